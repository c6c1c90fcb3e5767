import { findSlugProblem, slugify, SLUG_LENGTH, type SlugRefusal } from 'shared-lib/domain';

/** What is known about the address in the field. */
export type SlugVerdict =
  | { kind: 'empty' }
  | { kind: 'checking' }
  | { kind: 'free' }
  | { kind: 'current' }
  | { kind: 'refused'; problem: SlugRefusal; suggestions: readonly string[] }
  /** The service did not answer; whoever saves will find out. */
  | { kind: 'unchecked' };

/** The field: what it shows, whether it still follows the card's name, and what is known about it. */
export interface SlugFieldState {
  text: string;
  followsName: boolean;
  verdict: SlugVerdict;
}

export type SlugFieldEvent =
  | { type: 'name-typed'; name: string }
  | { type: 'typed'; text: string }
  | { type: 'left' }
  | { type: 'chosen'; slug: string }
  | { type: 'answered'; slug: string; problem: SlugRefusal | null; suggestions: readonly string[] }
  | { type: 'unanswered'; slug: string };

/**
 * A field that suggests an address.
 *
 * @param current - The card's own address, which needs no check; empty for a new card.
 */
export function newSlugField(current = ''): SlugFieldState {
  return { text: current, followsName: current === '', verdict: verdictOf(current, current) };
}

/** What can be said without asking anybody. */
function verdictOf(slug: string, current: string): SlugVerdict {
  if (slug === '') return { kind: 'empty' };
  if (slug === current) return { kind: 'current' };
  const problem = findSlugProblem(slug);
  return problem ? { kind: 'refused', problem, suggestions: [] } : { kind: 'checking' };
}

/**
 * What somebody is typing, brought near to an address without taking characters from under the cursor: a hyphen at the
 * end stays until the field is left, as the next word is still to come.
 */
function normalizeTyped(text: string): string {
  const slug = slugify(text);
  return slug !== '' && slug.length < SLUG_LENGTH.max && /[^\p{L}\p{N}]$/u.test(text) ? `${slug}-` : slug;
}

/** The field after an event. Answers about an address that is no longer in the field change nothing. */
export function reduceSlugField(state: SlugFieldState, event: SlugFieldEvent, current = ''): SlugFieldState {
  switch (event.type) {
    case 'name-typed': {
      if (!state.followsName) return state;
      const text = slugify(event.name);
      return text === state.text ? state : { ...state, text, verdict: verdictOf(text, current) };
    }
    case 'typed': {
      const text = normalizeTyped(event.text);
      const slug = slugify(text);
      const verdict = slug === slugOf(state) ? state.verdict : verdictOf(slug, current);
      // An emptied field starts to follow the name again.
      return { text, followsName: text === '' && current === '', verdict };
    }
    case 'left':
      return { ...state, text: slugOf(state) };
    case 'chosen':
      return { text: event.slug, followsName: false, verdict: verdictOf(event.slug, current) };
    case 'answered': {
      if (event.slug !== slugOf(state)) return state;
      const { problem, suggestions } = event;
      return { ...state, verdict: problem ? { kind: 'refused', problem, suggestions } : { kind: 'free' } };
    }
    case 'unanswered':
      return event.slug === slugOf(state) ? { ...state, verdict: { kind: 'unchecked' } } : state;
  }
}

/** The address that the field stands for. */
export function slugOf(state: SlugFieldState): string {
  return slugify(state.text);
}

/** Whether it is worth trying to claim the address. */
export function isUsable(state: SlugFieldState): boolean {
  return state.verdict.kind !== 'empty' && state.verdict.kind !== 'refused';
}

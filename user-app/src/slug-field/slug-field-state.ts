import {
  alternativeSlugs,
  findSlugProblem,
  slugify,
  SLUG_LENGTH,
  SLUG_REFUSALS,
  type SlugRefusal,
} from 'shared-lib/model';

/** Result of checking the address in the field. */
export type SlugVerdict =
  | { kind: 'empty' }
  | { kind: 'checking' }
  | { kind: 'free' }
  | { kind: 'current' }
  | { kind: 'refused'; problem: SlugRefusal; suggestions: readonly string[] }
  /** The service didn't answer; saving checks the address. */
  | { kind: 'unchecked' };

/** State of the field: its text and the check of its address. */
export interface SlugFieldState {
  text: string;
  verdict: SlugVerdict;
}

export type SlugFieldEvent =
  /** A free address was found for the person. */
  | { type: 'suggested'; slug: string }
  | { type: 'typed'; text: string }
  | { type: 'left' }
  | { type: 'chosen'; slug: string }
  | { type: 'answered'; slug: string; problem: SlugRefusal | null; suggestions: readonly string[] }
  | { type: 'unanswered'; slug: string };

/**
 * Returns the state of a new field.
 *
 * @param current - The card's present address, which needs no check; empty for a new card.
 */
export function newSlugField(current = ''): SlugFieldState {
  return { text: current, verdict: verdictOf(current, current) };
}

/** Returns the result that is known without a request. */
function verdictOf(slug: string, current: string): SlugVerdict {
  if (slug === '') return { kind: 'empty' };
  if (slug === current) return { kind: 'current' };
  const problem = findSlugProblem(slug);
  return problem ? { kind: 'refused', problem, suggestions: [] } : { kind: 'checking' };
}

/**
 * Converts typed text to an address without removing characters under the cursor: a hyphen at the end stays until the
 * field is left, as the next word is still to come.
 */
function normalizeTyped(text: string): string {
  const slug = slugify(text);
  return slug !== '' && slug.length < SLUG_LENGTH.max && /[^\p{L}\p{N}]$/u.test(text) ? `${slug}-` : slug;
}

/** Returns the state after an event. Answers about an address that is no longer in the field are ignored. */
export function reduceSlugField(state: SlugFieldState, event: SlugFieldEvent, current = ''): SlugFieldState {
  switch (event.type) {
    case 'suggested':
      // A typed address is not replaced.
      return state.text === '' ? { text: event.slug, verdict: { kind: 'free' } } : state;
    case 'typed': {
      const text = normalizeTyped(event.text);
      const slug = slugify(text);
      const verdict = slug === slugOf(state) ? state.verdict : verdictOf(slug, current);
      return { text, verdict };
    }
    case 'left':
      return { ...state, text: slugOf(state) };
    case 'chosen':
      return { text: event.slug, verdict: verdictOf(event.slug, current) };
    case 'answered': {
      if (event.slug !== slugOf(state)) return state;
      const { problem, suggestions } = event;
      return { ...state, verdict: problem ? { kind: 'refused', problem, suggestions } : { kind: 'free' } };
    }
    case 'unanswered':
      return event.slug === slugOf(state) ? { ...state, verdict: { kind: 'unchecked' } } : state;
  }
}

/** Returns the address in the field. */
export function slugOf(state: SlugFieldState): string {
  return slugify(state.text);
}

/** Reports whether it is worth trying to claim the address. */
export function isUsable(state: SlugFieldState): boolean {
  return state.verdict.kind !== 'empty' && state.verdict.kind !== 'refused';
}

/** Returns the event of an address that was refused when it was saved; `null` for a failure of another kind. */
export function refusalEvent(slug: string, reason: string | undefined): SlugFieldEvent | null {
  const problem = SLUG_REFUSALS.find((one) => one === reason);
  if (!problem) return null;
  const suggestions = problem === 'slug-taken' ? alternativeSlugs(slug).slice(0, 3) : [];
  return { type: 'answered', slug, problem, suggestions };
}

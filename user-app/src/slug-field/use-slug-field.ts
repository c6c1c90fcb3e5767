import { useReducer } from 'react';
import { useAnswer } from 'shared-lib/answers';
import { callFunction } from 'shared-lib/data';
import {
  newSlugField,
  reduceSlugField,
  slugOf,
  type SlugFieldEvent,
  type SlugFieldState,
} from './slug-field-state';

/** Delay after the last key before the request, in milliseconds. */
const DEBOUNCE_MS = 350;

/**
 * Provides the state of an address field, which checks whether its address is free.
 *
 * @param options.cardId - Card that wants the address, when it exists.
 * @param options.current - Its present address.
 */
export function useSlugField({ cardId, current = '' }: { cardId?: string; current?: string } = {}): [
  SlugFieldState,
  (event: SlugFieldEvent) => void,
] {
  const [state, dispatch] = useReducer(
    (before: SlugFieldState, event: SlugFieldEvent) => reduceSlugField(before, event, current),
    current,
    newSlugField,
  );
  const slug = slugOf(state);
  const asking = state.verdict.kind === 'checking';

  useAnswer(
    asking ? [slug, cardId] : null,
    (wanted, card) => callFunction('checkSlug', card ? { slug: wanted, cardId: card } : { slug: wanted }),
    {
      delayMs: DEBOUNCE_MS,
      onAnswer: (answer) => dispatch({ type: 'answered', ...answer, slug }),
      onError: () => dispatch({ type: 'unanswered', slug }),
    },
  );

  return [state, dispatch];
}

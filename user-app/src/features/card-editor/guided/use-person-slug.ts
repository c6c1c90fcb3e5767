import { useAnswer } from 'shared-lib/answers';
import { slugsOfPerson } from 'shared-lib/model';
import { findFreeSlug } from '../../../slug-field/find-free-slug';
import type { SlugFieldEvent } from '../../../slug-field/slug-field-state';

/** Delay after the last key before an address is looked for, in milliseconds. */
const DEBOUNCE_MS = 500;

/**
 * Derives the address of a new card from the person's name and trade, or else from their e-mail address, until somebody types one.
 *
 * @param isOwn - True once the address is its owner's own choice.
 */
export function usePersonSlug(
  { name, trade, email }: { name: string; trade: string; email: string },
  isOwn: boolean,
  send: (event: SlugFieldEvent) => void,
): void {
  useAnswer(
    isOwn ? null : [name, trade, email],
    (of, work, address) => findFreeSlug(slugsOfPerson({ name: of, trade: work, email: address })),
    {
      delayMs: DEBOUNCE_MS,
      // Without an answer the owner types one.
      onAnswer: (slug) => {
        if (slug !== null) send({ type: 'chosen', slug });
      },
    },
  );
}

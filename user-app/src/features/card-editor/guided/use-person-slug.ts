import { useEffect } from 'react';
import { slugsOfPerson } from 'shared-lib/model';
import { findFreeSlug } from '../../../slug-field/find-free-slug';
import type { SlugFieldEvent } from '../../../slug-field/slug-field-state';

/** Delay after the last key before an address is looked for, in milliseconds. */
const DEBOUNCE_MS = 500;

/**
 * Keeps the address of a new card that of the person's name and trade, or else of their e-mail address, as long as nobody types one.
 *
 * @param isOwn - True once the address is its owner's own choice.
 */
export function usePersonSlug(
  { name, trade, email }: { name: string; trade: string; email: string },
  isOwn: boolean,
  send: (event: SlugFieldEvent) => void,
): void {
  useEffect(() => {
    if (isOwn) return;
    let left = false;
    const timer = setTimeout(() => {
      findFreeSlug(slugsOfPerson({ name, trade, email })).then(
        (slug) => {
          if (slug !== null && !left) send({ type: 'chosen', slug });
        },
        // Without an answer the owner types one.
        () => undefined,
      );
    }, DEBOUNCE_MS);
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [name, trade, email, isOwn, send]);
}

import { useEffect } from 'react';
import type { Card } from 'shared-lib/model';

/** Time after which the screen has finished loading, in milliseconds. */
const SETTLED_MS = 8_000;

/** Creates the missing preview pictures of cards' links, once the screen has finished loading. */
export function useMissingPreviews(cards: readonly Card[] | undefined): void {
  useEffect(() => {
    if (!cards || cards.length === 0) return;
    const timer = setTimeout(() => {
      if (!navigator.onLine) return;
      void import('./add-missing-previews')
        .then(({ addMissingPreviews }) => addMissingPreviews(cards))
        .catch(() => undefined);
    }, SETTLED_MS);
    return () => clearTimeout(timer);
  }, [cards]);
}

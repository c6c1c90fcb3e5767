import { useEffect } from 'react';
import type { Card } from 'shared-lib/model';

/** Time after which nothing of the screen is on its way any more, in milliseconds. */
const SETTLED_MS = 8_000;

/** Makes the pictures of links that cards lack, once the screen has long been there. */
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

import { useMemo, useSyncExternalStore } from 'react';
import type { ListedCard } from 'shared-lib/data';
import { findWaitingCards, subscribeToDrafts, type CardWait } from 'shared-lib/draft';
import { requireShape } from 'shared-lib/model';

/** Follows {@link findWaitingCards}. */
export function useWaitingCards(uid: string, cards: readonly ListedCard[]): Record<string, CardWait> {
  // The same text for the same answer, so that nothing is rendered again without need.
  const text = useSyncExternalStore(subscribeToDrafts, () => JSON.stringify(findWaitingCards(uid, cards)));
  return useMemo(() => requireShape<Record<string, CardWait>>(JSON.parse(text), {}), [text]);
}

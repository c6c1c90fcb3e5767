import { hasPendingWrites, type ListedCard } from 'shared-lib/data';
import { findWaitingCards } from '../draft';

/** Returns the number of an account's cards with changes that are only on this device; `null` when nothing waits. */
export async function findUnsent(
  uid: string,
  cards: readonly ListedCard[],
): Promise<{ cards: number } | null> {
  const writesWait = await hasPendingWrites();
  const waiting = Object.keys(findWaitingCards(uid, writesWait ? cards : [])).length;
  return writesWait || waiting > 0 ? { cards: waiting } : null;
}

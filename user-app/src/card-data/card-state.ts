import { hasUnpublishedChanges, type Card } from 'shared-lib/model';

/** State of a card as its owner sees it. */
export type CardState = 'draft' | 'published' | 'changed' | 'paused' | 'taken-down';

/** Returns the state of a card that its owner sees. */
export function cardState(
  card: Pick<Card, 'status' | 'revision' | 'publishedRevision' | 'takedown'>,
): CardState {
  if (card.takedown) return 'taken-down';
  if (card.status === 'published') return hasUnpublishedChanges(card) ? 'changed' : 'published';
  return card.status;
}

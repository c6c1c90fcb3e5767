import { hasUnpublishedChanges, type Card } from 'shared-lib/domain';

/** Where a card stands, in the owner's words. */
export type CardState = 'draft' | 'published' | 'changed' | 'paused';

/** The one state that the owner sees of a card. */
export function cardState(card: Pick<Card, 'status' | 'revision' | 'publishedRevision'>): CardState {
  if (card.status === 'published') return hasUnpublishedChanges(card) ? 'changed' : 'published';
  return card.status;
}

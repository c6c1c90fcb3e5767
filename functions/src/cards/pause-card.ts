import { prepareIndex } from '../accounts/user-index';
import type { CallableHandler } from '../callable';
import { Refusal } from '../refusal';
import { cardRef, getOwnCardOrThrow } from './card-document';
import { writePublicCard } from './public-document';

/** Hides a card from visitors without losing anything; its address says that it is paused. */
export const pauseCard: CallableHandler<'pauseCard'> = async ({ db, uid, now }, { cardId }) => {
  const ref = cardRef(db, cardId);
  return db.runTransaction(async (transaction) => {
    const card = await getOwnCardOrThrow(transaction, ref, uid);
    if (card.takedown) throw new Refusal('card-taken-down');
    if (card.status === 'draft') throw new Refusal('card-never-published');
    const writeIndex = await prepareIndex(transaction, { db, now }, uid);
    transaction.update(ref, { status: 'paused' });
    writeIndex({ seen: true, publishedCards: card.status === 'published' ? -1 : 0 });
    writePublicCard(transaction, db, { status: 'paused', slug: card.slug });
    return { slug: card.slug };
  });
};

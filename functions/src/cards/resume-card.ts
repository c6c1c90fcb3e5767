import { prepareIndex } from '../accounts/user-index';
import type { CallableHandler } from '../callable';
import { Refusal } from '../refusal';
import { cardRef, getOwnCardOrThrow } from './card-document';
import { getPublicationOrThrow, writePublicCard } from './public-document';

/** Shows a paused card again, as it was last published. */
export const resumeCard: CallableHandler<'resumeCard'> = async ({ db, uid, now }, { cardId }) => {
  const ref = cardRef(db, cardId);
  return db.runTransaction(async (transaction) => {
    const card = await getOwnCardOrThrow(transaction, ref, uid);
    if (card.takedown) throw new Refusal('card-taken-down');
    const published = await getPublicationOrThrow(transaction, ref, card);
    const writeIndex = await prepareIndex(transaction, { db, now }, uid);
    transaction.update(ref, { status: 'published' });
    writeIndex({ seen: true, publishedCards: card.status === 'published' ? 0 : 1 });
    writePublicCard(transaction, db, published);
    return { slug: card.slug };
  });
};

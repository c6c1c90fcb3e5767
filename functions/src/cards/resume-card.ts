import type { CallableHandler } from '../callable';
import { cardRef, getOwnCardOrThrow } from './card-document';
import { getPublicationOrThrow, writePublicCard } from './public-document';

/** Shows a paused card again, as it was last published. */
export const resumeCard: CallableHandler<'resumeCard'> = async ({ db, uid }, { cardId }) => {
  const ref = cardRef(db, cardId);
  return db.runTransaction(async (transaction) => {
    const card = await getOwnCardOrThrow(transaction, ref, uid);
    const published = await getPublicationOrThrow(transaction, ref, card.publishedRevision);
    transaction.update(ref, { status: 'published' });
    writePublicCard(transaction, db, { ...published, slug: card.slug });
    return { slug: card.slug };
  });
};

import { Timestamp } from 'firebase-admin/firestore';
import { prepareIndex } from '../accounts/user-index';
import type { CallableHandler } from '../callable';
import { cardRef, getOwnCardOrThrow } from './card-document';
import { writePublicCard } from './public-document';
import { freeSlug } from './slug-claims';

/**
 * Takes a card down and frees its address. It can be brought back until the job `purgeDeletedCards` removes it for good.
 */
export const deleteCard: CallableHandler<'deleteCard'> = async ({ db, uid, now }, { cardId }) => {
  const ref = cardRef(db, cardId);
  return db.runTransaction(async (transaction) => {
    const card = await getOwnCardOrThrow(transaction, ref, uid, { deleted: true });
    if (card.deletedAt !== null) return { cardId };
    const writeIndex = await prepareIndex(transaction, { db, now }, uid);
    transaction.update(ref, { deletedAt: Timestamp.fromMillis(now) });
    freeSlug(transaction, db, card.slug, now);
    if (card.status !== 'draft') writePublicCard(transaction, db, { status: 'deleted', slug: card.slug });
    writeIndex({ seen: true, cards: -1, publishedCards: card.status === 'published' ? -1 : 0 });
    return { cardId };
  });
};

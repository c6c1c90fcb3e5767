import { Timestamp } from 'firebase-admin/firestore';
import { prepareIndex } from '../account-records/user-index';
import type { CallableHandler } from '../callable';
import { cardRef, getOwnCardOrThrow } from '../card-records/card-document';
import { settlePhotosLater } from '../card-records/photos/shown-photos';
import { preparePublicState } from '../card-records/public-state';
import { freeSlug } from '../card-records/slug-claims';

/**
 * Takes a card down and frees its address. It can be restored until the job `purgeDeletedCards` removes it for good.
 */
export const deleteCard: CallableHandler<'deleteCard'> = async ({ db, uid, now }, { cardId }) => {
  const ref = cardRef(db, cardId);
  const slug = await db.runTransaction(async (transaction) => {
    const card = await getOwnCardOrThrow(transaction, ref, uid, { deleted: true });
    if (card.deletedAt !== null) return card.slug;
    const visitors = await preparePublicState(transaction, db, cardId, card);
    const writeIndex = await prepareIndex(transaction, { db, now }, uid);
    const deletedAt = Timestamp.fromMillis(now);
    transaction.update(ref, { deletedAt });
    if (visitors.isHeld) freeSlug(transaction, db, card.slug, now);
    visitors.write({ ...card, deletedAt }, null);
    writeIndex({
      seen: true,
      cards: -1,
      publishedCards: card.status === 'published' ? -1 : 0,
      goneSlug: card.slug,
    });
    return card.slug;
  });
  await settlePhotosLater(db, slug);
  return { cardId };
};

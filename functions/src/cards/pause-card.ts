import { prepareIndex } from '../account-records/user-index';
import type { CallableHandler } from '../callable';
import { Refusal } from '../refusal';
import { cardRef, getOwnCardOrThrow } from '../card-records/card-document';
import { settlePhotosLater } from '../card-records/photos/shown-photos';
import { preparePublicState } from '../card-records/public-state';

/** Hides a card from visitors without losing anything; its address says that it is paused. */
export const pauseCard: CallableHandler<'pauseCard'> = async ({ db, uid, now }, { cardId }) => {
  const ref = cardRef(db, cardId);
  const slug = await db.runTransaction(async (transaction) => {
    const card = await getOwnCardOrThrow(transaction, ref, uid);
    if (card.takedown) throw new Refusal('card-taken-down');
    if (card.status === 'draft') throw new Refusal('card-never-published');
    const visitors = await preparePublicState(transaction, db, cardId, card);
    const writeIndex = await prepareIndex(transaction, { db, now }, uid);
    transaction.update(ref, { status: 'paused' });
    writeIndex({ seen: true, publishedCards: card.status === 'published' ? -1 : 0 });
    visitors.write({ ...card, status: 'paused' }, null);
    return card.slug;
  });
  await settlePhotosLater(db, slug);
  return { slug };
};

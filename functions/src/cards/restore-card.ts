import { prepareIndex } from '../accounts/user-index';
import type { CallableHandler } from '../callable';
import { Refusal } from '../refusal';
import { cardRef, getOwnCardOrThrow } from './card-document';
import { getPublicationOrThrow, writePublicCard } from './public-document';
import { prepareClaim } from './slug-claims';

/** Brings a deleted card back at its address, shown to visitors as it was. */
export const restoreCard: CallableHandler<'restoreCard'> = async ({ db, uid, now }, { cardId }) => {
  const ref = cardRef(db, cardId);
  return db.runTransaction(async (transaction) => {
    const card = await getOwnCardOrThrow(transaction, ref, uid, { deleted: true });
    if (card.deletedAt === null) return { cardId, slug: card.slug };
    if (card.takedown) throw new Refusal('card-taken-down');
    const published =
      card.status === 'published' ? await getPublicationOrThrow(transaction, ref, card) : null;
    const claim = await prepareClaim(transaction, db, card.slug, { uid, cardId }, now);
    const writeIndex = await prepareIndex(transaction, { db, now }, uid);
    claim();
    transaction.update(ref, { deletedAt: null });
    writeIndex({ seen: true, cards: 1, publishedCards: published ? 1 : 0 });
    if (published) writePublicCard(transaction, db, published);
    if (card.status === 'paused') writePublicCard(transaction, db, { status: 'paused', slug: card.slug });
    return { cardId, slug: card.slug };
  });
};

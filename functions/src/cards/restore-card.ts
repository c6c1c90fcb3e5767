import { prepareIndex } from '../account-records/user-index';
import { recordVerifiedAddress } from './verified-address';
import type { CallableHandler } from '../callable';
import { Refusal } from '../refusal';
import { findUnwanted } from '../trust/refuse-unwanted';
import { cardRef, getOwnCardOrThrow, type CardDocument } from '../card-records/card-document';
import { settlePhotosLater } from '../card-records/photos/shown-photos';
import { getPublicationOrThrow, preparePublicState } from '../card-records/public-state';
import { prepareTrial } from './publication-trial';
import { prepareClaim } from '../card-records/slug-claims';

/**
 * Restores a deleted card at its address, shown as before. A card with a link that has been banned since is restored
 * paused, so that its owner can change the link.
 */
export const restoreCard: CallableHandler<'restoreCard'> = async (context, { cardId }) => {
  const { db, uid, now } = context;
  await recordVerifiedAddress(context);
  const ref = cardRef(db, cardId);
  const slug = await db.runTransaction(async (transaction) => {
    const card = await getOwnCardOrThrow(transaction, ref, uid, { deleted: true });
    if (card.deletedAt === null) return card.slug;
    if (card.takedown) throw new Refusal('card-taken-down');
    const published =
      card.status === 'published' ? await getPublicationOrThrow(transaction, ref, card) : null;
    const unwanted = published && (await findUnwanted(transaction, { db, now }, uid, published));
    if (unwanted === 'content-taken-down') throw new Refusal(unwanted);
    const visitors = await preparePublicState(transaction, db, cardId, card, { claiming: true });
    const claim = await prepareClaim(transaction, db, card.slug, { uid, cardId }, now);
    const beginTrial = published ? await prepareTrial(transaction, context, uid, cardId) : () => {};
    const writeIndex = await prepareIndex(transaction, { db, now }, uid);
    claim();
    beginTrial();
    const change: Pick<CardDocument, 'deletedAt' | 'status'> = {
      deletedAt: null,
      status: unwanted ? 'paused' : card.status,
    };
    transaction.update(ref, { ...change });
    const restored = { ...card, ...change };
    const shown = restored.status === 'published' ? 1 : 0;
    writeIndex({ seen: true, cards: 1, publishedCards: shown, newSlug: card.slug });
    visitors.write(restored, published);
    return card.slug;
  });
  await settlePhotosLater(db, slug);
  return { cardId, slug };
};

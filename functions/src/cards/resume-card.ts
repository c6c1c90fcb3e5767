import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { prepareIndex } from '../account-records/user-index';
import { recordVerifiedAddress } from './verified-address';
import type { CallableHandler } from '../callable';
import { Refusal } from '../refusal';
import { refuseUnwanted } from '../trust/refuse-unwanted';
import { cardRef, getOwnCardOrThrow } from '../card-records/card-document';
import { settlingPhotos, showPhotosOrThrow } from '../card-records/photos/shown-photos';
import { getPublicationOrThrow, preparePublicState } from '../card-records/public-state';
import { prepareTrial } from './publication-trial';

/**
 * Shows a hidden card again in the form in which it was last published.
 *
 * @param prepare - Reads what else the transaction has to write, and returns a function that writes it.
 * @throws Refusal `card-taken-down`, or a reason of {@link refuseUnwanted}
 */
export async function showAgain(
  context: { db: Firestore; now: number },
  { uid, cardId }: { uid: string; cardId: string },
  prepare: (transaction: Transaction) => Promise<() => void> = () => Promise.resolve(() => undefined),
): Promise<{ slug: string }> {
  const { db } = context;
  const ref = cardRef(db, cardId);
  const show = async (transaction: Transaction, touch: (slug: string) => void) => {
    const card = await getOwnCardOrThrow(transaction, ref, uid);
    if (card.takedown) throw new Refusal('card-taken-down');
    const published = await getPublicationOrThrow(transaction, ref, card);
    const visitors = await preparePublicState(transaction, db, cardId, card);
    await refuseUnwanted(transaction, context, uid, published);
    const writeMore = await prepare(transaction);
    const writeIndex = await prepareIndex(transaction, context, uid);
    touch(card.slug);
    await showPhotosOrThrow(published, uid, visitors.shown);
    writeMore();
    transaction.update(ref, { status: 'published' });
    writeIndex({ seen: true, publishedCards: card.status === 'published' ? 0 : 1 });
    visitors.write({ ...card, status: 'published' }, published);
    return { slug: card.slug };
  };
  return settlingPhotos(db, (touch) => db.runTransaction((transaction) => show(transaction, touch)));
}

/** Shows a paused card again, as it was last published. */
export const resumeCard: CallableHandler<'resumeCard'> = async (context, { cardId }) => {
  const { uid } = context;
  await recordVerifiedAddress(context);
  return showAgain(context, { uid, cardId }, (transaction) =>
    prepareTrial(transaction, context, uid, cardId),
  );
};

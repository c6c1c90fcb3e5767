import { Timestamp } from 'firebase-admin/firestore';
import type { CallableHandler, CallContext } from '../callable';
import { cardRef, readCard } from '../card-records/card-document';
import { offerRef } from '../card-records/shown-services';
import { bucket } from '../firebase';
import { openReportsOf } from './reported-card';

/** Most cards that one call processes; an account rarely has as many in its bin. */
const MAX_CARDS = 50;

/**
 * Removes the deleted cards of an account for good, with their publications and photos. A card that was taken down, or
 * whose reports nobody has decided on, stays until `purgeDeletedCards` removes it: a bin isn't emptied of evidence.
 */
export const emptyBin: CallableHandler<'emptyBin'> = async (context) => {
  const { db, uid } = context;
  const { docs } = await db
    .collection('cards')
    .where('userId', '==', uid)
    .where('deletedAt', '>', Timestamp.fromMillis(0))
    .orderBy('deletedAt', 'desc')
    .limit(MAX_CARDS)
    .select()
    .get();
  let removed = 0;
  for (const { id } of docs) if (await removeForGood(context, id)) removed += 1;
  return { removed, kept: docs.length - removed };
};

/** Removes one deleted card unless it has to stay; one that is restored meanwhile stays whole. */
async function removeForGood({ db, uid }: CallContext, cardId: string): Promise<boolean> {
  const ref = cardRef(db, cardId);
  const publications = await ref.collection('publications').listDocuments();
  const isRemoved = await db.runTransaction(async (transaction) => {
    const card = readCard(await transaction.get(ref));
    if (!card || card.userId !== uid || card.deletedAt === null || card.takedown) return false;
    const open = await transaction.get(openReportsOf(db, cardId).limit(1));
    if (!open.empty) return false;
    for (const document of [...publications, offerRef(db, cardId), ref]) transaction.delete(document);
    return true;
  });
  // Files that stay after a failure are of no card, so that `sweepFiles` finds them.
  if (isRemoved) await bucket().deleteFiles({ prefix: `cards/${uid}/${cardId}/` });
  return isRemoved;
}

import { Timestamp } from 'firebase-admin/firestore';
import { DELETED_CARD_DAYS } from 'shared-lib/domain';
import { offerRef } from '../bookings/booking-offer';
import { bucket } from '../firebase';
import type { Job } from './job';

const DAY_MS = 24 * 60 * 60 * 1000;

/** How many cards one call removes. */
const BATCH = 20;

/** Removes cards, with their publications and photos, that were deleted longer ago than they can be brought back. */
export const purgeDeletedCards: Job = async ({ db, now }) => {
  const due = await db
    .collection('cards')
    .where('deletedAt', '<=', Timestamp.fromMillis(now - DELETED_CARD_DAYS * DAY_MS))
    .orderBy('deletedAt')
    .limit(BATCH)
    .get();
  for (const card of due.docs) {
    await bucket().deleteFiles({ prefix: `cards/${String(card.get('userId'))}/${card.id}/` });
    const publications = await card.ref.collection('publications').listDocuments();
    const batch = db.batch();
    for (const document of [...publications, offerRef(db, card.id), card.ref]) batch.delete(document);
    await batch.commit();
  }
  return due.size;
};

import { Timestamp } from 'firebase-admin/firestore';
import { updateBookableCards } from '../bookings/bookable-cards';
import type { Job } from './job';

/** How far back one call looks: several calls may be lost. */
const LOOK_BACK_MS = 15 * 60 * 1000;

/** Accounts that one call deals with. */
const BATCH = 50;

/**
 * Brings cards up to date with services and hours that were saved lately: the owner's app may have been closed, or without a
 * network, before it could ask for that.
 */
export const refreshBookableCards: Job = async ({ db, now }) => {
  const since = Timestamp.fromMillis(now - LOOK_BACK_MS);
  const saved = (collection: string) =>
    db.collection(collection).where('updatedAt', '>=', since).orderBy('updatedAt', 'desc').limit(BATCH);
  const [services, hours] = await Promise.all([
    saved('services').select('userId').get(),
    saved('availability').select().get(),
  ]);
  const accounts = new Set([
    ...services.docs.map((service) => String(service.get('userId'))),
    ...hours.docs.map(({ id }) => id),
  ]);
  let changed = 0;
  for (const uid of accounts) changed += await updateBookableCards(db, uid);
  return changed;
};

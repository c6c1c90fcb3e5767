import { customerRef, mergedIntoQuery } from '../bookings/customers/customers';
import type { CallableHandler } from '../callable';
import { leadsOf } from '../bookings/customers/lead-document';
import { eraseWaiting } from '../waiting/erase-waiting';

/** Documents of each kind that one round removes. */
const ROUND = 150;

/**
 * Removes a person from the caller's list for good: the record with note and tags, what they left on cards, notifications of it, and
 * their places on the waiting list. Bookings stay, with the name of who booked.
 */
export const deletePerson: CallableHandler<'deletePerson'> = async (context, { personId }) => {
  const { db, uid } = context;
  const record = await customerRef(db, uid, personId).get();
  await eraseWaiting(context, uid, String(record.get('email') ?? ''));
  const merged = mergedIntoQuery(db, uid, personId);
  const bells = db.collection(`users/${uid}/notifications`).where('personId', '==', personId);
  let leads = 0;
  for (;;) {
    const [forms, notices, places] = await Promise.all([
      leadsOf(db, uid, personId).select().limit(ROUND).get(),
      bells.select().limit(ROUND).get(),
      merged.select().limit(ROUND).get(),
    ]);
    const isLast = [forms, notices, places].every(({ size }) => size < ROUND);
    const batch = db.batch();
    for (const { ref } of [...forms.docs, ...notices.docs, ...places.docs]) batch.delete(ref);
    // The record is deleted last, so that an interrupted deletion can be repeated.
    if (isLast) batch.delete(customerRef(db, uid, personId));
    await batch.commit();
    leads += forms.size;
    if (isLast) return { leads };
  }
};

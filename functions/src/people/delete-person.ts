import { customerRef } from '../bookings/customers';
import type { CallableHandler } from '../callable';
import { leadsOf } from './lead-document';

/** Forms of one person that one round removes. */
const ROUND = 200;

/**
 * Removes a person from the caller's list for good: the record with note and tags, what they left on cards, and notifications of it.
 * Bookings stay, with the name of who booked.
 */
export const deletePerson: CallableHandler<'deletePerson'> = async ({ db, uid }, { personId }) => {
  const bells = db.collection(`users/${uid}/notifications`).where('personId', '==', personId);
  let leads = 0;
  for (;;) {
    const [forms, told] = await Promise.all([
      leadsOf(db, uid, personId).select().limit(ROUND).get(),
      bells.select().limit(ROUND).get(),
    ]);
    const isLast = forms.size < ROUND && told.size < ROUND;
    const batch = db.batch();
    for (const { ref } of [...forms.docs, ...told.docs]) batch.delete(ref);
    // The record goes last: whoever stops before can begin again.
    if (isLast) batch.delete(customerRef(db, uid, personId));
    await batch.commit();
    leads += forms.size;
    if (isLast) return { leads };
  }
};

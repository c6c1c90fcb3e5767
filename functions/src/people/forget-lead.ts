import { Timestamp, type Firestore, type Transaction } from 'firebase-admin/firestore';
import { LEAD_WAIT_DAYS } from 'shared-lib/model/booking';
import { DAY_MS } from 'shared-lib/time';
import { parseBooking } from '../bookings/record/booking-document';
import {
  customerRef,
  forgetVisit,
  mergedIntoQuery,
  readCustomer,
  type OtherVisit,
} from '../bookings/customers/customers';
import { visitOfBooking, visitOfLead } from '../bookings/customers/other-visit';
import {
  leadMarkRef,
  leadRef,
  leadsOf,
  readLead,
  type LeadDocument,
} from '../bookings/customers/lead-document';

/** Finds the latest other visit of a person besides one form: a booking, else another form. */
async function readOtherVisit(
  transaction: Transaction,
  db: Firestore,
  { id, userId, personId }: Pick<LeadDocument, 'userId' | 'personId'> & { id: string },
): Promise<OtherVisit | null> {
  const [bookings, leads] = await Promise.all([
    transaction.get(
      db
        .collection('bookings')
        .where('userId', '==', userId)
        .where('customerId', '==', personId)
        .orderBy('start', 'desc')
        .limit(1),
    ),
    transaction.get(leadsOf(db, userId, personId).limit(2)),
  ]);
  const [booked] = bookings.docs;
  if (booked) return visitOfBooking(parseBooking(booked));
  return visitOfLead(leads.docs.find((found) => found.id !== id));
}

/**
 * Erases the details that a visitor left on a card, and all copies of them, on request by the page that knows the form's id. The answer is
 * the same for a missing form.
 */
export async function forgetLead(
  { db, now }: { db: Firestore; now: number },
  { leadId }: { leadId: string },
): Promise<Record<string, never>> {
  const ref = leadRef(db, leadId);
  await db.runTransaction(async (transaction) => {
    const lead = readLead(await transaction.get(ref));
    if (!lead) {
      // One that is on its way still comes too late.
      transaction.set(leadMarkRef(db, leadId), {
        expiresAt: Timestamp.fromMillis(now + (LEAD_WAIT_DAYS + 1) * DAY_MS),
      });
      return;
    }
    const { userId, personId } = lead;
    const [known, other, bells, merged] = await Promise.all([
      transaction.get(customerRef(db, userId, personId)),
      readOtherVisit(transaction, db, { id: ref.id, userId, personId }),
      transaction.get(db.collection(`users/${userId}/notifications`).where('leadId', '==', ref.id)),
      transaction.get(mergedIntoQuery(db, userId, personId)),
    ]);
    transaction.delete(ref);
    for (const bell of bells.docs) transaction.delete(bell.ref);
    const leads = Math.max(0, (readCustomer(known)?.leads ?? 0) - 1);
    // What the owner knows of them otherwise stays.
    if (forgetVisit(transaction, known, { id: ref.id, leads }, other))
      for (const place of merged.docs) transaction.delete(place.ref);
  });
  return {};
}

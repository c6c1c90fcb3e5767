import {
  Timestamp,
  type DocumentSnapshot,
  type Firestore,
  type QuerySnapshot,
  type Transaction,
} from 'firebase-admin/firestore';
import { LEAD_WAIT_DAYS, searchKeysOf, type BookingCustomer } from 'shared-lib/domain/booking';
import { DAY_MS } from 'shared-lib/time';
import { customerRef, mergedIntoQuery, type CustomerDocument } from '../bookings/customers';
import { leadMarkRef, leadRef, leadsOf, type LeadDocument } from './lead-document';

/** Contact data that stays of a person without one of their forms. */
interface Kept extends BookingCustomer {
  company?: string;
}

/** Finds the latest contact data of a person besides one form: that of a booking, else of another form. */
async function readOtherContact(
  transaction: Transaction,
  db: Firestore,
  { id, userId, personId }: Pick<LeadDocument, 'userId' | 'personId'> & { id: string },
): Promise<Kept | null> {
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
  const other = leads.docs.find((found) => found.id !== id)?.data() as LeadDocument | undefined;
  const booked = bookings.docs[0]?.get('customer') as BookingCustomer | undefined;
  const found = booked ?? other;
  return found
    ? { name: found.name, email: found.email, phone: found.phone, company: other?.company ?? '' }
    : null;
}

/** Removes one form from a person's record, which goes with it unless the owner knows them otherwise. */
function forgetLeadOf(
  transaction: Transaction,
  known: DocumentSnapshot,
  { other, merged }: { other: Kept | null; merged: QuerySnapshot },
): void {
  const stored = known.data() as CustomerDocument | undefined;
  if (!stored) return;
  const leads = Math.max(0, (stored.leads ?? 0) - 1);
  if (other) transaction.update(known.ref, { ...other, leads, searchKeys: searchKeysOf(other) });
  else if (stored.source === 'hand' || stored.source === 'import') transaction.update(known.ref, { leads });
  else for (const { ref } of [known, ...merged.docs]) transaction.delete(ref);
}

/**
 * Erases what a visitor left on a card, wherever it went, on request by the page that knows the form's id. What isn't there is
 * answered like what was.
 */
export async function forgetLead(
  { db, now }: { db: Firestore; now: number },
  { leadId }: { leadId: string },
): Promise<Record<string, never>> {
  const ref = leadRef(db, leadId);
  await db.runTransaction(async (transaction) => {
    const lead = (await transaction.get(ref)).data() as LeadDocument | undefined;
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
      readOtherContact(transaction, db, { id: ref.id, userId, personId }),
      transaction.get(db.collection(`users/${userId}/notifications`).where('leadId', '==', ref.id)),
      transaction.get(mergedIntoQuery(db, userId, personId)),
    ]);
    transaction.delete(ref);
    for (const bell of bells.docs) transaction.delete(bell.ref);
    forgetLeadOf(transaction, known, { other, merged });
  });
  return {};
}

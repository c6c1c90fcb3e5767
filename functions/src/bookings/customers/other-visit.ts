import type { DocumentSnapshot } from 'firebase-admin/firestore';
import type { Booking } from 'shared-lib/model/booking';
import { readLead } from './lead-document';
import type { OtherVisit } from './customers';

/** Returns what a booking says of its customer. */
export const visitOfBooking = ({ id, customer: words, createdAt: at }: Booking): OtherVisit => ({
  id,
  words,
  at,
});

/** Returns the contact data in a form that a person left on a card; `null` without one. */
export function visitOfLead(found: DocumentSnapshot | undefined): OtherVisit | null {
  const lead = found && readLead(found);
  if (!lead) return null;
  const { name, email, phone, company, createdAt } = lead;
  return { id: found.id, words: { name, email, phone, company }, at: createdAt.toMillis() };
}

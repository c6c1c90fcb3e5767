import type { DocumentReference, DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore';
import type { Booking } from 'shared-lib/model/booking';
import { plannedWhatsAppRef } from '../../outbox/plan-whatsapp';
import { REMINDER_KINDS, reminderRef } from '../../outbox/reminders';
import { notify } from '../../notifications/notify';
import { parseBooking, type ReadBooking } from '../record/booking-document';
import { leadsOf } from './lead-document';
import { customerRef, forgetVisit, mergedIntoQuery, readCustomer, type OtherVisit } from './customers';
import { visitOfBooking, visitOfLead } from './other-visit';
import { NAMELESS } from './person-words';
import { reviewRequestRef } from '../reminders/review-requests';
import { requestAfter, notifyOfRequest, type RestRequest } from './rest-request';
import type { BookingContext } from '../time/take-slot';

/** Circumstances of an erasure. */
export interface ErasureOptions {
  /** Request that the owner erases the rest, which is stored while there is a rest. */
  request?: RestRequest | null;
  /** False when the owner erases it, who needs no notification. */
  tells?: boolean;
}

/** Documents outside a booking that hold its visitor's data. */
interface Traces {
  customer: DocumentSnapshot | null;
  /** Places of people who were merged into the customer. */
  merged: DocumentReference[];
  /** Latest other booking of the same customer, else the latest form that they left. */
  other: OtherVisit | null;
  /** Mail to the visitor, and notifications with their name. */
  gone: DocumentReference[];
  /** Online payment, whose sums stay. */
  payment: DocumentReference | null;
}

/** Returns a booking without any personal data of its visitor; the time and the status stay. */
export function withoutVisitor({ booking }: Pick<ReadBooking, 'booking'>, now: number): ReadBooking {
  // The other bookings of its series would reveal whose it was; reminders, attendance and invoice data are personal too.
  const { eraseAfter: _, seriesId: __, reminded: ___, attends: ____, invoice: _____, ...rest } = booking;
  const { whatsApp: ______, ...kept } = rest;
  return {
    booking: {
      ...kept,
      customer: { name: NAMELESS, email: '', phone: '' },
      answers: [],
      notes: '',
      reason: '',
      ownerNote: '',
      erasedAt: now,
      updatedAt: now,
    },
    internal: { customerId: '', requestKey: '' },
  };
}

/** Finds the documents outside a booking that hold its visitor's data. Reads only. */
export async function readTraces(
  transaction: Transaction,
  db: Firestore,
  { booking: { id, userId }, internal: { customerId } }: ReadBooking,
): Promise<Traces> {
  const ofBooking = (collection: string) => db.collection(collection).where('bookingId', '==', id);
  const [mail, bells, paid] = await Promise.all([
    transaction.get(ofBooking('outbox').where('recipient', '==', 'visitor')),
    transaction.get(ofBooking(`users/${userId}/notifications`)),
    transaction.get(db.doc(`payments/${id}`)),
  ]);
  const payment = paid.exists ? paid.ref : null;
  const gone = [...mail.docs, ...bells.docs].map(({ ref }) => ref);
  if (customerId === '') return { customer: null, merged: [], other: null, gone, payment };
  const [customer, latest, left, merged] = await Promise.all([
    transaction.get(customerRef(db, userId, customerId)),
    transaction.get(
      db
        .collection('bookings')
        .where('userId', '==', userId)
        .where('customerId', '==', customerId)
        .orderBy('start', 'desc')
        .limit(2),
    ),
    transaction.get(leadsOf(db, userId, customerId).limit(1)),
    transaction.get(mergedIntoQuery(db, userId, customerId)),
  ]);
  const booked = latest.docs.find((found) => found.id !== id);
  return {
    customer,
    merged: merged.docs.map(({ ref }) => ref),
    other: booked ? visitOfBooking(parseBooking(booked)) : visitOfLead(left.docs[0]),
    gone,
    payment,
  };
}

/** Erases a visitor's data outside their booking, and notifies the owner. Writes only. */
export function eraseTraces(
  transaction: Transaction,
  context: BookingContext,
  { id, userId, service, start, whatsApp }: Booking,
  { customer, merged, other, gone, payment }: Traces,
  { request = null, tells = true }: ErasureOptions = {},
): void {
  for (const ref of gone) transaction.delete(ref);
  for (const kind of REMINDER_KINDS) transaction.delete(reminderRef(context.db, id, kind));
  transaction.delete(reviewRequestRef(context.db, id));
  if (whatsApp) transaction.delete(plannedWhatsAppRef(context.db, id));
  if (payment) transaction.update(payment, { customerName: NAMELESS, customerEmail: '' });
  if (customer) {
    const { bookings } = readCustomer(customer) ?? { bookings: 1 };
    const restRequest = request && requestAfter(customer, request);
    const left = { id, bookings: Math.max(0, bookings - 1), ...(restRequest && { restRequest }) };
    if (forgetVisit(transaction, customer, left, other)) for (const ref of merged) transaction.delete(ref);
    else if (request && restRequest === request)
      notifyOfRequest(transaction, context, userId, customer, request);
  }
  if (!tells) return;
  notify(transaction, context, userId, {
    kind: 'booking-erased',
    bookingId: id,
    service: service.name,
    startsAt: new Date(start).toISOString(),
  });
}

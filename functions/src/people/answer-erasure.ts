import { FieldValue, Timestamp, type DocumentSnapshot, type Transaction } from 'firebase-admin/firestore';
import { cleanText } from '../bookings/book/clean-text';
import { readBooking, writeBooking } from '../bookings/change/change-status';
import { customerRef, readCustomer } from '../bookings/customers/customers';
import { eraseNow, isComing } from '../bookings/customers/erase-booking';
import type { RestRequest } from '../bookings/customers/rest-request';
import { bookingTransaction, type BookingContext } from '../bookings/time/take-slot';
import type { CallableHandler } from '../callable';
import { notify } from '../notifications/notify';
import { queuePersonMail } from '../outbox/outbox';
import { Refusal } from '../refusal';
import { eraseWaiting } from '../waiting/erase-waiting';
import { deletePerson } from './delete-person';

/** Returns the request of a person that waits for its answer. */
function openRequestOf(found: DocumentSnapshot): RestRequest {
  const request = readCustomer(found)?.restRequest;
  if (!request || request.refusedAt !== undefined) throw new Refusal('person-not-found');
  return request;
}

/** Queues the mail with the owner's answer to a person. */
function queueAnswer(
  transaction: Transaction,
  context: BookingContext,
  { uid, personId }: { uid: string; personId: string },
  { email = '', language = 'es' }: RestRequest,
  reason: string | null,
): void {
  if (email !== '') queuePersonMail(transaction, context, { uid, personId }, { email, language, reason });
}

/** Erases one booking of a person, at once when it is over, otherwise once it is. */
const eraseBookingOf = (context: BookingContext, id: string) =>
  bookingTransaction(context.db, async (transaction) => {
    const read = await readBooking(transaction, context.db, id);
    if (!read || read.booking.erasedAt !== undefined) return;
    const { booking } = read;
    if (!isComing(booking, context.now)) await eraseNow(transaction, context, read, { tells: false });
    else if (booking.eraseAfter === undefined)
      writeBooking(transaction, context, { ...read, booking: { ...booking, eraseAfter: booking.end } });
  });

/**
 * Answers a person who asked for the erasure of what the caller knows of them, and mails them the answer. When granted, everything of the
 * person is erased: record, forms, and the data of bookings, for a coming one once it is over. When refused, the record keeps the reason. A
 * repeated call continues after an interruption.
 *
 * @throws Refusal `person-not-found` for a person, or a request, that isn't there, or `invalid-input` for a refusal without a reason
 */
export const answerErasure: CallableHandler<'answerErasure'> = async (
  context,
  { personId, grant, reason },
) => {
  const { db, uid, now } = context;
  const ref = customerRef(db, uid, personId);
  if (!grant) {
    const words = cleanText(reason);
    if (words === '') throw new Refusal('invalid-input', { fields: ['reason'] });
    await db.runTransaction(async (transaction) => {
      const request = openRequestOf(await transaction.get(ref));
      transaction.update(ref, {
        'restRequest.refusedAt': Timestamp.fromMillis(now),
        'restRequest.reason': words,
        'restRequest.email': FieldValue.delete(),
        'restRequest.language': FieldValue.delete(),
      });
      queueAnswer(transaction, context, { uid, personId }, request, words);
    });
    return { personId };
  }
  const record = await ref.get();
  const { email = '' } = openRequestOf(record);
  for (const address of new Set([email, String(record.get('email') ?? '')]))
    await eraseWaiting(context, uid, address);
  const bookings = db.collection('bookings').where('userId', '==', uid).where('customerId', '==', personId);
  for (const { id } of (await bookings.select().get()).docs) await eraseBookingOf(context, id);
  await db.runTransaction(async (transaction) => {
    const found = await transaction.get(ref);
    if (!found.exists) return;
    const request = openRequestOf(found);
    queueAnswer(transaction, context, { uid, personId }, request, null);
    const askedAt = new Date(request.askedAt.toMillis()).toISOString();
    notify(transaction, context, uid, { kind: 'person-erased', askedAt });
    transaction.delete(ref);
  });
  await deletePerson(context, { personId });
  return { personId };
};

import { createHash } from 'node:crypto';
import { Timestamp, type DocumentSnapshot, type Transaction } from 'firebase-admin/firestore';
import {
  isZone,
  reservedSpan,
  type Booking,
  type BookingStatus,
  type ServiceSnapshot,
  type VisitorBookingInputs,
  type VisitorBookingOutputs,
} from 'shared-lib/domain/booking';
import { prepareIndex, type IndexChange } from '../accounts/user-index';
import { queueBookingMail } from '../mail/queue-booking-mail';
import { notify } from '../notifications/notify';
import { Refusal } from '../refusal';
import { bookingRef, parseBooking, toBookingDocument } from './booking-document';
import { cleanLine, cleanText } from './clean-text';
import { customerIdOf, customerRef, writeCustomer } from './customers';
import { datesOfHold, heldSince, holdIdOf, holdRef } from './hold-slot';
import { inTurn } from './in-turn';
import type { Proof } from './proof-of-work';
import { readAnswersOrThrow } from './read-answers';
import { readOfferOrThrow, type Offer, type StoredService } from './read-offer';
import {
  bookingTransaction,
  intervalOf,
  readFreeSlotOrThrow,
  withAlternatives,
  type BookingContext,
  type WantedSlot,
} from './take-slot';
import { readVisitorAnswer } from './visitor-booking';

const MINUTE_MS = 60_000;

/** Bookings to come that one address may have with one owner. */
export const FUTURE_BOOKINGS_MAX = 10;

const OPEN: readonly BookingStatus[] = ['pending_payment', 'pending_confirmation', 'confirmed'];

/** What was agreed, whatever becomes of the service. */
export function snapshotOf(service: StoredService): ServiceSnapshot {
  return {
    id: service.id,
    name: service.name,
    durationMinutes: service.durationMinutes,
    bufferBeforeMinutes: service.bufferBeforeMinutes,
    bufferAfterMinutes: service.bufferAfterMinutes,
    price: service.price,
    currency: service.currency,
    place: service.place,
    color: service.color,
    needsConfirmation: service.needsConfirmation,
  };
}

/** How a booking begins to be paid for. */
export function paymentOf({ price, payment }: StoredService): Booking['payment'] {
  const isPaid = payment.rule !== 'none' && price > 0;
  return { rule: isPaid ? payment.rule : 'none', state: isPaid ? 'awaiting' : 'none', paidAt: null };
}

/** A UID that no other calendar has, the same over the booking's whole life. */
export const icsUidOf = (bookingId: string) => `${bookingId}@tarjetero`;

/** Stands for the page that sends a booking: it may ask again, another that has seen the id may not. */
const requestKeyOf = (session: string) => createHash('sha256').update(`book:${session}`).digest('hex');

function firstStatus(service: StoredService): BookingStatus {
  if (service.needsConfirmation) return 'pending_confirmation';
  return paymentOf(service).state === 'awaiting' ? 'pending_payment' : 'confirmed';
}

function newBooking(
  { card, service }: Offer,
  input: VisitorBookingInputs['book'],
  customer: Booking['customer'],
  now: number,
): Booking {
  return {
    id: input.bookingId,
    userId: card.uid,
    cardId: card.cardId,
    slug: card.slug,
    service: snapshotOf(service),
    customer,
    answers: readAnswersOrThrow(service.questions, input.answers),
    notes: cleanText(input.notes),
    start: input.start,
    end: input.start + service.durationMinutes * MINUTE_MS,
    zone: isZone(input.zone) ? input.zone : card.availability.zone,
    language: input.language,
    status: firstStatus(service),
    payment: paymentOf(service),
    icsUid: icsUidOf(input.bookingId),
    sequence: 0,
    reason: '',
    ownerNote: '',
    createdBy: 'visitor',
    createdAt: now,
    updatedAt: now,
  };
}

/** Stores a new booking with all that goes with it. Writes only. */
export function writeNewBooking(
  transaction: Transaction,
  context: BookingContext,
  booking: Booking,
  {
    knownCustomer,
    requestKey,
    writeIndex,
  }: {
    knownCustomer: DocumentSnapshot | null;
    requestKey: string;
    /** Of {@link prepareIndex}, for the booking's owner. */
    writeIndex: (change: IndexChange) => void;
  },
): void {
  const { db, now } = context;
  const customerId = knownCustomer?.id ?? '';
  transaction.create(bookingRef(db, booking.id), toBookingDocument(booking, { customerId, requestKey }));
  if (knownCustomer) writeCustomer(transaction, knownCustomer, booking.customer, now);
  queueBookingMail(transaction, context, booking, 'created');
  writeIndex({ bookings: 1 });
}

/** Refuses one more of an address's bookings with an owner. Counted before the transaction: it limits abuse, not a number. */
async function refuseTooMany({ db, now }: BookingContext, uid: string, customerId: string): Promise<void> {
  const coming = await db
    .collection('bookings')
    .where('userId', '==', uid)
    .where('customerId', '==', customerId)
    .where('start', '>', Timestamp.fromMillis(now))
    .orderBy('start')
    .limit(200)
    .get();
  const open = coming.docs.filter((booking) => OPEN.includes(booking.get('status') as BookingStatus));
  if (open.length >= FUTURE_BOOKINGS_MAX) throw new Refusal('too-many-requests');
}

/** The booking that this very page has made already, `null` when there is none by this id. */
function findOwn(snapshot: DocumentSnapshot, requestKey: string): Booking | null {
  if (!snapshot.exists) return null;
  if (snapshot.get('requestKey') !== requestKey) throw new Refusal('booking-changed');
  return parseBooking(snapshot);
}

/**
 * Books: the one transaction that reads what the slot depends on, computes it again by the function that offered it, takes
 * the time and stores the booking, its customer, its mail and the owner's notification. Of any number of attempts at one
 * time one succeeds. The same page sending the same id again is answered as before.
 *
 * @param proof - A solved challenge; it books once.
 * @throws Refusal with a {@link BookingRefusal}; `slot-taken` and `slot-not-offered` name the nearest alternatives
 */
export async function bookSlot(
  context: BookingContext,
  slug: string,
  input: VisitorBookingInputs['book'],
  proof: Proof,
): Promise<VisitorBookingOutputs['book']> {
  const { db, now } = context;
  const requestKey = requestKeyOf(input.session);
  const ref = bookingRef(db, input.bookingId);
  const earlier = findOwn(await ref.get(), requestKey);
  if (earlier) return readVisitorAnswer(db, db, earlier, now);

  const customer = {
    name: cleanLine(input.customer.name),
    email: input.customer.email,
    phone: cleanLine(input.customer.phone),
  };
  if (customer.name === '') throw new Refusal('invalid-input', { fields: ['customer.name'] });
  const customerId = customerIdOf(customer);
  const holdId = holdIdOf(input.session);
  const wantedOf = ({ card, service }: Offer, hold: DocumentSnapshot): WantedSlot => ({
    ...card,
    service,
    start: input.start,
    heldSince: heldSince(hold, card.uid, reservedSpan(service, input.start), now),
    // The page's own booking too: the same sending may have got through a moment ago.
    ignore: new Set([holdId, input.bookingId]),
  });
  const readAgreedOffer = async (reader: Parameters<typeof readOfferOrThrow>[0]) => {
    const offer = await readOfferOrThrow(reader, db, { slug, serviceId: input.serviceId });
    const { price, durationMinutes } = offer.service;
    if (price !== input.price || durationMinutes !== input.durationMinutes)
      throw new Refusal('service-changed');
    return offer;
  };

  const offer = await readAgreedOffer(db);
  const holdBefore = await holdRef(db, holdId).get();
  await refuseTooMany(context, offer.card.uid, customerId);
  const attempt = async () => {
    // Who comes too late is told so without making others wait.
    await readFreeSlotOrThrow(db, context, wantedOf(offer, holdBefore));
    return bookingTransaction(db, async (transaction) => {
      const current = await readAgreedOffer(transaction);
      const { uid, availability } = current.card;
      const [stored, hold, used, knownCustomer] = await transaction.getAll(
        ref,
        holdRef(db, holdId),
        db.doc(`usedProofs/${proof.id}`),
        customerRef(db, uid, customerId),
      );
      const made = findOwn(stored!, requestKey);
      if (made) return made;
      if (used!.exists) throw new Refusal('proof-needed');
      const dates = datesOfHold(hold!, { uid, zone: availability.zone });
      const days = await readFreeSlotOrThrow(transaction, context, wantedOf(current, hold!), dates);
      const writeIndex = await prepareIndex(transaction, context, uid);
      const created = newBooking(current, input, customer, now);

      days.remove(holdId);
      days.add(intervalOf(created.id, current.service, created.start, availability.zone));
      days.write(transaction, context);
      if (hold!.exists) transaction.delete(hold!.ref);
      transaction.create(used!.ref, { expiresAt: Timestamp.fromMillis(proof.until) });
      writeNewBooking(transaction, context, created, {
        knownCustomer: knownCustomer!,
        requestKey,
        writeIndex,
      });
      notify(transaction, context, uid, {
        kind: 'booking-new',
        bookingId: created.id,
        customer: customer.name,
        service: created.service.name,
        startsAt: new Date(created.start).toISOString(),
      });
      return created;
    });
  };
  const booking = await withAlternatives(
    context,
    () => wantedOf(offer, holdBefore),
    () => inTurn(offer.card.uid, attempt),
  );
  return readVisitorAnswer(db, db, booking, now);
}

import { createHash } from 'node:crypto';
import { Timestamp, type DocumentSnapshot, type Transaction } from 'firebase-admin/firestore';
import { LEGAL_VERSION } from 'shared-lib/config';
import {
  calendarUid,
  isZone,
  needsPhone,
  OPEN_STATUSES,
  reservedSpan,
  serviceIdsOf,
  type Booking,
  type BookingStatus,
  type InvoiceData,
  type ServiceSnapshot,
  type VisitorBookingInputs,
  type VisitorBookingOutputs,
} from 'shared-lib/model/booking';
import { amountDue, isPaidFirst, usesStripe } from 'shared-lib/model/payments';
import { MINUTE_MS } from 'shared-lib/time';
import { prepareIndex, type IndexChange } from '../../account-records/user-index';
import { mailboxKeyOf } from '../../outbox/mailbox';
import { queueSeriesMail } from '../../outbox/queue-booking-mail';
import { notify } from '../../notifications/notify';
import { countOnCard } from '../../stats/shards';
import { Refusal } from '../../refusal';
import { readAll } from '../../stored/read-all';
import { bookingRef, parseBooking, parseBookings, toBookingDocument } from '../record/booking-document';
import { cleanLine, cleanText } from './clean-text';
import { customerIdOf, readPeople, writeCustomer } from '../customers/customers';
import { datesOfHold, heldSince, holdIdOf, holdKeyOf, holdRef } from '../time/hold-slot';
import { inTurn } from '../../limits/in-turn';
import { ONLINE_HOLD_MS, onlinePayment } from '../change/online-payment';
import { paymentDeadline } from '../change/payment-deadline';
import { mustPayFirst, paidFirst } from './payment-first';
import type { Proof } from './proof-of-work';
import { readAnswersOrThrow } from './read-answers';
import { readOfferOrThrow, type Offer, type StoredService } from '../offer/read-offer';
import type { BookedService } from './visit';
import {
  bookingTransaction,
  intervalOf,
  readFreeSlotOrThrow,
  withAlternatives,
  type BookingContext,
  type WantedSlot,
} from '../time/take-slot';
import { whatsAppRef } from '../../whatsapp/connection-document';
import { readVisitorAnswer } from '../record/visitor-booking';

/** Most bookings to come that one mailbox may have with one owner. */
export const MAX_FUTURE_BOOKINGS = 10;

/**
 * Returns the copy of the service that is stored with a booking, so that later changes of the service don't alter it.
 */
export function snapshotOf(service: BookedService): ServiceSnapshot {
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
    ...(service.parts && {
      parts: service.parts.map(({ id, name, durationMinutes, price }) => ({
        id,
        name,
        durationMinutes,
        price,
      })),
    }),
  };
}

/** Returns the payment of a new booking: awaited when the service has a price and a rule to pay it first. */
export function paymentOf(service: StoredService): Booking['payment'] {
  const { price, payment } = service;
  const rule = price > 0 ? payment.rule : 'none';
  return {
    rule,
    state: isPaidFirst(rule) ? 'awaiting' : 'none',
    paidAt: null,
    ...(usesStripe(rule) && { online: onlinePayment(service) }),
  };
}

/** Returns the payment of a booking that its owner makes: nobody can pay it online. */
export function paymentByHand(service: StoredService): Booking['payment'] {
  const payment = paymentOf(service);
  return payment.online ? { rule: 'on-site', state: 'none', paidAt: null } : payment;
}

/** Returns the instant until which a new booking that waits for its payment reserves its time. */
const dueAtOf = ({ rule }: Booking['payment'], minutes: number, start: number, now: number): number =>
  usesStripe(rule) ? Math.min(now + ONLINE_HOLD_MS, start) : paymentDeadline(minutes, start, now);

/**
 * Derives the key of the session that sends a booking: only that session may repeat the request and get the same
 * answer.
 */
const requestKeyOf = (session: string) => createHash('sha256').update(`book:${session}`).digest('hex');

function firstStatus(service: StoredService): BookingStatus {
  if (service.needsConfirmation) return 'pending_confirmation';
  return paymentOf(service).state === 'awaiting' ? 'pending_payment' : 'confirmed';
}

/** Services, start and details of a booking, with the terms that were agreed to. */
export type BookingRequest = Omit<VisitorBookingInputs['book'], 'proof' | 'website'>;

/** Reads, in the transaction of a booking, what allows to make it, and returns the write that uses that up. */
export type BookingPermit = (transaction: Transaction) => Promise<() => void>;

/** Allows a booking by a solved challenge, which is accepted once. */
const permitBy =
  ({ db }: BookingContext, proof: Proof): BookingPermit =>
  async (transaction) => {
    const used = await transaction.get(db.doc(`usedProofs/${proof.id}`));
    if (used.exists) throw new Refusal('proof-needed');
    return () => transaction.create(used.ref, { expiresAt: Timestamp.fromMillis(proof.until) });
  };

/** Returns invoice data without invisible characters. */
const cleanInvoice = ({ country, ...lines }: InvoiceData): InvoiceData => ({
  name: cleanLine(lines.name),
  taxId: cleanLine(lines.taxId),
  address: cleanLine(lines.address),
  postcode: cleanLine(lines.postcode),
  town: cleanLine(lines.town),
  country,
});

function newBooking(
  { card, service }: Offer,
  input: BookingRequest,
  customer: Booking['customer'],
  { now, remindsByWhatsApp }: { now: number; remindsByWhatsApp: boolean },
): Booking {
  const status = firstStatus(service);
  const payment = paymentOf(service);
  const { paymentDeadlineMinutes } = card.availability;
  return {
    id: input.bookingId,
    userId: card.uid,
    cardId: card.cardId,
    slug: card.slug,
    service: snapshotOf(service),
    customer,
    answers: readAnswersOrThrow(service.questions, input.answers),
    notes: cleanText(input.notes),
    ...(service.asksInvoice && input.invoice && { invoice: cleanInvoice(input.invoice) }),
    start: input.start,
    end: input.start + service.durationMinutes * MINUTE_MS,
    zone: isZone(input.zone) ? input.zone : card.availability.zone,
    language: input.language,
    status,
    payment: {
      ...payment,
      ...(status === 'pending_payment' && {
        dueAt: dueAtOf(payment, paymentDeadlineMinutes, input.start, now),
      }),
    },
    icsUid: calendarUid(input.bookingId),
    sequence: 0,
    reason: '',
    ownerNote: '',
    createdBy: 'visitor',
    changeNoticeMinutes: card.availability.changeNoticeMinutes,
    ...(remindsByWhatsApp && { whatsApp: { askedAt: now } }),
    notice: { version: LEGAL_VERSION },
    createdAt: now,
    updatedAt: now,
  };
}

/**
 * Stores a new booking, or those of one series, with customer, mail and reminders. One that an owner only notes, of an hour that has
 * passed, gets no mail. Writes only.
 *
 * @param bookings - At least one, of one customer, in order of time.
 */
export function writeNewBookings(
  transaction: Transaction,
  context: BookingContext,
  bookings: readonly Booking[],
  {
    knownCustomer,
    requestKey,
    writeIndex,
    isQuiet = false,
  }: {
    knownCustomer: DocumentSnapshot | null;
    requestKey: string;
    /** Change of the booking owner's entry in the index, from {@link prepareIndex}. */
    writeIndex: (change: IndexChange) => void;
    /** True for a booking about which nobody gets mail. */
    isQuiet?: boolean;
  },
): void {
  const { db, now } = context;
  const customerId = knownCustomer?.id ?? '';
  for (const booking of bookings)
    transaction.create(bookingRef(db, booking.id), toBookingDocument(booking, { customerId, requestKey }));
  const [first] = bookings;
  if (!first) return;
  if (knownCustomer) writeCustomer(transaction, knownCustomer, first, now, bookings.length);
  const coming = isQuiet ? [] : bookings.filter(({ start }) => start > now);
  const mailed = coming.map((booking) => ({ booking }));
  queueSeriesMail(transaction, context, mailed, { event: 'created', by: first.createdBy });
  writeIndex({ bookings: bookings.length });
}

/**
 * Refuses an address that has too many bookings to come with this owner. Counted before the transaction, as the limit
 * is against abuse and need not be exact.
 */
async function refuseTooMany({ db, now }: BookingContext, uid: string, email: string): Promise<void> {
  const coming = await db
    .collection('bookings')
    .where('userId', '==', uid)
    .where('mailboxKey', '==', mailboxKeyOf(email))
    .where('start', '>', Timestamp.fromMillis(now))
    .orderBy('start')
    .limit(200)
    .get();
  const open = parseBookings(coming.docs).filter(({ status }) => OPEN_STATUSES.has(status));
  if (open.length >= MAX_FUTURE_BOOKINGS) throw new Refusal('too-many-requests');
}

/** Returns the booking that the same session has made before under this id; `null` when there is none. */
function findOwn(snapshot: DocumentSnapshot, requestKey: string): Booking | null {
  if (!snapshot.exists) return null;
  if (snapshot.get('requestKey') !== requestKey) throw new Refusal('booking-changed');
  return parseBooking(snapshot);
}

/** Books a slot for whoever has solved a challenge, as {@link bookWith}. */
export const bookSlot = (
  context: BookingContext,
  slug: string,
  input: VisitorBookingInputs['book'],
  proof: Proof,
): Promise<VisitorBookingOutputs['book']> => bookWith(context, slug, input, permitBy(context, proof));

/**
 * Books a slot in one transaction: it reads everything that the slot depends on, computes the slot again by the same
 * function that offered it, takes the time and stores the booking, its customer, its mail and the owner's notification.
 * Of any number of attempts at one time one succeeds. A repeated request of the same session gets the same answer.
 *
 * @param permit - Refuses whoever may not book.
 * @throws Refusal with a {@link BookingRefusal}; `slot-taken` and `slot-not-offered` name the nearest alternatives, and
 *   `payment-first` what is to be paid and its refund policy
 */
export async function bookWith(
  context: BookingContext,
  slug: string,
  input: BookingRequest,
  permit: BookingPermit,
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
    ignore: new Set([holdKeyOf(input.session)]),
  });
  let paysFirst = false;
  const readAgreedOffer = async (reader: Parameters<typeof readOfferOrThrow>[0]) => {
    const usual = await readOfferOrThrow(reader, db, { slug, serviceIds: serviceIdsOf(input) });
    if (reader === db) paysFirst = await mustPayFirst(db, usual, customer);
    const offer = paysFirst ? paidFirst(usual) : usual;
    const { price, durationMinutes, payment } = offer.service;
    const due = amountDue(offer.service);
    const isAsShown = price === input.price && durationMinutes === input.durationMinutes;
    if (paysFirst && isAsShown && due !== input.due)
      throw new Refusal('payment-first', { due, refunds: payment.refunds });
    if (!isAsShown || due !== input.due) throw new Refusal('service-changed');
    if (needsPhone(offer.service) && customer.phone === '')
      throw new Refusal('invalid-input', { fields: ['customer.phone'] });
    return offer;
  };

  /** Reports whether the visitor asked for a reminder by WhatsApp that their owner can send. */
  const isReminded = async (transaction: Transaction, uid: string) =>
    input.whatsApp === true && customer.phone !== '' && (await transaction.get(whatsAppRef(db, uid))).exists;

  const offer = await readAgreedOffer(db);
  const holdBefore = await holdRef(db, holdId).get();
  await refuseTooMany(context, offer.card.uid, customer.email);
  await context.readCalendars?.(offer.card.uid);
  const attempt = async () => {
    try {
      // A start that is taken is refused outside the transaction, so that others need not wait.
      await readFreeSlotOrThrow(db, context, wantedOf(offer, holdBefore));
    } catch (error) {
      // The same sending may have got through a moment ago: then it is what has the time.
      const made = findOwn(await ref.get(), requestKey);
      if (made) return made;
      throw error;
    }
    return bookingTransaction(db, async (transaction) => {
      const current = await readAgreedOffer(transaction);
      const { uid, availability } = current.card;
      const [[stored, hold], [knownCustomer = null]] = await Promise.all([
        readAll(transaction, ref, holdRef(db, holdId)),
        readPeople(transaction, db, uid, [customerId]),
      ]);
      const made = findOwn(stored, requestKey);
      if (made) return made;
      const usePermit = await permit(transaction);
      const dates = datesOfHold(hold, { uid, zone: availability.zone });
      const days = await readFreeSlotOrThrow(transaction, context, wantedOf(current, hold), dates);
      const writeIndex = await prepareIndex(transaction, context, uid);
      const remindsByWhatsApp = await isReminded(transaction, uid);
      const created = newBooking(current, input, customer, { now, remindsByWhatsApp });

      days.remove('hold', holdId);
      days.add(
        intervalOf({ kind: 'booking', id: created.id }, current.service, created.start, availability.zone),
      );
      days.write(transaction, context);
      if (hold.exists) transaction.delete(hold.ref);
      usePermit();
      writeNewBookings(transaction, context, [created], {
        knownCustomer,
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
      countOnCard(transaction, context, current.card, {
        bookingsMade: 1,
        ...(input.source && { bookedFrom: { [input.source]: 1 } }),
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

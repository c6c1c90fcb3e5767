import type { Firestore } from 'firebase-admin/firestore';
import type {
  VisitorBookingInputs,
  VisitorBookingOutputs,
  WaitingEntry,
  WaitingState,
} from 'shared-lib/model/booking';
import { bookingRef, parseBooking } from '../bookings/record/booking-document';
import { bookWith } from '../bookings/book/book-slot';
import { ADDRESS_FIELDS, addressNow, bookedCardRef } from '../bookings/offer/card-address';
import { derivedId } from '../bookings/book/derived-id';
import { noteFreedTime } from '../bookings/time/freed-time';
import { mustPayFirst, paidFirst } from '../bookings/book/payment-first';
import { toPublicService } from '../bookings/offer/public-service';
import type { Offer } from '../bookings/offer/read-offer';
import { bookingTransaction, type BookingContext } from '../bookings/time/take-slot';
import { readVisitorAnswer } from '../bookings/record/visitor-booking';
import { Refusal } from '../refusal';
import { readFields } from '../stored/read-all';
import { readEntryOffer } from './entry-offers';
import { prepareRelease, writeProgress } from './pass-hour';
import { OPEN_WAITING, parseWaiting, waitingRef } from './waiting-document';
import { isWaitingToken, offerSession } from './waiting-token';

type Link = VisitorBookingInputs['waiting'];

function refuseForged({ waitingId, offer, token }: Link): void {
  if (!isWaitingToken(waitingId, offer, token)) throw new Refusal('bad-link');
}

const readEntry = async (db: Firestore, waitingId: string): Promise<WaitingEntry | null> =>
  parseWaiting(await waitingRef(db, waitingId).get());

/** Returns the state of an entry as the holder of one of its links sees it. */
function stateOf(entry: WaitingEntry | null, link: Link, now: number): WaitingState {
  if (!entry || entry.status === 'gone') return 'gone';
  if (entry.status === 'booked') return 'booked';
  const isTheirs = entry.offer?.number === link.offer && entry.offer.until > now;
  if (isTheirs) return 'offered';
  return link.offer > 0 ? 'passed' : 'waiting';
}

/** Returns what is offered, in the form that pages show, at the terms that hold for this person. */
async function shownService({ db }: BookingContext, offer: Offer, { customer }: WaitingEntry) {
  const paysFirst = await mustPayFirst(db, offer, customer);
  return toPublicService((paysFirst ? paidFirst(offer) : offer).service);
}

/** Returns an entry for the page of one of its links. Changes nothing. */
export async function showWaiting(
  context: BookingContext,
  link: Link,
): Promise<VisitorBookingOutputs['waiting']> {
  const { db, now } = context;
  refuseForged(link);
  const entry = await readEntry(db, link.waitingId);
  const state = stateOf(entry, link, now);
  if (!entry || state === 'gone') return { state: 'gone' };
  const [card, hours] = await readFields(
    db,
    [...ADDRESS_FIELDS, 'profile.name', 'zone', 'changeNoticeMinutes'],
    bookedCardRef(db, entry),
    db.doc(`availability/${entry.userId}`),
  );
  const bookable = state === 'offered' ? await readEntryOffer(db, context, entry) : null;
  const { serviceName, wish, offer } = entry;
  return {
    ...{ now, state, serviceName, wish },
    slug: addressNow(entry, card),
    ownerName: String(card.get('profile.name') ?? ''),
    zone: String(hours.get('zone') ?? entry.zone),
    visitorZone: entry.zone,
    changeNoticeMinutes: Number(hours.get('changeNoticeMinutes') ?? 0),
    ...(bookable &&
      offer && {
        offer: { start: offer.start, until: offer.until },
        service: await shownService(context, bookable, entry),
      }),
  };
}

/** Returns the booking that an offer has become; `null` while it hasn't. */
async function findBooked({ db, now }: BookingContext, bookingId: string) {
  const made = await bookingRef(db, bookingId).get();
  if (!made.exists) return null;
  const booking = parseBooking(made);
  if (booking.customer.name === '' || booking.erasedAt !== undefined) throw new Refusal('bad-link');
  return readVisitorAnswer(db, db, booking, now);
}

/**
 * Books the hour that somebody was offered, at the terms of the offer, by the transaction that books every slot. Repeated, it answers
 * with the same booking.
 *
 * @throws Refusal `bad-link`, `booking-state` for an offer that is over, or what a booking is refused for
 */
export async function bookWaiting(
  context: BookingContext,
  link: Link,
): Promise<VisitorBookingOutputs['book-waiting']> {
  const { db, now } = context;
  refuseForged(link);
  const bookingId = derivedId('waiting-booking', link.waitingId, link.offer);
  const entry = await readEntry(db, link.waitingId);
  if (!entry?.offer || stateOf(entry, link, now) !== 'offered') {
    // Looked for after the entry: another press may have booked it a moment ago.
    const made = await findBooked(context, bookingId);
    if (made) return made;
    throw new Refusal('booking-state');
  }
  const { offer } = entry;
  const card = await bookedCardRef(db, entry).get();
  const { start, price, durationMinutes, due } = offer;
  const { serviceIds, zone, language, customer, answers, notes } = entry;
  return bookWith(
    context,
    addressNow(entry, card),
    {
      ...{
        bookingId,
        serviceIds,
        start,
        price,
        durationMinutes,
        due,
        zone,
        language,
        customer,
        answers,
        notes,
      },
      session: offerSession(entry.id, offer.number),
    },
    async (transaction) => {
      const current = parseWaiting(await transaction.get(waitingRef(db, entry.id)));
      if (!current || stateOf(current, link, now) !== 'offered') throw new Refusal('booking-state');
      return () =>
        writeProgress(transaction, context, { ...current, status: 'booked', offer: null, updatedAt: now });
    },
  );
}

/**
 * Takes an entry off its list, with everything that its visitor wrote; an hour that was held for them goes to the next. Repeated, it
 * does nothing.
 */
export async function removeEntry(
  context: BookingContext,
  waitingId: string,
  mayRemove: (entry: WaitingEntry) => boolean = () => true,
): Promise<void> {
  const { db } = context;
  await bookingTransaction(db, async (transaction) => {
    const stored = await transaction.get(waitingRef(db, waitingId));
    const entry = parseWaiting(stored);
    if (!entry || !mayRemove(entry)) return;
    const free = await prepareRelease(transaction, context, entry);
    free();
    if (OPEN_WAITING.includes(entry.status)) noteFreedTime(transaction, context, entry.userId);
    transaction.delete(stored.ref);
  });
}

/** Takes the holder of one of an entry's links off the list. */
export async function leaveWaiting(
  context: BookingContext,
  link: Link,
): Promise<VisitorBookingOutputs['leave-waiting']> {
  refuseForged(link);
  await removeEntry(context, link.waitingId);
  return {};
}

import type { Firestore } from 'firebase-admin/firestore';
import {
  addDays,
  datesBetween,
  localDateOf,
  nearestSlots,
  needsPhone,
  nextVisitWeeks,
  partsOf,
  slotsOf,
  startWeeksLater,
  takenTimeOf,
  type Booking,
  type BookingAnswer,
  type NextVisitOffer,
  type NextVisitTerms,
  type ServiceQuestion,
  type VisitorBookingInputs,
  type VisitorBookingOutputs,
} from 'shared-lib/model/booking';
import { Refusal } from '../../refusal';
import { readFields } from '../../stored/read-all';
import { bookingRef } from '../record/booking-document';
import { signed } from '../record/booking-secret';
import { bookWith, type BookingPermit, type BookingRequest } from './book-slot';
import { readBusyDays } from '../time/busy-days';
import { ADDRESS_FIELDS, addressNow, bookedCardRef } from '../offer/card-address';
import { derivedId } from './derived-id';
import { getLinkedOrThrow, readLinkedOrThrow, type BookingLink } from '../record/linked-booking';
import { leadsToNext } from './next-weeks';
import { mustPayFirst, paidFirst } from './payment-first';
import { toPublicService } from '../offer/public-service';
import { readAnswersOrThrow } from './read-answers';
import { readOfferOrThrow, type Offer } from '../offer/read-offer';
import type { BookingContext } from '../time/take-slot';
import { readServicesOf } from '../record/visitor-booking';

/** Most free starts of a date that are named in place of a taken one. */
const ALTERNATIVES = 4;

/** Refusals of what can't be booked any more: then nothing is offered. */
const GONE: readonly string[] = ['service-gone', 'not-together', 'invalid-input'];

/** Returns the id of the next appointment of a booking, which can be made once. */
const nextIdOf = ({ id }: Pick<Booking, 'id'>): string => derivedId('next', id);

/**
 * Returns the session that may repeat the request. It is signed, as the id of the next appointment can be derived from that of the booking.
 */
const sessionOf = ({ id }: Pick<Booking, 'id'>): string => signed('next', id);

/** The next appointment of a booking, as it would be made now. */
interface NextVisit {
  weeks: number;
  start: number;
  /** Address of the card now. */
  slug: string;
  offer: Offer;
  answers: BookingRequest['answers'];
}

/** Returns the answers of a booking in the form of a request, by the service's present questions. */
function answersAgain(
  questions: readonly ServiceQuestion[],
  given: readonly BookingAnswer[],
): BookingRequest['answers'] {
  const known = new Map(given.map(({ question, answer }) => [question, answer]));
  return Object.fromEntries(
    questions.flatMap(({ id, label, kind }) => {
      const answer = known.get(label);
      return answer === undefined ? [] : [[id, kind === 'checkbox' ? answer === 'true' : answer]];
    }),
  );
}

/** Reads the address of a booking's card now; empty while it isn't shown. */
async function readAddress(db: Firestore, booking: Booking): Promise<string> {
  const [card] = await readFields(db, ADDRESS_FIELDS, bookedCardRef(db, booking));
  return addressNow(booking, card);
}

/**
 * Finds the next appointment of a booking as it would be made now: by the present services, prices and questions, for the person who
 * booked. `null` where it isn't offered, is made already, or requires an answer that they haven't given.
 */
async function findNext({ db, now }: BookingContext, booking: Booking): Promise<NextVisit | null> {
  if (!leadsToNext(booking)) return null;
  const weeks = await readWeeks(db, booking);
  const slug = weeks === 0 ? '' : await readAddress(db, booking);
  if (slug === '' || (await bookingRef(db, nextIdOf(booking)).get()).exists) return null;
  try {
    const serviceIds = partsOf(booking.service).map(({ id }) => id);
    const usual = await readOfferOrThrow(db, db, { slug, serviceIds });
    const offer = (await mustPayFirst(db, usual, booking.customer)) ? paidFirst(usual) : usual;
    const { zone, windowDays } = offer.card.availability;
    const start = startWeeksLater(booking.start, weeks, zone);
    const last = addDays(localDateOf(now, zone), windowDays - 1);
    if (start <= now || localDateOf(start, zone) > last) return null;
    if (needsPhone(offer.service) && booking.customer.phone === '') return null;
    const answers = answersAgain(offer.service.questions, booking.answers);
    readAnswersOrThrow(offer.service.questions, answers);
    return { weeks, start, slug, offer, answers };
  } catch (error) {
    if (error instanceof Refusal && GONE.includes(error.reason)) return null;
    throw error;
  }
}

/** Reads the weeks after which the same visit is offered; 0 for no offer, and where a service is gone. */
async function readWeeks(db: Firestore, booking: Booking): Promise<number> {
  const services = await readServicesOf(db, db, booking);
  return nextVisitWeeks(services.map((service) => service ?? {}));
}

/** Returns the terms that a visitor agrees to. */
function termsOf({ service }: Offer): NextVisitTerms {
  const { name, durationMinutes, price, priceOnRequest, currency, needsConfirmation, isPaid, ...rest } =
    toPublicService(service);
  const { due, keepsCard, refunds, payOnSite } = rest;
  return {
    ...{ name, durationMinutes, price, currency, needsConfirmation, isPaid },
    ...(priceOnRequest && { priceOnRequest }),
    ...(due !== undefined && { due }),
    ...(keepsCard && { keepsCard }),
    ...(refunds && { refunds }),
    ...(payOnSite && { payOnSite }),
  };
}

/**
 * Says which next appointment the visitor of a booking can make, for how much, and which starts are free in place of a taken one.
 * Changes nothing.
 *
 * @throws Refusal `bad-link`
 */
export async function readNextOffer(
  context: BookingContext,
  link: VisitorBookingInputs['next-offer'],
): Promise<VisitorBookingOutputs['next-offer']> {
  const { db, now } = context;
  const booking = await getLinkedOrThrow(db, link);
  const next = await findNext(context, booking);
  if (!next) return { offer: null };
  const { weeks, start, offer } = next;
  const { service, card } = offer;
  const { uid, availability } = card;
  const date = localDateOf(start, availability.zone);
  const dates = datesBetween(addDays(date, -1), addDays(date, 1));
  const { intervals } = await readBusyDays(db, db, { uid, zone: availability.zone }, dates);
  const taken = takenTimeOf({ intervals, now }, { availability, services: [service] });
  const days = slotsOf({ service, availability, taken, from: date, to: date, now });
  const isFree = days.some(({ starts }) => starts.includes(start));
  const alternatives = isFree ? [] : nearestSlots(days, start, ALTERNATIVES);
  const shown: NextVisitOffer = {
    ...{ weeks, start, isFree, alternatives, serviceId: service.id, terms: termsOf(offer) },
  };
  return { offer: shown };
}

/** Allows the next appointment to the holder of the visitor's link, as long as the booking leads to one. */
const permitBy =
  ({ db }: BookingContext, link: BookingLink): BookingPermit =>
  async (transaction) => {
    const { booking } = await readLinkedOrThrow(transaction, db, link, () => false);
    if (!leadsToNext(booking)) throw new Refusal('booking-state');
    return () => undefined;
  };

/**
 * Books the next appointment of a booking for the same person, with the same details, by the transaction of every booking. It can be
 * made once: a repeated request gets the same answer.
 *
 * @param input.start - The offered start, or another one of its date.
 * @param onBook - Counts the attempt against the limit of the visitor's address.
 * @throws Refusal `bad-link`, `booking-state` where nothing is offered, or as `book`
 */
export async function bookNext(
  context: BookingContext,
  { bookingId, token, ...agreed }: VisitorBookingInputs['book-next'],
  onBook: (email: string) => Promise<void>,
): Promise<VisitorBookingOutputs['book-next']> {
  const { db } = context;
  const link = { bookingId, token };
  const booking = await getLinkedOrThrow(db, link);
  const { zone, language, customer, notes } = booking;
  const made = { bookingId: nextIdOf(booking), session: sessionOf(booking) };
  const request = { ...made, ...agreed, zone, language, customer, notes };
  const serviceIds = partsOf(booking.service).map(({ id }) => id);
  const next = await findNext(context, booking);
  if (!next) {
    // Looked for after the offer, as another press may have made it a moment ago. Then the transaction's own check answers with it.
    if (!(await bookingRef(db, made.bookingId).get()).exists) throw new Refusal('booking-state');
    return bookWith(context, '', { ...request, serviceIds, answers: {} }, permitBy(context, link));
  }
  const { slug, answers, offer, start } = next;
  const { zone: ownerZone } = offer.card.availability;
  if (localDateOf(agreed.start, ownerZone) !== localDateOf(start, ownerZone))
    throw new Refusal('slot-not-offered');
  await onBook(customer.email);
  return bookWith(context, slug, { ...request, serviceIds, answers }, permitBy(context, link));
}

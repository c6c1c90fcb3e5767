import type { Firestore } from 'firebase-admin/firestore';
import { contactUrl, firstNameOf, linksAt } from 'shared-lib/model';
import {
  awaitsWhatsApp,
  changeNoticeOf,
  nextBookingStatus,
  notedAt,
  OPEN_STATUSES,
  openMoveRequest,
  partsOf,
  type BookableService,
  type Booking,
  type VisitorBooking,
  type VisitorPayment,
} from 'shared-lib/model/booking';
import { moneyReceived, shownPolicy } from 'shared-lib/model/payments';
import { HOUR_MS, MINUTE_MS } from 'shared-lib/time';
import { publicCardRef, readPublicCard } from '../../card-records/public-document';
import { params } from '../../deployment-params';
import { Refusal } from '../../refusal';
import { readAll, readFields, type Reader } from '../../stored/read-all';
import { bookingPath, receiptPath, reminderPath } from './booking-token';
import { ADDRESS_FIELDS, addressNow, bookedCardRef } from '../offer/card-address';
import type { LinkRight } from './linked-booking';
import { weeksToOffer } from '../book/next-weeks';
import { paymentAfterVoid } from '../change/online-payment';
import { BOOKING_SETTINGS, parseBookingSettings } from '../offer/read-hours';
import { readService, type StoredService } from '../offer/read-offer';
import { shownPlace } from '../offer/shown-place';

/**
 * Answer to the page of a booking's link: the booking, and the path with the link that is valid now; empty for a
 * visitor who may only look.
 */
export interface VisitorAnswer {
  booking: VisitorBooking;
  path: string;
}

/** Reads the services of a booking as they are now, in their order; `null` for one that is gone. */
export const readServicesOf = (
  reader: Reader,
  db: Firestore,
  { service }: Pick<Booking, 'service'>,
): Promise<(StoredService | null)[]> =>
  Promise.all(partsOf(service).map(({ id }) => readService(reader, db, id)));

/**
 * Returns the booked service in the form from which slots are computed: duration and buffers as booked, present limits.
 *
 * @param now - The services of the booking now, in their order; empty where limits don't matter.
 */
export function bookableOf(
  { service }: Pick<Booking, 'service'>,
  now: readonly (StoredService | null)[] = [],
): BookableService {
  const { id, durationMinutes, bufferBeforeMinutes, bufferAfterMinutes, parts } = service;
  return {
    ...{ id, durationMinutes, bufferBeforeMinutes, bufferAfterMinutes },
    noticeMinutes: Math.max(0, ...now.map((one) => one?.noticeMinutes ?? 0)),
    maxPerDay: parts ? 0 : (now[0]?.maxPerDay ?? 0),
    ...(parts && {
      parts: parts.map((part, place) => ({ id: part.id, maxPerDay: now[place]?.maxPerDay ?? 0 })),
    }),
  };
}

/** Returns the price of a booking's services now; `null` where one is gone, or costs another currency. */
function priceNowOf({ service }: Booking, now: readonly (StoredService | null)[]): number | null {
  const prices = now.flatMap((one) => (one?.currency === service.currency ? one.price : []));
  return prices.length === now.length ? prices.reduce((sum, price) => sum + price, 0) : null;
}

/**
 * Reports whether a booking waits for a payment or a card on Stripe's page: its visitor may cancel it at any moment, whatever the owner's
 * notice.
 */
export const isUnpaidOnline = ({ status, payment: { online, state } }: Booking): boolean =>
  status === 'pending_payment' && online !== undefined && state === 'awaiting';

/**
 * Reports whether a visitor still may change a booking.
 *
 * @param noticeNow - The owner's notice now, in minutes.
 */
export function isInTime(
  booking: Pick<Booking, 'start' | 'changeNoticeMinutes' | 'moveNotifiedAt'>,
  noticeNow: number,
  now: number,
): boolean {
  const { start } = booking;
  return now <= start - changeNoticeOf(booking, noticeNow) * MINUTE_MS && now < start;
}

/**
 * Returns the address of the awaited payment, with the visitor's address filled in; empty when nothing is due. Stripe
 * passes the reference on to the owner.
 */
function payUrlOf({ id, status, payment, customer }: Booking, service: StoredService | null): string {
  const link = service?.payment.rule === 'link' ? service.payment.link : '';
  const isAwaited =
    payment.state === 'awaiting' && nextBookingStatus(status, 'pay', 'system') === 'confirmed';
  if (!isAwaited || link === '') return '';
  const known = new URLSearchParams({ client_reference_id: id });
  if (customer.email !== '') known.set('prefilled_email', customer.email);
  return `${link}?${known.toString()}`;
}

/** Reads the address of Stripe's receipt of a paid booking; empty while there is none. */
async function readReceipt(reader: Reader, db: Firestore, { id, payment }: Booking): Promise<string> {
  if (!payment.online || payment.online.paid === null) return '';
  const [stored] = await readAll(reader, db.doc(`payments/${id}`));
  return String(stored.get('receiptUrl') ?? '');
}

/** Returns a booking's online payment as the holder of its link sees it; `null` for none. */
function visitorPayment(booking: Booking, now: number, receiptUrl: string): VisitorPayment | null {
  const { state, online, dueAt } = booking.payment;
  const after = paymentAfterVoid(booking, 'visitor', now).online;
  if (!online || !after) return null;
  const { due, paid, giveBack, refunded, card } = online;
  const refunds = shownPolicy(online);
  const canPay = state === 'awaiting' && booking.status === 'pending_payment' && (dueAt ?? 0) > now;
  return {
    ...{ due, paid, giveBack, refunded, refunds, state, canPay, receiptUrl },
    refundNow: after.giveBack - refunded,
    ...(card && { card: card.state }),
  };
}

/** Reads a way to reach the owner from their visible card; empty while the card isn't shown. */
async function readContactUrl(reader: Reader, db: Firestore, slug: string, now: number): Promise<string> {
  if (slug === '') return '';
  const [shown] = await readAll(reader, publicCardRef(db, slug));
  const card = readPublicCard(shown);
  return card?.status === 'published' ? contactUrl({ ...card, links: linksAt(card.links, now) }) : '';
}

/** Time before the start from which a visitor's page asks them to confirm that they come, in milliseconds. */
const ASKED_MS = 48 * HOUR_MS;

/** Returns the state of a visitor's confirmation that they come: `given`, or `asked` from a time before the start on. */
function attendanceOf(booking: Booking, now: number, from: number): Pick<VisitorBooking, 'attendance'> {
  const { status, start, attends } = booking;
  if (status !== 'confirmed' || start <= now) return {};
  if (notedAt(attends, booking) !== null) return { attendance: 'given' };
  return start - now <= from ? { attendance: 'asked' } : {};
}

/** Reads everything that the holder of a booking's link may know. */
export async function readVisitorAnswer(
  reader: Reader,
  db: Firestore,
  booking: Booking,
  now: number,
): Promise<VisitorAnswer> {
  const services = await readServicesOf(reader, db, booking);
  const [hours, owner, card] = await readFields(
    reader,
    [...BOOKING_SETTINGS, ...ADDRESS_FIELDS, 'name', 'profile.name'],
    db.doc(`availability/${booking.userId}`),
    db.doc(`users/${booking.userId}`),
    bookedCardRef(db, booking),
  );
  const { changeNoticeMinutes, zone: ownerZone } = parseBookingSettings(hours);
  const { id, name, durationMinutes, price, currency, parts } = booking.service;
  const priceNow = priceNowOf(booking, services);
  const place = shownPlace(booking);
  const address = addressNow(booking, card);
  const isOpen = OPEN_STATUSES.has(booking.status);
  const online = visitorPayment(booking, now, await readReceipt(reader, db, booking));
  const request = openMoveRequest(booking, now);
  const zones = { zone: ownerZone ?? booking.zone, now };
  const nextWeeks =
    address === ''
      ? 0
      : weeksToOffer(
          booking,
          services.map((one) => one ?? {}),
          zones,
        );
  const isStillInTime = isInTime(booking, changeNoticeMinutes, now);
  return {
    path: bookingPath(booking, address),
    booking: {
      id: booking.id,
      sequence: booking.sequence,
      organizerEmail: params.mailFrom.value(),
      slug: address,
      ownerName: String(card.get('profile.name') ?? owner.get('name') ?? ''),
      service: { id, name, durationMinutes, price, currency, place, ...(parts && { parts }) },
      firstName: firstNameOf(booking.customer.name),
      email: booking.customer.email,
      start: booking.start,
      end: booking.end,
      ...(request && { requestedStart: request.start }),
      zone: booking.zone,
      ownerZone: ownerZone ?? booking.zone,
      status: booking.status,
      payUrl: payUrlOf(booking, services[0] ?? null),
      ...(priceNow !== null && priceNow !== price && { priceNow }),
      ...(online && { online }),
      ...(moneyReceived(booking) && { receiptPath: receiptPath(booking) }),
      payBy: booking.status === 'pending_payment' ? (booking.payment.dueAt ?? null) : null,
      reason: booking.reason,
      bookable: bookableOf(booking, services),
      canChange: isOpen && isStillInTime,
      ...attendanceOf(booking, now, ASKED_MS),
      ...(isOpen && awaitsWhatsApp(booking, now, zones.zone) && { byWhatsApp: true }),
      ...(nextWeeks > 0 && { nextWeeks }),
      changeNoticeMinutes: changeNoticeOf(booking, changeNoticeMinutes),
      contactUrl: isOpen && !isStillInTime ? await readContactUrl(reader, db, address, now) : '',
      eraseAfter: booking.eraseAfter ?? null,
    },
  };
}

/** Returns an online payment as shown to somebody who may neither pay it nor see its receipt. */
const withoutPaying = (online: VisitorPayment | undefined) =>
  online && { online: { ...online, canPay: false, receiptUrl: '' } };

/** Reduces an answer for the holder of an earlier link: the booking as it is now, without a way to change it. */
export function toLookAt({ booking }: VisitorAnswer): VisitorAnswer {
  const { online, attendance, nextWeeks: _, receiptPath: __, byWhatsApp: ___, ...rest } = booking;
  return {
    path: '',
    booking: {
      ...rest,
      ...withoutPaying(online),
      ...(attendance === 'given' && { attendance }),
      payUrl: '',
      canChange: false,
    },
  };
}

/** Reports whether money was paid online for a booking. */
const isPaidOnline = ({ payment }: Booking) => (payment.online?.paid ?? null) !== null;

/**
 * Refuses to cancel a booking that was paid online by a reminder's link: the owner has that link as well, and could retain what the policy
 * allows, although they owe a full refund when they cancel themselves.
 *
 * @throws Refusal `bad-link`, whose message leads to the link in the mail
 */
export function refusePaid(right: LinkRight, booking: Booking): void {
  if (right === 'reminder' && isPaidOnline(booking)) throw new Refusal('bad-link');
}

/** Reduces an answer for the holder of a reminder's link, who may say that they come, or cancel. */
function toReminder({ booking: shown }: VisitorAnswer, booking: Booking, now: number): VisitorAnswer {
  const { online, nextWeeks: _, receiptPath: __, ...rest } = shown;
  return {
    path: reminderPath(booking, shown.slug),
    booking: {
      ...rest,
      ...withoutPaying(online),
      ...attendanceOf(booking, now, Infinity),
      payUrl: '',
      canChange: shown.canChange && !isPaidOnline(booking),
      isReminder: true,
    },
  };
}

/** Reads the booking as the holder of its link may see it, by their right. */
export async function answerFor(
  right: LinkRight,
  db: Firestore,
  booking: Booking,
  now: number,
): Promise<VisitorAnswer> {
  const answer = await readVisitorAnswer(db, db, booking, now);
  if (right === 'look') return toLookAt(answer);
  return right === 'reminder' ? toReminder(answer, booking, now) : answer;
}

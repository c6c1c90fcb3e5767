import type { Firestore, Transaction } from 'firebase-admin/firestore';
import type { CallableRequest } from 'shared-lib/model';
import {
  calendarUid,
  isTimeFree,
  isZone,
  reservedSpan,
  serviceIdsOf,
  type Booking,
} from 'shared-lib/model/booking';
import { MINUTE_MS } from 'shared-lib/time';
import { accountStateRef, isVerified } from '../../account-records/account-state';
import { prepareIndex } from '../../account-records/user-index';
import type { CallableHandler } from '../../callable';
import { readCard } from '../../card-records/card-document';
import { Refusal } from '../../refusal';
import { readAll } from '../../stored/read-all';
import { bookingRef } from '../record/booking-document';
import { paymentByHand, snapshotOf, writeNewBookings } from './book-slot';
import { datesAround, readBusyDays } from '../time/busy-days';
import { cleanLine, cleanText } from './clean-text';
import { customerIdOf, readPeople } from '../customers/customers';
import { readBookingSettings } from '../offer/read-hours';
import { readService, type StoredService } from '../offer/read-offer';
import { bookingTransaction, intervalOf } from '../time/take-slot';
import { visitOfOrThrow, type BookedService } from './visit';

/** Finds the slug of a published card whose booking page can show the service; empty when no card does. */
async function findSlug(transaction: Transaction, db: Firestore, service: StoredService): Promise<string> {
  if (service.cardIds.length === 0) return '';
  const cards = await transaction.getAll(...service.cardIds.map((cardId) => db.doc(`cards/${cardId}`)));
  const shown = cards
    .map(readCard)
    .find(
      (card) => card?.userId === service.userId && card.status === 'published' && card.deletedAt === null,
    );
  return shown?.slug ?? '';
}

/** Returns the zone of an owner's hours; of an owner without any, the one that their device has. */
export async function zoneOfOwner(
  reader: Parameters<typeof readBookingSettings>[0],
  db: Firestore,
  uid: string,
  deviceZone: string,
): Promise<string> {
  const { zone } = await readBookingSettings(reader, db, uid);
  return zone ?? (isZone(deviceZone) ? deviceZone : 'UTC');
}

/**
 * Reads a service of an owner.
 *
 * @throws Refusal `service-gone` for one that isn't theirs, or is archived
 */
export async function ownServiceOrThrow(
  reader: Parameters<typeof readService>[0],
  db: Firestore,
  uid: string,
  serviceId: string,
): Promise<StoredService> {
  const service = await readService(reader, db, serviceId);
  if (service?.userId !== uid || service.isArchived) throw new Refusal('service-gone');
  return service;
}

/**
 * Reads what an owner books by hand: a service of theirs, or several in one visit, also those that visitors book alone.
 *
 * @throws Refusal `service-gone`, or `not-together`
 */
export async function ownVisitOrThrow(
  reader: Parameters<typeof readService>[0],
  db: Firestore,
  uid: string,
  choice: Parameters<typeof serviceIdsOf>[0],
): Promise<BookedService> {
  const ids = serviceIdsOf(choice);
  return visitOfOrThrow(await Promise.all(ids.map((id) => ownServiceOrThrow(reader, db, uid, id))));
}

/** Id and start of a booking that is made. */
interface Appointment {
  bookingId: string;
  start: number;
}

/** A booking that an owner makes, or a series of them. */
interface HandBooking extends Pick<CallableRequest<'bookByHand'>, 'zone' | 'language' | 'notes'> {
  /** At least one. */
  appointments: readonly Appointment[];
  /** Missing for a booking of its own. */
  seriesId?: string | undefined;
  service: BookedService;
  customer: Booking['customer'];
  overlap: boolean;
  /** True for a booking about which nobody gets mail. */
  isQuiet?: boolean;
}

/**
 * Writes a booking that its owner makes, or all of a series, in a transaction that has read nothing of it yet.
 *
 * @returns False when the time of one is taken, unless it may overlap.
 */
export async function writeByHand(
  transaction: Transaction,
  { db, now, uid }: { db: Firestore; now: number; uid: string },
  {
    appointments,
    seriesId,
    service,
    customer,
    overlap,
    notes,
    language,
    zone: deviceZone,
    isQuiet,
  }: HandBooking,
): Promise<boolean> {
  const customerId = customerIdOf(customer);
  const [knownCustomer = null] = await readPeople(
    transaction,
    db,
    uid,
    customerId === '' ? [] : [customerId],
  );
  const slug = await findSlug(transaction, db, service);
  const visitorZone = isZone(deviceZone) ? deviceZone : 'UTC';
  const zone = await zoneOfOwner(transaction, db, uid, deviceZone);
  const dates = appointments.flatMap(({ start }) => datesAround(reservedSpan(service, start), zone));
  const days = await readBusyDays(transaction, db, { uid, zone }, dates);
  for (const { bookingId, start } of appointments) {
    const span = reservedSpan(service, start);
    if (!overlap && !isTimeFree({ ...span, intervals: days.intervals, now })) return false;
    days.add(intervalOf({ kind: 'booking', id: bookingId }, service, start, zone));
  }
  const writeIndex = await prepareIndex(transaction, { db, now }, uid);
  const bookingOf = ({ bookingId, start }: Appointment): Booking => ({
    id: bookingId,
    userId: uid,
    cardId: '',
    slug,
    service: snapshotOf(service),
    customer,
    answers: [],
    notes: cleanText(notes),
    start,
    end: start + service.durationMinutes * MINUTE_MS,
    zone: visitorZone,
    language,
    status: 'confirmed',
    payment: paymentByHand(service),
    icsUid: calendarUid(bookingId),
    sequence: 0,
    ...(seriesId !== undefined && { seriesId }),
    reason: '',
    ownerNote: '',
    createdBy: 'owner',
    createdAt: now,
    updatedAt: now,
  });
  days.write(transaction, { db, now });
  writeNewBookings(transaction, { db, now }, appointments.map(bookingOf), {
    ...{ knownCustomer, requestKey: '', writeIndex },
    ...(isQuiet && { isQuiet }),
  });
  return true;
}

/**
 * Books one or several appointments for a customer on behalf of the owner in one transaction: all, or none. Repeated, it changes
 * nothing.
 *
 * @throws Refusal as {@link bookByHand}, and `in-past` for a series with a start that is over
 */
export async function makeByHand(
  { db, uid, now }: { db: Firestore; uid: string; now: number },
  input: Omit<CallableRequest<'bookByHand'>, 'bookingId' | 'start'>,
  appointments: readonly Appointment[],
  seriesId?: string,
): Promise<void> {
  const customer = {
    name: cleanLine(input.customer.name) || '–',
    email: input.customer.email,
    phone: cleanLine(input.customer.phone),
  };
  const [first] = appointments;
  if (!first) return;
  await bookingTransaction(db, async (transaction) => {
    const ref = bookingRef(db, first.bookingId);
    const [stored, state] = await readAll(transaction, ref, accountStateRef(db, uid));
    if (stored.exists) {
      const isOwn = stored.get('userId') === uid && stored.get('createdBy') === 'owner';
      if (!isOwn) throw new Refusal('booking-changed');
      return;
    }
    if (customer.email !== '' && !isVerified(state)) throw new Refusal('address-unverified');
    if (seriesId !== undefined && appointments.some(({ start }) => start <= now))
      throw new Refusal('in-past');
    const service = await ownVisitOrThrow(transaction, db, uid, input);
    const made = { ...input, appointments, seriesId, service, customer };
    if (!(await writeByHand(transaction, { db, now, uid }, made))) throw new Refusal('slot-taken');
  });
}

/**
 * Books for a customer on behalf of the owner, also outside opening hours, notice and limits; taken time is refused
 * unless the owner said `overlap`. The booking is confirmed at once.
 *
 * @throws Refusal `address-unverified` when the customer has an address but the owner's isn't verified, `slot-taken`,
 *   `service-gone`, `not-together`, or `booking-changed` for an id that another booking has
 */
export const bookByHand: CallableHandler<'bookByHand'> = async (context, { bookingId, start, ...input }) => {
  await makeByHand(context, input, [{ bookingId, start }]);
  return { bookingId };
};

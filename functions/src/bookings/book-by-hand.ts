import type { Firestore, Transaction } from 'firebase-admin/firestore';
import type { CallableRequest } from 'shared-lib/domain';
import { calendarUid, isTimeFree, isZone, reservedSpan, type Booking } from 'shared-lib/domain/booking';
import { MINUTE_MS } from 'shared-lib/time';
import { accountStateRef, isVerified } from '../account-records/account-state';
import { prepareIndex } from '../account-records/user-index';
import type { CallableHandler } from '../callable';
import type { CardDocument } from '../card-records/card-document';
import { Refusal } from '../refusal';
import { bookingRef } from './booking-document';
import { paymentByHand, snapshotOf, writeNewBooking } from './book-slot';
import { datesAround, readBusyDays } from './busy-days';
import { cleanLine, cleanText } from './clean-text';
import { customerIdOf, readPeople } from './customers';
import { readBookingSettings } from './read-hours';
import { readService, type StoredService } from './read-offer';
import { bookingTransaction, intervalOf } from './take-slot';

/** Finds the slug of a published card whose booking page can show the service; empty when no card does. */
async function findSlug(transaction: Transaction, db: Firestore, service: StoredService): Promise<string> {
  if (service.cardIds.length === 0) return '';
  const cards = await transaction.getAll(...service.cardIds.map((cardId) => db.doc(`cards/${cardId}`)));
  const shown = cards
    .map((card) => card.data() as CardDocument | undefined)
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

/** A booking that an owner makes. */
interface HandBooking extends Pick<CallableRequest<'bookByHand'>, 'start' | 'zone' | 'language' | 'notes'> {
  bookingId: string;
  service: StoredService;
  customer: Booking['customer'];
  overlap: boolean;
  /** True for a booking about which nobody gets mail. */
  isQuiet?: boolean;
}

/**
 * Writes a booking that its owner makes, in a transaction that has read nothing of it yet.
 *
 * @returns False when its time is taken, unless it may overlap.
 */
export async function writeByHand(
  transaction: Transaction,
  { db, now, uid }: { db: Firestore; now: number; uid: string },
  { bookingId, service, customer, start, overlap, notes, language, zone: deviceZone, isQuiet }: HandBooking,
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
  const span = reservedSpan(service, start);
  const days = await readBusyDays(transaction, db, { uid, zone }, datesAround(span, zone));
  if (!overlap && !isTimeFree({ ...span, intervals: days.intervals, now })) return false;
  const writeIndex = await prepareIndex(transaction, { db, now }, uid);
  const booking: Booking = {
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
    reason: '',
    ownerNote: '',
    createdBy: 'owner',
    createdAt: now,
    updatedAt: now,
  };
  days.add(intervalOf({ kind: 'booking', id: bookingId }, service, start, zone));
  days.write(transaction, { db, now });
  writeNewBooking(transaction, { db, now }, booking, {
    ...{ knownCustomer, requestKey: '', writeIndex },
    ...(isQuiet && { isQuiet }),
  });
  return true;
}

/**
 * Books for a customer on behalf of the owner, also outside opening hours, notice and limits; taken time is refused
 * unless the owner said `overlap`. The booking is confirmed at once.
 *
 * @throws Refusal `address-unverified` when the customer has an address but the owner's isn't verified, `slot-taken`,
 *   `service-gone`, or `booking-changed` for an id that another booking has
 */
export const bookByHand: CallableHandler<'bookByHand'> = async ({ db, uid, now }, input) => {
  const { bookingId, serviceId } = input;
  const customer = {
    name: cleanLine(input.customer.name) || '–',
    email: input.customer.email,
    phone: cleanLine(input.customer.phone),
  };
  await bookingTransaction(db, async (transaction) => {
    const ref = bookingRef(db, bookingId);
    const [stored, state] = await transaction.getAll(ref, accountStateRef(db, uid));
    if (stored!.exists) {
      const isOwn = stored!.get('userId') === uid && stored!.get('createdBy') === 'owner';
      if (!isOwn) throw new Refusal('booking-changed');
      return;
    }
    if (customer.email !== '' && !isVerified(state!)) throw new Refusal('address-unverified');
    const service = await readService(transaction, db, serviceId);
    if (service?.userId !== uid || service.isArchived) throw new Refusal('service-gone');
    const isMade = await writeByHand(transaction, { db, now, uid }, { ...input, service, customer });
    if (!isMade) throw new Refusal('slot-taken');
  });
  return { bookingId };
};

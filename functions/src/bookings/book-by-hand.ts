import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { isTimeFree, isZone, reservedSpan, type Booking } from 'shared-lib/domain/booking';
import { prepareIndex } from '../accounts/user-index';
import type { CallableHandler } from '../callable';
import type { CardDocument } from '../cards/card-document';
import { Refusal } from '../refusal';
import { bookingRef } from './booking-document';
import { icsUidOf, paymentOf, snapshotOf, writeNewBooking } from './book-slot';
import { datesAround, readBusyDays } from './busy-days';
import { cleanLine, cleanText } from './clean-text';
import { customerIdOf, customerRef } from './customers';
import { parseAvailability, readService, type StoredService } from './read-offer';
import { bookingTransaction, intervalOf } from './take-slot';

const MINUTE_MS = 60_000;

/** A published card on which the booking's page can be shown; empty when the service is on none. */
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

/**
 * Books by hand, also what visitors aren't offered. Hours, notice and limits don't bind the owner; taken time does, unless
 * they said `overlap`. What an owner writes down is confirmed.
 *
 * @throws Refusal `slot-taken`, `service-gone`, or `booking-changed` for an id that is another booking's
 */
export const bookByHand: CallableHandler<'bookByHand'> = async ({ db, uid, now }, input) => {
  const { bookingId, serviceId, start, overlap } = input;
  const customer = {
    name: cleanLine(input.customer.name) || '–',
    email: input.customer.email,
    phone: cleanLine(input.customer.phone),
  };
  const customerId = customerIdOf(customer);
  await bookingTransaction(db, async (transaction) => {
    const ref = bookingRef(db, bookingId);
    const [stored, hours] = await transaction.getAll(ref, db.doc(`availability/${uid}`));
    if (stored!.exists) {
      const isOwn = stored!.get('userId') === uid && stored!.get('createdBy') === 'owner';
      if (!isOwn) throw new Refusal('booking-changed');
      return;
    }
    const service = await readService(transaction, db, serviceId);
    if (service?.userId !== uid || service.isArchived) throw new Refusal('service-gone');
    const knownCustomer = customerId === '' ? null : await transaction.get(customerRef(db, uid, customerId));
    const slug = await findSlug(transaction, db, service);
    const visitorZone = isZone(input.zone) ? input.zone : 'UTC';
    const zone = parseAvailability(hours!)?.zone ?? visitorZone;
    const span = reservedSpan(service, start);
    const days = await readBusyDays(transaction, db, { uid, zone }, datesAround(span, zone));
    if (!overlap && !isTimeFree({ ...span, busy: days.intervals, now })) throw new Refusal('slot-taken');
    const writeIndex = await prepareIndex(transaction, { db, now }, uid);
    const booking: Booking = {
      id: bookingId,
      userId: uid,
      cardId: '',
      slug,
      service: snapshotOf(service),
      customer,
      answers: [],
      notes: cleanText(input.notes),
      start,
      end: start + service.durationMinutes * MINUTE_MS,
      zone: visitorZone,
      language: input.language,
      status: 'confirmed',
      payment: paymentOf(service),
      icsUid: icsUidOf(bookingId),
      sequence: 0,
      reason: '',
      ownerNote: '',
      createdBy: 'owner',
      createdAt: now,
      updatedAt: now,
    };
    days.add(intervalOf(bookingId, service, start, zone));
    days.write(transaction, { db, now });
    writeNewBooking(transaction, { db, now }, booking, { knownCustomer, requestKey: '', writeIndex });
  });
  return { bookingId };
};

import { Timestamp, type DocumentSnapshot, type Transaction } from 'firebase-admin/firestore';
import {
  isWished,
  MAX_PASSED_OFFERS,
  type BusyInterval,
  type WaitingEntry,
  type WaitingOffer,
} from 'shared-lib/model/booking';
import { amountDue } from 'shared-lib/model/payments';
import { MINUTE_MS } from 'shared-lib/time';
import { readBusyDays, type BusyDays } from '../bookings/time/busy-days';
import { datesOfHold, holdIdOf, holdKeyOf, holdRef, writeHold } from '../bookings/time/hold-slot';
import { mustPayFirst, paidFirst } from '../bookings/book/payment-first';
import type { Offer } from '../bookings/offer/read-offer';
import { readBookingSettings } from '../bookings/offer/read-hours';
import {
  bookingTransaction,
  intervalOf,
  readFreeSlotOrThrow,
  type BookingContext,
} from '../bookings/time/take-slot';
import { queueWaitingMail } from '../outbox/queue-waiting-mail';
import { Refusal } from '../refusal';
import { readAll } from '../stored/read-all';
import { readEntryOffer } from './entry-offers';
import { parseWaiting, waitingRef } from './waiting-document';
import { offerSession } from './waiting-token';

/** Time for which an hour stays held after its offer is over, in milliseconds, until a job has offered it to the next. */
const HANDOVER_MS = 5 * MINUTE_MS;

/** An hour that passes from one person of a list to the next; at least one of the two is set. */
export interface Handover {
  /** Entry whose offer is over. */
  ended?: WaitingEntry;
  /** Entry that is offered the hour. */
  next?: WaitingEntry;
  hour?: Pick<WaitingOffer, 'start' | 'from' | 'until'>;
}

const keyOfOffer = ({ id, offers }: WaitingEntry) => holdIdOf(offerSession(id, offers));

/** Returns an entry after it let an offer pass: it is offered that hour no more, and leaves the list after too many. */
function afterPassing(
  entry: WaitingEntry,
  { start, durationMinutes }: WaitingOffer,
  now: number,
): WaitingEntry {
  const passed = [...entry.passed, { start, end: start + durationMinutes * MINUTE_MS }];
  const status = passed.length >= MAX_PASSED_OFFERS ? 'gone' : 'waiting';
  return { ...entry, passed, status, offer: null, updatedAt: now };
}

/** Stores the fields of an entry that an offer changes. */
export function writeProgress(
  transaction: Transaction,
  { db }: BookingContext,
  { id, status, offer, offers, passed, updatedAt }: WaitingEntry,
): void {
  const fields = { status, offer, offers, passed, updatedAt: Timestamp.fromMillis(updatedAt) };
  transaction.update(waitingRef(db, id), fields);
}

/** Returns the offer of an hour at the terms that hold for somebody now. */
function offerOf({ service }: Offer, number: number, hour: NonNullable<Handover['hour']>): WaitingOffer {
  const { price, currency, durationMinutes } = service;
  return { ...hour, number, price, currency, durationMinutes, due: amountDue(service) };
}

/** Removes the hold of an offer from its busy days. */
function release(transaction: Transaction, days: BusyDays, hold: DocumentSnapshot): void {
  days.remove('hold', hold.id);
  if (hold.exists) transaction.delete(hold.ref);
}

/**
 * Ends an offer without another, and frees its hour, in a transaction that has read everything it needs. Reads, then leaves the
 * writes of the hold to its caller by what it returns.
 */
export async function prepareRelease(
  transaction: Transaction,
  context: BookingContext,
  entry: WaitingEntry,
): Promise<() => void> {
  if (!entry.offer) return () => undefined;
  const { db } = context;
  const zone = (await readBookingSettings(transaction, db, entry.userId)).zone ?? 'UTC';
  const [hold] = await readAll(transaction, holdRef(db, keyOfOffer(entry)));
  const owner = { uid: entry.userId, zone };
  const days = await readBusyDays(transaction, db, owner, datesOfHold(hold, owner));
  return () => {
    release(transaction, days, hold);
    days.write(transaction, context);
  };
}

/** Reads an entry again, in its transaction; `null` once it is in another state than it was. */
async function readSame(
  transaction: Transaction,
  { db }: BookingContext,
  seen: WaitingEntry,
): Promise<WaitingEntry | null> {
  const entry = parseWaiting(await transaction.get(waitingRef(db, seen.id)));
  return entry?.status === seen.status && entry.offers === seen.offers ? entry : null;
}

/**
 * Hands an hour from one person to the next in one transaction: the offer that is over ends, the hour is held for the next, and their
 * mail is queued. Of any number of attempts one succeeds.
 *
 * @returns False when the list, or the hour, has changed since it was read.
 */
export async function passHour(context: BookingContext, { ended, next, hour }: Handover): Promise<boolean> {
  const { db, now } = context;
  const seenOffer = next && (await readEntryOffer(db, context, next));
  const paysFirst = next && seenOffer ? await mustPayFirst(db, seenOffer, next.customer) : false;
  try {
    return await bookingTransaction(db, async (transaction) => {
      const over = ended ? await readSame(transaction, context, ended) : null;
      if (ended && (!over?.offer || over.offer.until > now)) return false;
      const waiter = next ? await readSame(transaction, context, next) : null;
      if (next && !waiter) return false;
      if (!waiter || !hour) {
        if (!over?.offer) return false;
        const free = await prepareRelease(transaction, context, over);
        free();
        writeProgress(transaction, context, afterPassing(over, over.offer, now));
        return true;
      }
      const usual = await readEntryOffer(transaction, context, waiter);
      const { start, until } = hour;
      if (!usual || !isWished(waiter.wish, start, usual.card.availability.zone)) return false;
      const offer = paysFirst ? paidFirst(usual) : usual;
      const { uid, availability } = offer.card;
      const { zone } = availability;
      const [hold] = over ? await transaction.getAll(holdRef(db, keyOfOffer(over))) : [];
      const days = await readFreeSlotOrThrow(
        transaction,
        context,
        {
          ...{ uid, availability, service: offer.service, start },
          ignore: new Set(over ? [holdKeyOf(offerSession(over.id, over.offers))] : []),
        },
        hold ? datesOfHold(hold, { uid, zone }) : [],
      );
      const number = waiter.offers + 1;
      const id = holdIdOf(offerSession(waiter.id, number));
      const interval: BusyInterval = intervalOf(
        { kind: 'hold', id },
        offer.service,
        start,
        zone,
        until + HANDOVER_MS,
      );
      if (hold) release(transaction, days, hold);
      days.add(interval);
      days.write(transaction, context);
      writeHold(transaction, db, uid, interval, now);
      if (over?.offer) writeProgress(transaction, context, afterPassing(over, over.offer, now));
      writeProgress(transaction, context, {
        ...waiter,
        ...{ status: 'offered', offer: offerOf(offer, number, hour), offers: number, updatedAt: now },
      });
      queueWaitingMail(transaction, context, waiter, { template: 'waiting-offer', number, dueAt: hour.from });
      return true;
    });
  } catch (error) {
    // Somebody was faster: the hour is theirs.
    if (error instanceof Refusal) return false;
    throw error;
  }
}

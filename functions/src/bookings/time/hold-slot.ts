import { createHash } from 'node:crypto';
import {
  Timestamp,
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
  type Transaction,
} from 'firebase-admin/firestore';
import {
  busyKey,
  HOLD_MS,
  localDateOf,
  slotsOf,
  takenTimeOf,
  type BookableService,
  type BusyInterval,
  type LocalDate,
  type VisitorBookingInputs,
  type VisitorBookingOutputs,
} from 'shared-lib/model/booking';
import { MINUTE_MS } from 'shared-lib/time';
import { z } from 'zod';
import { countRequest, type Limit } from '../../limits/rate-limit';
import { datesAround, readBusyDays } from './busy-days';
import { inTurn } from '../../limits/in-turn';
import { parseOffer } from '../offer/booking-offer';
import { offerRef } from '../../card-records/shown-services';
import { readAll, type Reader } from '../../stored/read-all';
import { readStored, timestamp } from '../../stored/read-stored';
import { readOfferOrThrow, type Offer } from '../offer/read-offer';
import {
  bookingTransaction,
  intervalOf,
  readFreeSlotOrThrow,
  withAlternatives,
  type BookingContext,
  type WantedSlot,
} from './take-slot';

/** Holds that one session may make, which may try several starts while the form is filled in. */
const SESSION_LIMIT: Limit = { most: 30, windowMs: 10 * MINUTE_MS };

/** Holds that one address may begin on one date, allowing for several people behind it. */
const DATE_LIMIT: Limit = { most: 6, windowMs: HOLD_MS };

/** A booking's context with the one who holds. */
export interface HoldContext extends BookingContext {
  /** Hash of the network that the request comes from. */
  visitor: string;
}

/** `bookingHolds/{id}`: the time that a session holds, so that its next hold can replace it. */
const holdSchema = z.object({
  uid: z.string(),
  start: timestamp,
  end: timestamp,
  expiresAt: timestamp,
  /** Instant since which the time is held; missing for a hold of the usual length. */
  since: timestamp.optional(),
});

/** Derives the public id of a session's hold, from which the session, which can release it, can't be computed. */
export function holdIdOf(session: string): string {
  return createHash('sha256').update(`hold:${session}`).digest('hex').slice(0, 20);
}

/** Returns the key of a session's hold among the busy intervals. */
export function holdKeyOf(session: string): string {
  return busyKey({ kind: 'hold', id: holdIdOf(session) });
}

export function holdRef(db: Firestore, holdId: string): DocumentReference {
  return db.collection('bookingHolds').doc(holdId);
}

/** Lists the dates of a hold of this owner's time; none for a hold with another owner, which expires by itself. */
export function datesOfHold(hold: DocumentSnapshot, { uid, zone }: { uid: string; zone: string }): string[] {
  const held = readStored(holdSchema, hold);
  if (held?.uid !== uid) return [];
  return datesAround({ start: held.start.toMillis(), end: held.end.toMillis() }, zone);
}

/**
 * Returns the instant since which a hold reserves exactly this span of this owner's time; `null` when it reserves another, or
 * has expired.
 */
export function heldSince(
  hold: DocumentSnapshot,
  uid: string,
  span: { start: number; end: number },
  now: number,
): number | null {
  const held = readStored(holdSchema, hold);
  const until = held?.expiresAt.toMillis() ?? 0;
  const isThis =
    held?.uid === uid && held.start.toMillis() === span.start && held.end.toMillis() === span.end;
  return isThis && until > now ? (held?.since?.toMillis() ?? until - HOLD_MS) : null;
}

/** Stores the hold of a session. The hold of an hour that is offered to somebody has the time since which it is. */
export function writeHold(
  transaction: Transaction,
  db: Firestore,
  uid: string,
  { id, start, end, heldUntil }: Pick<BusyInterval, 'id' | 'start' | 'end' | 'heldUntil'>,
  since?: number,
): void {
  const hold: z.infer<typeof holdSchema> = {
    uid,
    start: Timestamp.fromMillis(start),
    end: Timestamp.fromMillis(end),
    expiresAt: Timestamp.fromMillis(heldUntil),
    ...(since !== undefined && { since: Timestamp.fromMillis(since) }),
  };
  transaction.set(holdRef(db, id), hold);
}

async function readHold(reader: Reader, db: Firestore, holdId: string): Promise<DocumentSnapshot> {
  const [hold] = await readAll(reader, holdRef(db, holdId));
  return hold;
}

/** Counts a hold against the limits of its session, and of its address on that date. */
async function countHold(
  { db, now, visitor }: HoldContext,
  holdId: string,
  { uid, zone, date }: { uid: string; zone: string; date: LocalDate },
): Promise<void> {
  await countRequest(db, `hold-of:${holdId}`, SESSION_LIMIT, now);
  const former = readStored(holdSchema, await readHold(db, db, holdId));
  const isRenewed = former?.uid === uid && former.expiresAt.toMillis() > now;
  // Renewed, or moved within the date: not one more.
  if (isRenewed && localDateOf(former.start.toMillis(), zone) === date) return;
  await countRequest(db, `hold-on:${visitor}:${uid}:${date}`, DATE_LIMIT, now);
}

/** Reads all services that a card offers, including the wanted one, or the visit, in its present form. */
async function readOffered(db: Firestore, { card, service }: Offer): Promise<BookableService[]> {
  const offer = parseOffer(await offerRef(db, card.cardId).get());
  const others = (offer?.services ?? []).filter(({ id }) => service.parts || id !== service.id);
  return [service, ...others];
}

/**
 * Reports whether a hold leaves enough time to others: of each service's starts that would be free without holds, at
 * most half may be held on a date, however many addresses the holds come from. A visitor without a hold can still book.
 */
function leavesEnough(
  intervals: readonly BusyInterval[],
  more: BusyInterval,
  { availability }: WantedSlot,
  services: readonly BookableService[],
  now: number,
): boolean {
  const { zone } = availability;
  const hours = { ...availability, noGaps: false };
  const others = intervals.filter((interval) => busyKey(interval) !== busyKey(more));
  const days = { from: localDateOf(more.start, zone), to: localDateOf(more.end - 1, zone) };
  const freeBeside = (busy: readonly BusyInterval[]) => {
    const taken = takenTimeOf({ intervals: busy, now }, { availability: hours, services });
    return (service: BookableService) =>
      slotsOf({ service, availability: hours, taken, ...days, now }).map(({ starts }) => starts.length);
  };
  const freeOf = freeBeside(others.filter(({ kind }) => kind !== 'hold'));
  const leftOf = freeBeside([...others, more]);
  return services.every((service) => {
    const left = leftOf(service);
    return freeOf(service).every((free, day) => (left[day] ?? 0) * 2 >= free);
  });
}

/**
 * Holds a slot for a session while its form is filled in; the session's former hold with this owner is released. One of a date's
 * last free starts isn't held (`heldUntil` is `null`), so that holds can't block the rest: it goes to the first booking.
 *
 * @throws Refusal `slot-taken` or `slot-not-offered` with the nearest alternatives, `service-gone`, or
 *   `too-many-requests`: the slot can then still be booked without a hold
 */
export async function holdSlot(
  context: HoldContext,
  slug: string,
  { start, session, ...choice }: VisitorBookingInputs['hold'],
): Promise<VisitorBookingOutputs['hold']> {
  const { db, now } = context;
  const holdId = holdIdOf(session);
  const heldUntil = now + HOLD_MS;
  const offer = await readOfferOrThrow(db, db, { slug, ...choice });
  const { card, service } = offer;
  const wanted: WantedSlot = { ...card, service, start, ignore: new Set([holdKeyOf(session)]) };
  const { zone } = card.availability;
  await countHold(context, holdId, { uid: card.uid, zone, date: localDateOf(start, zone) });
  const offered = await readOffered(db, offer);
  const attempt = async () => {
    // A start that is taken is refused outside the transaction, so that others need not wait.
    await readFreeSlotOrThrow(db, context, wanted);
    return bookingTransaction(db, async (transaction) => {
      const former = await readHold(transaction, db, holdId);
      const dates = datesOfHold(former, { uid: card.uid, zone });
      const days = await readFreeSlotOrThrow(transaction, context, wanted, dates);
      const interval = intervalOf({ kind: 'hold', id: holdId }, service, start, zone, heldUntil);
      days.remove('hold', holdId);
      if (!leavesEnough(days.intervals, interval, wanted, offered, now)) {
        days.write(transaction, context);
        if (former.exists) transaction.delete(former.ref);
        return { heldUntil: null };
      }
      days.add(interval);
      days.write(transaction, context);
      writeHold(transaction, db, card.uid, interval);
      return { heldUntil };
    });
  };
  return withAlternatives(
    context,
    () => wanted,
    () => inTurn(card.uid, attempt),
  );
}

/** Releases a session's hold. Without one it does nothing. */
export async function releaseHold(
  context: BookingContext,
  { session }: VisitorBookingInputs['release'],
): Promise<VisitorBookingOutputs['release']> {
  const { db } = context;
  const holdId = holdIdOf(session);
  await bookingTransaction(db, async (transaction) => {
    const hold = await readHold(transaction, db, holdId);
    const held = readStored(holdSchema, hold);
    if (!held) return;
    const { uid } = held;
    // Dates of whatever zone: an interval is found a day further too.
    const days = await readBusyDays(
      transaction,
      db,
      { uid, zone: 'UTC' },
      datesOfHold(hold, { uid, zone: 'UTC' }),
    );
    days.remove('hold', holdId);
    days.write(transaction, context);
    transaction.delete(hold.ref);
  });
  return {};
}

import { createHash } from 'node:crypto';
import {
  Timestamp,
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
} from 'firebase-admin/firestore';
import {
  HOLD_MS,
  localDateOf,
  slotsOf,
  type BusyInterval,
  type LocalDate,
  type VisitorBookingInputs,
  type VisitorBookingOutputs,
} from 'shared-lib/domain/booking';
import { countRequest, type Limit } from '../limits/rate-limit';
import { Refusal } from '../refusal';
import { datesAround, readBusyDays, type Reader } from './busy-days';
import { inTurn } from './in-turn';
import { readOfferOrThrow } from './read-offer';
import {
  bookingTransaction,
  intervalOf,
  readFreeSlotOrThrow,
  withAlternatives,
  type BookingContext,
  type WantedSlot,
} from './take-slot';

/** How often one session may hold: whoever looks at one start after the other, and types for a long time. */
const SESSION_LIMIT: Limit = { most: 30, windowMs: 10 * 60_000 };

/** On how much of one date an address may begin to have a hold, as if so many people were behind it. */
const DATE_LIMIT: Limit = { most: 6, windowMs: HOLD_MS };

/** So many holds a date may have, whatever is left of it. */
const HOLDS_ANYWAY = 3;

/** Who holds. */
export interface HoldContext extends BookingContext {
  /** Stands for the address that asks. */
  visitor: string;
}

/** `bookingHolds/{id}`: where a session's hold stands, so that its next one can take its place. */
interface HoldDocument {
  uid: string;
  start: Timestamp;
  end: Timestamp;
  expiresAt: Timestamp;
}

/** A session's hold in the public days: there it mustn't tell the session, which may give it up. */
export function holdIdOf(session: string): string {
  return createHash('sha256').update(`hold:${session}`).digest('hex').slice(0, 20);
}

export function holdRef(db: Firestore, holdId: string): DocumentReference {
  return db.collection('bookingHolds').doc(holdId);
}

/** The dates with a hold of this owner's time; none for another's, which runs out by itself. */
export function datesOfHold(hold: DocumentSnapshot, { uid, zone }: { uid: string; zone: string }): string[] {
  const held = hold.data() as HoldDocument | undefined;
  if (held?.uid !== uid) return [];
  return datesAround({ start: held.start.toMillis(), end: held.end.toMillis() }, zone);
}

/** Since when a hold has kept this span of this owner's; `null` where it keeps another, or has run out. */
export function heldSince(
  hold: DocumentSnapshot,
  uid: string,
  span: { start: number; end: number },
  now: number,
): number | null {
  const held = hold.data() as HoldDocument | undefined;
  const until = held?.expiresAt.toMillis() ?? 0;
  const isThis =
    held?.uid === uid && held.start.toMillis() === span.start && held.end.toMillis() === span.end;
  return isThis && until > now ? until - HOLD_MS : null;
}

async function readHold(reader: Reader, db: Firestore, holdId: string): Promise<DocumentSnapshot> {
  const [hold] = await reader.getAll(holdRef(db, holdId));
  return hold!;
}

/** Counts holds, so that no machine keeps a day to itself: those of a session, and those that an address begins on a date. */
async function countHold(
  { db, now, visitor }: HoldContext,
  holdId: string,
  { uid, zone, date }: { uid: string; zone: string; date: LocalDate },
): Promise<void> {
  await countRequest(db, `hold-of:${holdId}`, SESSION_LIMIT, now);
  const former = (await readHold(db, db, holdId)).data() as HoldDocument | undefined;
  const isKept = former?.uid === uid && former.expiresAt.toMillis() > now;
  // Renewed, or moved within the date: not one more.
  if (isKept && localDateOf(former.start.toMillis(), zone) === date) return;
  await countRequest(db, `hold-on:${visitor}:${uid}:${date}`, DATE_LIMIT, now);
}

/**
 * Whether a date can bear one more hold. However many addresses they come from: beyond the first few they leave at least half
 * of the free starts to everybody. Who gets none books without.
 */
function leavesEnough(
  intervals: readonly BusyInterval[],
  more: BusyInterval,
  { service, availability }: WantedSlot,
  now: number,
): boolean {
  const { date } = more;
  const held = intervals.filter(({ id, heldUntil }) => heldUntil > now && id !== more.id);
  const lasting = intervals.filter(({ heldUntil }) => heldUntil === 0);
  if (new Set(held.filter((hold) => hold.date === date).map(({ id }) => id)).size < HOLDS_ANYWAY) return true;
  const freeBeside = (busy: readonly BusyInterval[]) =>
    slotsOf({
      service,
      availability: { ...availability, noGaps: false },
      busy,
      from: date,
      to: date,
      now,
    }).flatMap(({ starts }) => starts).length;
  return freeBeside([...lasting, ...held, more]) * 2 >= freeBeside(lasting);
}

/**
 * Keeps a slot for a session while its form is filled in; the session's former hold with this owner is given up.
 *
 * @throws Refusal `slot-taken` or `slot-not-offered` with the nearest alternatives, `service-gone`, or `too-many-requests`:
 *   the slot can then be booked all the same
 */
export async function holdSlot(
  context: HoldContext,
  slug: string,
  { serviceId, start, session }: VisitorBookingInputs['hold'],
): Promise<VisitorBookingOutputs['hold']> {
  const { db, now } = context;
  const holdId = holdIdOf(session);
  const heldUntil = now + HOLD_MS;
  const { card, service } = await readOfferOrThrow(db, db, { slug, serviceId });
  const wanted: WantedSlot = { ...card, service, start, ignore: new Set([holdId]) };
  const { zone } = card.availability;
  await countHold(context, holdId, { uid: card.uid, zone, date: localDateOf(start, zone) });
  const attempt = async () => {
    // Who comes too late is told so without making others wait.
    await readFreeSlotOrThrow(db, context, wanted);
    return bookingTransaction(db, async (transaction) => {
      const former = await readHold(transaction, db, holdId);
      const dates = datesOfHold(former, { uid: card.uid, zone });
      const days = await readFreeSlotOrThrow(transaction, context, wanted, dates);
      const interval = intervalOf(holdId, service, start, zone, heldUntil);
      if (!leavesEnough(days.intervals, interval, wanted, now)) throw new Refusal('too-many-requests');
      days.remove(holdId);
      days.add(interval);
      days.write(transaction, context);
      const hold: HoldDocument = {
        uid: card.uid,
        start: Timestamp.fromMillis(interval.start),
        end: Timestamp.fromMillis(interval.end),
        expiresAt: Timestamp.fromMillis(heldUntil),
      };
      transaction.set(holdRef(db, holdId), hold);
      return { heldUntil, holdId };
    });
  };
  return withAlternatives(
    context,
    () => wanted,
    () => inTurn(card.uid, attempt),
  );
}

/** Gives a session's hold up. Without one there is nothing to do. */
export async function releaseHold(
  context: BookingContext,
  { session }: VisitorBookingInputs['release'],
): Promise<VisitorBookingOutputs['release']> {
  const { db } = context;
  const holdId = holdIdOf(session);
  await bookingTransaction(db, async (transaction) => {
    const hold = await readHold(transaction, db, holdId);
    if (!hold.exists) return;
    const { uid } = hold.data() as HoldDocument;
    // Dates of whatever zone: an interval is found a day further too.
    const days = await readBusyDays(
      transaction,
      db,
      { uid, zone: 'UTC' },
      datesOfHold(hold, { uid, zone: 'UTC' }),
    );
    days.remove(holdId);
    days.write(transaction, context);
    transaction.delete(hold.ref);
  });
  return {};
}

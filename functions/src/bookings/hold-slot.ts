import { createHash } from 'node:crypto';
import {
  Timestamp,
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
} from 'firebase-admin/firestore';
import { HOLD_MS, type VisitorBookingInputs, type VisitorBookingOutputs } from 'shared-lib/domain/booking';
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

/**
 * Keeps a slot for a session while its form is filled in; the session's former hold with this owner is given up.
 *
 * @throws Refusal `slot-taken` or `slot-not-offered` with the nearest alternatives, or `service-gone`
 */
export async function holdSlot(
  context: BookingContext,
  slug: string,
  { serviceId, start, session }: VisitorBookingInputs['hold'],
): Promise<VisitorBookingOutputs['hold']> {
  const { db, now } = context;
  const holdId = holdIdOf(session);
  const heldUntil = now + HOLD_MS;
  const { card, service } = await readOfferOrThrow(db, db, { slug, serviceId });
  const wanted: WantedSlot = { ...card, service, start, ignore: new Set([holdId]) };
  const attempt = async () => {
    // Who comes too late is told so without making others wait.
    await readFreeSlotOrThrow(db, context, wanted);
    return bookingTransaction(db, async (transaction) => {
      const { zone } = card.availability;
      const former = await readHold(transaction, db, holdId);
      const dates = datesOfHold(former, { uid: card.uid, zone });
      const days = await readFreeSlotOrThrow(transaction, context, wanted, dates);
      const interval = intervalOf(holdId, service, start, zone, heldUntil);
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

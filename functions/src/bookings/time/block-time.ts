import { Timestamp } from 'firebase-admin/firestore';
import { isTimeFree, localDateOf, type BusyInterval } from 'shared-lib/model/booking';
import { DAY_MS } from 'shared-lib/time';
import { z } from 'zod';
import type { CallableHandler } from '../../callable';
import { Refusal } from '../../refusal';
import { readStored, timestamp } from '../../stored/read-stored';
import { datesAround, readBusyDays } from './busy-days';
import { readOwnerZone } from '../change/change-status';
import { cleanLine } from '../book/clean-text';
import { bookingTransaction } from './take-slot';

/** Longest span that one call may block, in milliseconds. */
const MAX_BLOCK_MS = 31 * DAY_MS;

/** `timeBlocks/{id}` as it is stored. */
const timeBlockSchema = z.object({
  userId: z.string(),
  start: timestamp,
  end: timestamp,
  title: z.string(),
  createdAt: timestamp,
});

/**
 * Blocks a span of the owner's time, so that visitors cannot book it.
 *
 * @throws Refusal `in-past` for a span that is over, one that has begun may be blocked; `slot-taken` when something overlaps it, unless the owner said `overlap`; `slot-not-offered` for an
 *   empty span, or one that is too long
 */
export const blockTime: CallableHandler<'blockTime'> = async (
  { db, uid, now },
  { blockId, start, end, title, overlap },
) => {
  if (end <= start || end - start > MAX_BLOCK_MS) throw new Refusal('slot-not-offered');
  await bookingTransaction(db, async (transaction) => {
    const ref = db.doc(`timeBlocks/${blockId}`);
    const stored = readStored(timeBlockSchema, await transaction.get(ref));
    if (stored && stored.userId !== uid) throw new Refusal('booking-changed');
    if (stored) return;
    if (end <= now) throw new Refusal('in-past', { fields: ['end'] });
    const zone = await readOwnerZone(transaction, db, uid);
    const days = await readBusyDays(transaction, db, { uid, zone }, datesAround({ start, end }, zone));
    if (!overlap && !isTimeFree({ start, end, intervals: days.intervals, now }))
      throw new Refusal('slot-taken');
    const date = localDateOf(start, zone);
    const interval: BusyInterval = {
      kind: 'block',
      id: blockId,
      start,
      end,
      serviceId: '',
      date,
      heldUntil: 0,
    };
    const block: z.infer<typeof timeBlockSchema> = {
      userId: uid,
      start: Timestamp.fromMillis(start),
      end: Timestamp.fromMillis(end),
      title: cleanLine(title),
      createdAt: Timestamp.fromMillis(now),
    };
    days.add(interval);
    days.write(transaction, { db, now });
    transaction.create(ref, block);
  });
  return { blockId };
};

/** Unblocks a span. A span that isn't blocked any more gives the same answer as the first call. */
export const unblockTime: CallableHandler<'unblockTime'> = async ({ db, uid, now }, { blockId }) => {
  await bookingTransaction(db, async (transaction) => {
    const ref = db.doc(`timeBlocks/${blockId}`);
    const stored = readStored(timeBlockSchema, await transaction.get(ref));
    if (!stored) return;
    if (stored.userId !== uid) throw new Refusal('booking-not-found');
    const zone = await readOwnerZone(transaction, db, uid);
    const span = { start: stored.start.toMillis(), end: stored.end.toMillis() };
    const days = await readBusyDays(transaction, db, { uid, zone }, datesAround(span, zone));
    days.remove('block', blockId);
    days.write(transaction, { db, now });
    transaction.delete(ref);
  });
  return { blockId };
};

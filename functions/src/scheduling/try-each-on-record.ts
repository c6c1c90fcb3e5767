import { FieldValue, type DocumentReference } from 'firebase-admin/firestore';
import { z } from 'zod';
import { readField } from '../stored/read-stored';
import type { JobContext } from './job';
import { tryEach } from './try-each';

/** Calls that may end in one item before it is skipped. */
const MAX_ENDS = 2;

/** Item whose work has begun, and the number of calls that have begun it in a row. */
const begunSchema = z.object({ what: z.string(), times: z.number() });

/**
 * Does what {@link tryEach} does for work that may end the whole process, as data that doesn't fit its memory would. The
 * name of each item is stored before its work begins, and removed at the end. An item in which two calls have ended is
 * skipped once and reported as a failure, so that those behind it have their turn.
 *
 * @param record - Document of the job, of which the field `begun` is used.
 */
export async function tryEachOnRecord<Item>(
  context: Pick<JobContext, 'onFailure' | 'isOver'>,
  record: DocumentReference,
  items: Iterable<Item>,
  nameOf: (item: Item) => string,
  work: (item: Item) => Promise<number>,
): Promise<number> {
  const before = readField(begunSchema.optional(), await record.get(), 'begun');
  let isRecorded = before !== undefined;
  const done = await tryEach(context, items, nameOf, async (item) => {
    const what = nameOf(item);
    const times = before?.what === what ? before.times : 0;
    if (times >= MAX_ENDS) throw new Error(`${times} calls have ended in it`);
    await record.set(
      { begun: { what, times: times + 1 } satisfies z.infer<typeof begunSchema> },
      { merge: true },
    );
    isRecorded = true;
    return work(item);
  });
  if (isRecorded) await record.update({ begun: FieldValue.delete() });
  return done;
}

import { Timestamp } from 'firebase-admin/firestore';
import type { CallableHandler } from '../callable';
import { Refusal } from '../refusal';
import { CalendarError } from './calendar-problem';
import { sourcesOf, toSource, type SourceDocument } from './source-document';
import { WITHOUT_WRITING, writeBookings, writingFrom } from './write-bookings';

/**
 * Begins or ends to write the owner's bookings to a calendar. What was written stays there. Beginning writes those to come at once, and
 * ends it for another calendar of the owner's.
 *
 * @throws Refusal with the calendar's problem, in which case nothing has begun, or `calendar-gone`
 */
export const writeToCalendar: CallableHandler<'writeToCalendar'> = async (
  { db, uid, now },
  { sourceId, isOn },
) => {
  const sources = sourcesOf(db, uid);
  const ref = sources.doc(sourceId);
  const begins = await db.runTransaction(async (transaction) => {
    const { docs } = await transaction.get(sources);
    const source = docs.find(({ id }) => id === sourceId);
    const isWritable = (source?.data() as SourceDocument | undefined)?.account?.isWritable === true;
    if (!isWritable) throw new Refusal('calendar-gone');
    const isWritten = source?.get('writing') !== undefined;
    if (isOn === isWritten) return false;
    for (const { ref: other } of docs) transaction.update(other, WITHOUT_WRITING);
    if (isOn) transaction.update(ref, { writing: writingFrom(now), writeDueAt: Timestamp.fromMillis(now) });
    return isOn;
  });
  const stored = await ref.get();
  if (!begins || !stored.exists) return toSource(stored);
  try {
    await writeBookings({ db, now }, { uid, sourceId, stored: stored.data() as SourceDocument });
  } catch (error) {
    if (!(error instanceof CalendarError)) throw error;
    await ref.update(WITHOUT_WRITING);
    throw new Refusal(error.problem);
  }
  return toSource(await ref.get());
};

import { Timestamp } from 'firebase-admin/firestore';
import type { CallableHandler } from '../callable';
import { Refusal } from '../refusal';
import { CalendarError } from './calendar-problem';
import { parseSource, readShownSource, requireSource, sourcesOf, toSource } from './source-document';
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
    const { account, writing } = (source && parseSource(source)) ?? {};
    if (!account?.isWritable) throw new Refusal('calendar-gone');
    if (isOn === (writing !== undefined)) return false;
    for (const { ref: other } of docs) transaction.update(other, WITHOUT_WRITING);
    if (isOn) transaction.update(ref, { writing: writingFrom(now), writeDueAt: Timestamp.fromMillis(now) });
    return isOn;
  });
  const stored = requireSource(await ref.get());
  if (!begins) return toSource(sourceId, stored);
  try {
    await writeBookings({ db, now }, { uid, sourceId, stored });
  } catch (error) {
    if (!(error instanceof CalendarError)) throw error;
    await ref.update(WITHOUT_WRITING);
    throw new Refusal(error.problem);
  }
  return readShownSource(ref);
};

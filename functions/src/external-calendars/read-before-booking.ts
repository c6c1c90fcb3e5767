import { logger } from 'firebase-functions/v2';
import { redact } from 'shared-lib/logger';
import { MINUTE_MS } from 'shared-lib/time';
import { readSource, type ReadingContext } from './read-source';
import { parseSources, sourcesOf } from './source-document';

/** Longest time that a booking waits for other calendars, in milliseconds. */
const WAIT_MS = 1000;

/** Time for which a reading is fresh enough for a booking, so that a crowd fetches a calendar once. */
const NEW_ENOUGH_MS = MINUTE_MS / 2;

/**
 * Reads an owner's other calendars before a start is taken, as far as a second allows. A calendar that doesn't answer in time leaves the
 * times of its last reading.
 */
export async function readBeforeBooking(context: ReadingContext, uid: string): Promise<void> {
  const { docs } = await sourcesOf(context.db, uid).get();
  const due = parseSources(docs).filter(({ data }) => context.now - data.readAt.toMillis() > NEW_ENOUGH_MS);
  if (due.length === 0) return;
  const quick = { ...context, fetching: { ...context.fetching, timeoutMs: WAIT_MS }, readingMs: WAIT_MS / 2 };
  const readings = due.map(async ({ id: sourceId, data: stored }) => {
    try {
      await readSource(quick, { uid, sourceId, stored, isQuick: true });
    } catch (error) {
      logger.warn('A calendar was not read before a booking', redact({ error }));
    }
  });
  let timer: NodeJS.Timeout | undefined;
  const waited = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, WAIT_MS);
  });
  await Promise.race([Promise.all(readings), waited]);
  clearTimeout(timer);
}

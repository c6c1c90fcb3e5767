import { hasAdminFlag } from 'shared-lib/auth/admin-flag';
import { documentsUrl } from 'shared-lib/config';
import { monthsOfPeriod } from 'shared-lib/model';
import {
  FIRST_ALERTS,
  FIRST_PERIOD_DAYS,
  probeStorage,
  readAlerts,
  readBookings,
  readCards,
  readDocuments,
  readUnanswered,
  readUnpaid,
  type FirstScreen,
  type RestReader,
} from 'shared-lib/first-read';
import { DAY_MS } from 'shared-lib/time';
import { readStoredSession } from './stored-session';

/** Longest distance of a day's start or end from now, in any zone and with a clock change, in milliseconds. */
const A_DAY_AWAY_MS = 1.25 * DAY_MS;

/**
 * Starts to prefetch the data of the first screen. To be called only in the page's first script.
 *
 * @param screen - The screen that the page begins with.
 * @returns True when all data that the screen begins with is prefetched, so that it needs no SDK.
 */
export function startFirstRead(screen: FirstScreen): boolean {
  const isPanel = screen === 'panel' || screen === 'panel-home';
  // People who are no administrators have to sign in there, which begins with Auth's answer.
  if (isPanel && !hasAdminFlag()) return false;
  const stored = readStoredSession();
  const now = Date.now();
  const read = <Answer>(work: (reader: RestReader) => Promise<Answer>): Promise<Answer | null> =>
    stored
      .then((session) =>
        session?.token ? work({ uid: session.user.uid, token: session.token, base: documentsUrl() }) : null,
      )
      .catch(() => null);
  const months = screen === 'panel-home' ? monthsOfPeriod(now, FIRST_PERIOD_DAYS * 2) : [];
  const documents = read((reader) =>
    readDocuments(reader, [
      `users/${reader.uid}`,
      ...(screen === 'home' ? [`availability/${reader.uid}`] : []),
      ...(isPanel ? [`admins/${reader.uid}`] : []),
      // In the same request, so that the permission is checked once.
      ...(screen === 'panel-home' ? ['totals', ...months].map((name) => `stats/${name}`) : []),
    ]),
  );
  // Those of today and tomorrow, and of the day before that last into today, in whichever zone the owner's day is.
  const bookings = read((reader) =>
    screen === 'home'
      ? readBookings(reader, { from: now - A_DAY_AWAY_MS - DAY_MS, to: now + A_DAY_AWAY_MS + DAY_MS })
      : Promise.resolve(null),
  );
  const isWhole = screen === 'home' || screen === 'cards' || screen === 'panel-home';
  // After the session is read, which would otherwise wait until the probe is written.
  globalThis.__storageProbe = stored.then(() => probeStorage());
  globalThis.__firstRead = {
    startedAt: now,
    isWhole,
    session: stored.then((session) => session?.user ?? null),
    token: stored.then((session) => session?.token ?? null),
    parts: {
      user: documents.then((found) => found?.[0] ?? null),
      ...(isPanel && { admin: documents.then((found) => found?.[1] ?? null) }),
      ...(screen === 'panel-home' && {
        totals: documents.then((found) => (found ? found[2] : undefined)),
        months: documents.then(
          (found) =>
            found && Object.fromEntries(months.map((month, index) => [month, found[3 + index] ?? null])),
        ),
        alerts: read((reader) => readAlerts(reader, FIRST_ALERTS)),
      }),
      ...((screen === 'home' || screen === 'cards') && { cards: read(readCards) }),
      ...(screen === 'home' && {
        availability: documents.then((found) => (found ? found[1] : undefined)),
        bookings,
        tomorrow: bookings,
        unanswered: read(readUnanswered),
        unpaid: read(readUnpaid),
      }),
    },
  };
  return isWhole;
}

import { hasAdminFlag } from '../auth/admin-flag';
import type { FirebaseUser } from '../domain';
import { monthsOfPeriod } from '../domain/product-stats';
import { DAY_MS } from '../time';
import { documentsUrl } from '../config';
import { FIRST_ALERTS, FIRST_PERIOD_DAYS } from './panel-home';
import {
  readAlerts,
  readBookings,
  readCards,
  readDocuments,
  readUnanswered,
  readUnpaid,
  type RestDocument,
  type RestReader,
} from './rest-documents';
import { probeStorage } from './storage-trouble';
import { readStoredSession } from './stored-session';

/**
 * The screens whose data is read: 'Inicio', 'Tarjetas', the administration's 'Dashboard', another one of the administration, of which
 * only the permission is, or any other, of which only the account is.
 */
export type FirstScreen = 'home' | 'cards' | 'panel-home' | 'panel' | 'other';

/** Parts of a first read; `null` for a document that doesn't exist, and for all that wasn't or couldn't be read. */
export interface FirstParts {
  user: RestDocument | null;
  /** Undefined when it wasn't read: `null` means that there is none. */
  availability: RestDocument | null | undefined;
  /** The record that makes the account an administrator. */
  admin: RestDocument | null;
  cards: RestDocument[] | null;
  bookings: RestDocument[] | null;
  unanswered: RestDocument[] | null;
  unpaid: RestDocument[] | null;
  /** The product's totals; undefined when they weren't read: `null` means that nothing was counted yet. */
  totals: RestDocument | null | undefined;
  /** Months of the product by name, `null` for one in which nothing happened. */
  months: Record<string, RestDocument | null> | null;
  alerts: RestDocument[] | null;
}

interface FirstRead {
  startedAt: number;
  /** True when the first screen's data is among the parts. */
  isWhole: boolean;
  session: Promise<FirebaseUser | null>;
  token: Promise<string | null>;
  parts: { [Part in keyof FirstParts]?: Promise<FirstParts[Part]> };
}

/* The first script is built apart from the app: they meet at the page. */
declare global {
  var __firstRead: FirstRead | undefined;
}

/** Longest distance of a day's start or end from now, in any zone and with a clock change, in milliseconds. */
const A_DAY_AWAY_MS = 1.25 * DAY_MS;

/**
 * Begins to read. Only in the page's first script.
 *
 * @param screen - The one that the page begins with.
 * @returns True when all that the screen begins with is read, so that it needs no SDK.
 */
export function startFirstRead(screen: FirstScreen): boolean {
  const isPanel = screen === 'panel' || screen === 'panel-home';
  // Others than administrators are asked to sign in there, which begins with what Auth says.
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
      // Of the same request, so that the permission is checked once.
      ...(screen === 'panel-home' ? ['totals', ...months].map((name) => `stats/${name}`) : []),
    ]),
  );
  const isWhole = screen === 'home' || screen === 'cards' || screen === 'panel-home';
  // Not beside the session, which would wait until the probe is written.
  globalThis.__storageProbe = stored.then(probeStorage);
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
        // Those of today, and of the day before that last into it, in whichever zone the owner's day is.
        bookings: read((reader) =>
          readBookings(reader, { from: now - A_DAY_AWAY_MS - DAY_MS, to: now + A_DAY_AWAY_MS }),
        ),
        unanswered: read(readUnanswered),
        unpaid: read(readUnpaid),
      }),
    },
  };
  return isWhole;
}

/** Resolves when what was asked for has been answered, and whoever took it has it; at once where nothing was read. */
export async function firstReadAnswered(): Promise<void> {
  await Promise.allSettled(Object.values(globalThis.__firstRead?.parts ?? {}));
  await new Promise((resolve) => setTimeout(resolve));
}

/** Returns who this browser's session is of, as the SDK kept it last; `null` when nothing was read. */
export function firstSession(): Promise<FirebaseUser | null> {
  return globalThis.__firstRead?.session ?? Promise.resolve(null);
}

/** Returns that session's token; `null` when it was no longer valid, or nothing was read. */
export function firstToken(): Promise<string | null> {
  return globalThis.__firstRead?.token ?? Promise.resolve(null);
}

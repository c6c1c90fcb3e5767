import type { FirebaseUser } from '../../model';
import type { RestDocument } from './rest-documents';

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
  /** The same answer as `bookings`, for the reader of the next day. */
  tomorrow: RestDocument[] | null;
  unanswered: RestDocument[] | null;
  unpaid: RestDocument[] | null;
  /** The product's totals; undefined when they weren't read: `null` means that nothing was counted yet. */
  totals: RestDocument | null | undefined;
  /** Months of the product by name, `null` for one in which nothing happened. */
  months: Record<string, RestDocument | null> | null;
  alerts: RestDocument[] | null;
}

/** First read of a page, which the shell's first script begins (shell/src/boot). */
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

/** Resolves when all requests of the first read are answered and their callers have the answers; at once where nothing was read. */
export async function firstReadAnswered(): Promise<void> {
  await Promise.allSettled(Object.values(globalThis.__firstRead?.parts ?? {}));
  await new Promise((resolve) => setTimeout(resolve));
}

/** Returns the user of this browser's session, as the SDK stored it last; `null` when nothing was read. */
export function firstSession(): Promise<FirebaseUser | null> {
  return globalThis.__firstRead?.session ?? Promise.resolve(null);
}

/** Returns that session's token; `null` when it was no longer valid, or nothing was read. */
export function firstToken(): Promise<string | null> {
  return globalThis.__firstRead?.token ?? Promise.resolve(null);
}

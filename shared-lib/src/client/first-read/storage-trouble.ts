import { mayHaveSession } from '../session-hint';
import { answerOfDatabase } from './answer-of-database';

/** Problem of a browser's storage: it refuses to store anything, or is full. */
export type StorageTrouble = 'refused' | 'full';

const PROBE = 'tarjetero.probe';

/**
 * Length of the probe in characters: more than a session takes, which must fit first, and more than what Firestore's tabs share in local
 * storage, as its SDK fails on an almost full one.
 */
const PROBE_LENGTH = 16 * 1024;

/* The page's first script may have probed already (shared-lib/first-read); it is built apart from the app. */
declare global {
  var __storageProbe: Promise<StorageTrouble | null> | undefined;
}

let pending: Promise<StorageTrouble | null> | null = null;
let known: StorageTrouble | null = null;

function troubleOf(error: unknown): StorageTrouble {
  return error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'refused';
}

/** Probes local storage, by which the tabs of a browser coordinate. */
function tryLocalStorage(): StorageTrouble | null {
  try {
    localStorage.setItem(PROBE, 'x'.repeat(PROBE_LENGTH));
    localStorage.removeItem(PROBE);
    return null;
  } catch (error) {
    return troubleOf(error);
  }
}

/** Stores a record and deletes the database again. A full browser only reports it once everything is written. */
function tryIndexedDb(): Promise<void> {
  return new Promise((resolve, reject) => {
    // A late answer may come when `indexedDB` itself is hidden.
    const factory = indexedDB;
    const opening = factory.open(PROBE);
    opening.onupgradeneeded = () => opening.result.createObjectStore(PROBE);
    opening.onerror = () => reject(opening.error ?? new Error('No database'));
    opening.onsuccess = () => {
      const database = opening.result;
      const end = (answer: () => void) => {
        database.close();
        factory.deleteDatabase(PROBE);
        answer();
      };
      try {
        const writing = database.transaction(PROBE, 'readwrite');
        writing.oncomplete = () => end(resolve);
        writing.onabort = () => end(() => reject(writing.error ?? new Error('Not written')));
        writing.objectStore(PROBE).put('x'.repeat(PROBE_LENGTH), PROBE);
      } catch (error) {
        end(() => reject(error instanceof Error ? error : new Error(String(error))));
      }
    };
  });
}

/**
 * Probes whether this browser stores data; `null` when it does. If that turns out too late, and somebody may be signed in, the page is
 * reloaded.
 */
export async function probeStorage(reload = () => location.reload()): Promise<StorageTrouble | null> {
  const hasSession = mayHaveSession();
  const trouble = tryLocalStorage();
  if (trouble) return trouble;
  try {
    await answerOfDatabase(tryIndexedDb(), () => hasSession && reload());
    return null;
  } catch (error) {
    return troubleOf(error);
  }
}

/**
 * Probes once for the page whether this browser stores data, as the SDKs fail on one that doesn't.
 *
 * @returns `null` when it does.
 */
export function findStorageTrouble(): Promise<StorageTrouble | null> {
  pending ??= (globalThis.__storageProbe ?? probeStorage()).then((found) => (known = found));
  return pending;
}

/** Returns the problem as far as it is known by now; `null` for none. */
export function knownStorageTrouble(): StorageTrouble | null {
  return known ?? tryLocalStorage();
}

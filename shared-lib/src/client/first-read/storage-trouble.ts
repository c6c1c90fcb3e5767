import { mayHaveSession } from '../session-hint';
import { answerOfDatabase } from './answer-of-database';

/** Problem of a browser's storage: it refuses to store anything, or is full. */
export type StorageTrouble = 'refused' | 'full';

const PROBE = 'tarjetero-probe';

/**
 * Characters of the probe, which are more than a session has, the first thing that must fit, and than Firestore's tabs tell
 * each other in local storage: its SDK fails on a store with room for a few.
 */
const PROBE_LENGTH = 16 * 1024;

/* The page's first script may have asked already (shared-lib/first-read); it is built apart from the app. */
declare global {
  var __storageProbe: Promise<StorageTrouble | null> | undefined;
}

let asked: Promise<StorageTrouble | null> | null = null;
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
    // Hidden by the time of a late answer.
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
 * Tries whether this browser keeps what it is given; `null` when it does. Where it turns out too late that it does, and somebody may be
 * signed in, the page begins again.
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
  asked ??= (globalThis.__storageProbe ?? probeStorage()).then((found) => (known = found));
  return asked;
}

/** Returns the problem as far as it is known by now; `null` for none. */
export function knownStorageTrouble(): StorageTrouble | null {
  return known ?? tryLocalStorage();
}

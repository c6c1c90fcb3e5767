/** What a browser doesn't do for its pages: keep anything at all, or keep more than it has. */
export type StorageTrouble = 'refused' | 'full';

const PROBE = 'tarjetero-probe';

/** More than a session, which is the first thing that has to fit; in characters. */
const PROBE_LENGTH = 16 * 1024;

let asked: Promise<StorageTrouble | null> | null = null;
let known: StorageTrouble | null = null;

function troubleOf(error: unknown): StorageTrouble {
  return error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'refused';
}

/** Tries local storage, over which the tabs of a browser agree. */
function tryLocalStorage(): StorageTrouble | null {
  try {
    localStorage.setItem(PROBE, '1');
    localStorage.removeItem(PROBE);
    return null;
  } catch (error) {
    return troubleOf(error);
  }
}

/** Keeps a record and takes the database away again. A browser that is full says so only when all is written. */
function tryIndexedDb(): Promise<void> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(PROBE);
    opening.onupgradeneeded = () => opening.result.createObjectStore(PROBE);
    opening.onerror = () => reject(opening.error ?? new Error('No database'));
    opening.onsuccess = () => {
      const database = opening.result;
      const end = (answer: () => void) => {
        database.close();
        indexedDB.deleteDatabase(PROBE);
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
 * Tries once for the page whether this browser keeps what it is given, as the SDKs don't get over one that doesn't.
 *
 * @returns `null` when it does.
 */
export function findStorageTrouble(): Promise<StorageTrouble | null> {
  asked ??= (async () => {
    known = tryLocalStorage();
    try {
      if (!known) await tryIndexedDb();
    } catch (error) {
      known = troubleOf(error);
    }
    return known;
  })();
  return asked;
}

/** What is known of it by now. */
export function knownStorageTrouble(): StorageTrouble | null {
  return known ?? tryLocalStorage();
}

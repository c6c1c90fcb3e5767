import {
  clearIndexedDbPersistence,
  connectFirestoreEmulator,
  initializeFirestore,
  persistentLocalCache,
  persistentMultipleTabManager,
  terminate,
  waitForPendingWrites,
  type Firestore,
} from 'firebase/firestore';
import { currentEndpoints, firebaseApp } from './app';
import { knownStorageTrouble } from './storage-trouble';

/** How long writes get to reach the server before they count as pending, in milliseconds. */
const PENDING_AFTER_MS = 1500;

/** How long other tabs get to let go of the kept data, in milliseconds. */
const FORGET_WITHIN_MS = 3000;

let firestore: Firestore | null = null;
let closing: { instance: Firestore; done: Promise<void> } | null = null;

/**
 * The full Firestore of a signed-in app. In a browser it keeps what was read and what waits to be sent, for all tabs
 * together; where the browser refuses that, the SDK goes on in memory.
 */
export function firebaseFirestore(): Firestore {
  if (firestore) return firestore;
  // Undefined fields are a mistake of ours that should fail loudly, so they are not ignored.
  firestore = initializeFirestore(
    firebaseApp(),
    mayPersist() ? { localCache: persistentLocalCache({ tabManager: persistentMultipleTabManager() }) } : {},
  );
  const { emulators } = currentEndpoints();
  if (emulators) connectFirestoreEmulator(firestore, emulators.host, emulators.firestore);
  return firestore;
}

/** Whether there is a cache that outlives the page; the SDK doesn't get over storage that is full or refused. */
function mayPersist(): boolean {
  const inBrowser = typeof window !== 'undefined' && typeof indexedDB !== 'undefined';
  return inBrowser && knownStorageTrouble() === null;
}

/** Whether the session's account has writes that the server hasn't answered. Those of other accounts don't count. */
export async function hasPendingWrites(): Promise<boolean> {
  if (!firestore) return false;
  const sent = waitForPendingWrites(firestore).then(
    () => false,
    () => true,
  );
  return Promise.race([sent, after(PENDING_AFTER_MS).then(() => true)]);
}

/**
 * Ends this page's connection and everything that follows it; the next use opens another. The tabs of a browser share
 * what is kept, so each of them lets go of it when the session ends.
 */
export function closeFirestore(): Promise<void> {
  if (firestore) {
    closing = { instance: firestore, done: terminate(firestore).catch(() => undefined) };
    firestore = null;
  }
  return closing?.done ?? Promise.resolve();
}

/** Closes, and deletes what this browser keeps of the documents: the next person at this device finds nothing. */
export async function forgetFirestore(): Promise<void> {
  await closeFirestore();
  if (!closing) return;
  // Should another tab not let go, its own sign-out deletes the rest.
  const cleared = clearIndexedDbPersistence(closing.instance).catch(() => undefined);
  await Promise.race([cleared, after(FORGET_WITHIN_MS)]);
}

function after(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

import {
  clearIndexedDbPersistence,
  connectFirestoreEmulator,
  initializeFirestore,
  onSnapshotsInSync,
  persistentLocalCache,
  persistentMultipleTabManager,
  terminate,
  waitForPendingWrites,
  type Firestore,
} from 'firebase/firestore';
import { firebaseApp } from './app';
import { firebaseAuth } from './auth';
import { currentEndpoints } from './endpoints';
import { knownStorageTrouble } from '../first-read/storage-trouble';

/** Time that a slow device gets to open the cached data and look for writes there, in milliseconds. */
const LOOK_WITHIN_MS = 20_000;

/** Time after which unanswered writes count as pending, in milliseconds. */
const PENDING_AFTER_MS = 1500;

/** Time that other tabs get to release the cached data, in milliseconds. */
const FORGET_WITHIN_MS = 3000;

let firestore: Firestore | null = null;
let closing: { instance: Firestore; done: Promise<void> } | null = null;

/**
 * Returns the full Firestore of a signed-in app. In a browser it caches documents and queued writes for all tabs
 * together; where the browser refuses that, the SDK works in memory.
 */
export function firebaseFirestore(): Firestore {
  if (firestore) return firestore;
  // Registered before, or the first requests would be nobody's.
  firebaseAuth();
  // Undefined fields are a mistake of ours that should fail loudly, so they are not ignored.
  firestore = initializeFirestore(
    firebaseApp(),
    mayPersist() ? { localCache: persistentLocalCache({ tabManager: persistentMultipleTabManager() }) } : {},
  );
  const { emulators } = currentEndpoints();
  if (emulators) connectFirestoreEmulator(firestore, emulators.host, emulators.firestore);
  return firestore;
}

/** Reports whether the cache may outlive the page; the SDK fails on storage that is full or refused. */
function mayPersist(): boolean {
  const inBrowser = typeof window !== 'undefined' && typeof indexedDB !== 'undefined';
  return inBrowser && knownStorageTrouble() === null;
}

/**
 * Reports whether the session's account has writes that the server hasn't answered. Those of other accounts don't
 * count.
 */
export async function hasPendingWrites(): Promise<boolean> {
  const instance = firebaseFirestore();
  const sent = waitForPendingWrites(instance).then(
    () => false,
    () => true,
  );
  // While the SDK is still opening or reading its cache, its silence says nothing about writes.
  const looked = Promise.race([whenInspected(instance), after(LOOK_WITHIN_MS)]);
  return Promise.race([sent, looked.then(() => after(PENDING_AFTER_MS)).then(() => true)]);
}

/** Resolves when the SDK has finished its queued work and its listeners are in sync, with or without a network. */
function whenInspected(instance: Firestore): Promise<void> {
  return new Promise((resolve) => {
    const stop = onSnapshotsInSync(instance, () => {
      stop();
      resolve();
    });
  });
}

/**
 * Closes this page's connection and all its listeners; the next use opens another. The tabs of a browser share the
 * cache, so each of them closes it when the session ends.
 */
export function closeFirestore(): Promise<void> {
  if (firestore) {
    closing = { instance: firestore, done: terminate(firestore).catch(() => undefined) };
    firestore = null;
  }
  return closing?.done ?? Promise.resolve();
}

/**
 * Closes the connection and deletes this browser's cached documents, so that the next person at this device finds none.
 */
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

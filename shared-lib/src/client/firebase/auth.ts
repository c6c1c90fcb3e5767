import {
  browserLocalPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
  inMemoryPersistence,
  setPersistence,
  type Auth,
} from 'firebase/auth';
import { firebaseApp } from './app';
import { appCheckReady } from './app-check-ready';
import { currentEndpoints } from './endpoints';
import { findStorageTrouble } from '../first-read/storage-trouble';

let auth: Auth | null = null;

/** Returns Auth without the pop-up machinery; the session is stored where the browser allows it. */
export function firebaseAuth(): Auth {
  if (auth) return auth;
  const inBrowser = typeof window !== 'undefined';
  auth = initializeAuth(firebaseApp(), {
    persistence: inBrowser
      ? [indexedDBLocalPersistence, browserLocalPersistence, inMemoryPersistence]
      : inMemoryPersistence,
  });
  auth.languageCode = 'es';
  const { emulators } = currentEndpoints();
  if (emulators) {
    connectAuthEmulator(auth, `http://${emulators.host}:${emulators.auth}`, { disableWarnings: true });
  }
  return auth;
}

/**
 * Returns Auth for a session that is about to begin. A browser whose storage is full accepts the session and loses it a moment later, which
 * the SDK takes for a sign-out; there the session is held in memory for the life of the page. The SDK starts once it is known whether
 * IndexedDB answers, as it would wait for ever.
 */
export async function firebaseAuthToSignIn(): Promise<Auth> {
  const trouble = await findStorageTrouble();
  const current = firebaseAuth();
  await appCheckReady();
  if (trouble === 'full') await setPersistence(current, inMemoryPersistence);
  return current;
}

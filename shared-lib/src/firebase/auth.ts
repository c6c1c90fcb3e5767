import {
  browserLocalPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
  inMemoryPersistence,
  setPersistence,
  type Auth,
} from 'firebase/auth';
import { currentEndpoints, firebaseApp } from './app';
import { findStorageTrouble } from './storage-trouble';

let auth: Auth | null = null;

/** Auth without the pop-up machinery; the session survives where the browser lets it. */
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
 * The same, for a session that is about to begin. A browser that is full takes the session and has lost it a moment later,
 * which the SDK takes for signing out: there it lasts as long as the page.
 */
export async function firebaseAuthToSignIn(): Promise<Auth> {
  const current = firebaseAuth();
  if ((await findStorageTrouble()) === 'full') await setPersistence(current, inMemoryPersistence);
  return current;
}

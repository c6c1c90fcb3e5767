import {
  browserLocalPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
  inMemoryPersistence,
  type Auth,
} from 'firebase/auth';
import { currentEndpoints, firebaseApp } from './app';

let auth: Auth | null = null;

/** Auth without the pop-up machinery; the session survives where the browser lets it. */
export function firebaseAuth(): Auth {
  if (auth) return auth;
  const inBrowser = typeof window !== 'undefined' && typeof indexedDB !== 'undefined';
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

import { getApps, initializeApp, type FirebaseApp } from 'firebase/app';
import { deployment, LOCAL_PROJECT_ID, resolveEndpoints, type Endpoints } from '../config';

let endpoints: Endpoints | null = null;

/**
 * Chooses the addresses before anything is used: tests and scripts, which have no address bar to read them from.
 * Has no effect on services that were already opened.
 */
export function chooseEndpoints(chosen: Endpoints): void {
  endpoints = chosen;
}

/** Addresses that this process uses. */
export function currentEndpoints(): Endpoints {
  return (endpoints ??= resolveEndpoints());
}

/** The one Firebase app of the page. */
export function firebaseApp(): FirebaseApp {
  const existing = getApps()[0];
  if (existing) return existing;
  return initializeApp(
    deployment?.firebase ?? {
      apiKey: 'demo',
      appId: 'demo',
      authDomain: `${LOCAL_PROJECT_ID}.firebaseapp.com`,
      projectId: LOCAL_PROJECT_ID,
      storageBucket: `${LOCAL_PROJECT_ID}.appspot.com`,
    },
  );
}

import { getApps, initializeApp, type FirebaseApp } from 'firebase/app';
import { deployment, LOCAL_PROJECT_ID } from '../../platform/config';

/** Returns the page's one Firebase app. */
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

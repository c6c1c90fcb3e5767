import { connectFirestoreEmulator, initializeFirestore, type Firestore } from 'firebase/firestore';
import { currentEndpoints, firebaseApp } from './app';

let firestore: Firestore | null = null;

/** The full Firestore of a signed-in app. */
export function firebaseFirestore(): Firestore {
  if (firestore) return firestore;
  // Undefined fields are a mistake of ours that should fail loudly, so they are not ignored.
  firestore = initializeFirestore(firebaseApp(), {});
  const { emulators } = currentEndpoints();
  if (emulators) connectFirestoreEmulator(firestore, emulators.host, emulators.firestore);
  return firestore;
}

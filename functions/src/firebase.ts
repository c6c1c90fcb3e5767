import { getApps, initializeApp } from 'firebase-admin/app';
import { getAuth, type Auth } from 'firebase-admin/auth';
import { getFirestore, type Firestore } from 'firebase-admin/firestore';
import type { Bucket } from '@google-cloud/storage';
import { getStorage } from 'firebase-admin/storage';

function app() {
  return getApps()[0] ?? initializeApp();
}

/** Returns Firestore with administrator's rights: rules don't apply, so every caller is checked in code. */
export function firestore(): Firestore {
  return getFirestore(app());
}

/** Returns the Auth service. */
export function accounts(): Auth {
  return getAuth(app());
}

/** Returns the project's Storage bucket. */
export function bucket(): Bucket {
  return getStorage(app()).bucket();
}

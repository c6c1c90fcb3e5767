import { getApps, initializeApp } from 'firebase-admin/app';
import { getAuth, type Auth } from 'firebase-admin/auth';
import { getFirestore, type Firestore } from 'firebase-admin/firestore';
import type { Bucket, IdempotencyStrategy } from '@google-cloud/storage';
import { getStorage } from 'firebase-admin/storage';

/** The library's `RetryAlways`; importing it would load the whole library at each service's start. */
const RETRY_ALWAYS: IdempotencyStrategy.RetryAlways = 0;

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

/**
 * Returns the project's Storage bucket. A call whose connection was lost is sent again, uploads too: files are stored
 * whole, each under a name of its own, so that a second time changes nothing.
 */
export function bucket(): Bucket {
  const opened = getStorage(app()).bucket();
  opened.storage.retryOptions.idempotencyStrategy = RETRY_ALWAYS;
  return opened;
}

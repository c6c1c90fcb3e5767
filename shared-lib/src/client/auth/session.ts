import { onAuthStateChanged, signOut as sdkSignOut, type User as SdkUser } from 'firebase/auth';
import type { FirebaseUser } from '../../model';
import { fromFirebase, withAppErrors } from '../../platform/errors';
import { clearCachedContent } from '../cached-content';
import { firebaseAuth } from '../firebase/auth';
import { findStorageTrouble } from '../first-read/storage-trouble';
import { closeFirestore, forgetFirestore, hasPendingWrites } from '../firebase/firestore';
import { clearAdminSession } from './admin-flag';
import { noteSignOut } from './ongoing';
import { onSignOutElsewhere, sendSignOut } from './sign-out-signal';
import { signedInUser } from './signed-in-user';

/** Returns the serialisable part of the SDK's user. */
export function toFirebaseUser(user: SdkUser): FirebaseUser {
  return {
    uid: user.uid,
    email: user.email ?? '',
    emailVerified: user.emailVerified,
    displayName: user.displayName ?? '',
  };
}

/** Uid of the account whose documents this page has open. */
let openUid: string | null = null;

/**
 * Subscribes to the signed-in user; the first call comes as soon as the stored session has been read.
 *
 * @returns A function that ends the subscription.
 */
export function subscribeToSession(onChange: (user: FirebaseUser | null) => void): () => void {
  let stopped = false;
  let stopFollowing = () => {};
  // The start of the SDK decides where the session and the documents are stored.
  void findStorageTrouble().then(() => {
    if (stopped) return;
    stopFollowing = onAuthStateChanged(firebaseAuth(), (user) => {
      // No listener on documents may outlive the session, in this tab or in others.
      if (openUid !== null && user?.uid !== openUid) void closeFirestore();
      openUid = user?.uid ?? null;
      onChange(user ? toFirebaseUser(user) : null);
    });
  });
  const stopListening = onSignOutElsewhere(async (uid) => {
    if ((await signedInUser())?.uid === uid) await sdkSignOut(firebaseAuth());
  });
  return () => {
    stopped = true;
    stopFollowing();
    stopListening();
  };
}

/**
 * Makes the app's service worker empty its caches, when a person removes the data of their account from this device. Does nothing without a
 * network, as the app's own files couldn't be fetched again.
 */
export function clearWorkerCaches(): void {
  if (!('serviceWorker' in navigator) || !navigator.onLine) return;
  navigator.serviceWorker.controller?.postMessage({ type: 'CLEAR_CACHE' });
}

/**
 * Ends this browser's session, the administrator's flag included, and deletes the documents that it cached, unless
 * changes of this account haven't reached the server: those wait here for its next session.
 *
 * @param options.discard - True to delete those too, and the worker's caches. Ask first.
 */
export async function signOut({ discard = false } = {}): Promise<void> {
  noteSignOut();
  const keep = !discard && (await hasPendingWrites());
  // If the page is closed before this is done, the next one must not begin with the cached content.
  clearCachedContent();
  const uid = (await signedInUser())?.uid;
  try {
    await sdkSignOut(firebaseAuth());
    if (uid) sendSignOut(uid);
    if (!keep) await forgetFirestore();
    if (discard) clearWorkerCaches();
  } catch (error) {
    throw fromFirebase(error);
  } finally {
    clearCachedContent();
    clearAdminSession();
  }
}

/** Returns the time at which this browser's session began, in seconds since the epoch; `null` without a session. */
export async function sessionStartedAt(): Promise<number | null> {
  const user = await signedInUser();
  if (!user) return null;
  return withAppErrors(async () => {
    const { authTime } = await user.getIdTokenResult();
    return Math.floor(Date.parse(authTime) / 1000);
  });
}

/** Fetches a new token when the account's address was verified after the present one was issued. */
export async function renewTokenOnceVerified(): Promise<void> {
  const user = await signedInUser();
  if (!user?.emailVerified) return;
  const { claims } = await user.getIdTokenResult();
  if (claims['email_verified'] !== true) await user.getIdToken(true);
}

/**
 * Fetches a fresh token. Firestore reopens its listeners with each new token, and with each reload of the account.
 *
 * @returns The account as this browser knows it; `null` when nobody is signed in.
 */
export async function refreshToken(): Promise<FirebaseUser | null> {
  const user = await signedInUser();
  if (!user) return null;
  return withAppErrors(async () => {
    await user.getIdToken(true);
    return toFirebaseUser(user);
  });
}

/** Fetches a fresh token and the account's latest state (such as a verified address). */
export async function refreshSession(): Promise<FirebaseUser | null> {
  const user = await signedInUser();
  if (!user) return null;
  return withAppErrors(async () => {
    await user.reload();
    await user.getIdToken(true);
    return toFirebaseUser(user);
  });
}

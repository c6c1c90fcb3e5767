import { onAuthStateChanged, signOut as sdkSignOut, type User as SdkUser } from 'firebase/auth';
import type { FirebaseUser } from '../domain';
import { fromFirebase } from '../errors';
import { firebaseAuth } from '../firebase/auth';
import { findStorageTrouble } from '../firebase/storage-trouble';
import { closeFirestore, forgetFirestore, hasPendingWrites } from '../firebase/firestore';
import { onSignOutElsewhere, sendSignOut } from './sign-out-signal';

/** The serialisable part of the SDK's user. */
export function toFirebaseUser(user: SdkUser): FirebaseUser {
  return {
    uid: user.uid,
    email: user.email ?? '',
    emailVerified: user.emailVerified,
    displayName: user.displayName ?? '',
  };
}

/** Whose documents this page has open. */
let openUid: string | null = null;

/**
 * Follows who is signed in; the first call comes as soon as the stored session has been read.
 *
 * @returns Stops following.
 */
export function subscribeToSession(onChange: (user: FirebaseUser | null) => void): () => void {
  const auth = firebaseAuth();
  const storage = findStorageTrouble();
  let stopped = false;
  const stopFollowing = onAuthStateChanged(auth, async (user) => {
    // How documents are kept is decided when the first of them is asked for.
    await storage;
    if (stopped) return;
    // Nothing that follows documents may outlive the session, in this tab or in others.
    if (openUid !== null && user?.uid !== openUid) void closeFirestore();
    openUid = user?.uid ?? null;
    onChange(user ? toFirebaseUser(user) : null);
  });
  const stopListening = onSignOutElsewhere((uid) => {
    if (auth.currentUser?.uid === uid) void sdkSignOut(auth);
  });
  return () => {
    stopped = true;
    stopFollowing();
    stopListening();
  };
}

/** Keys of the administrator's session in local storage; signing out removes them with it. */
export const ADMIN_SESSION_KEYS = ['adminAuth', 'admin_user', 'admin_token'] as const;

/**
 * Ends the one session of this browser, the administrator's flag included, and forgets the documents that it kept; unless
 * some changes of this account never reached the server: those wait here for its next session.
 *
 * @param options.discard - Forget those too. Ask first.
 */
export async function signOut({ discard = false } = {}): Promise<void> {
  const keep = !discard && (await hasPendingWrites());
  const auth = firebaseAuth();
  const uid = auth.currentUser?.uid;
  try {
    await sdkSignOut(auth);
    if (uid) sendSignOut(uid);
    if (!keep) await forgetFirestore();
  } catch (error) {
    throw fromFirebase(error);
  } finally {
    for (const key of ADMIN_SESSION_KEYS) {
      try {
        localStorage.removeItem(key);
      } catch {
        // A browser that refuses storage kept nothing to remove.
      }
    }
  }
}

/** When the session of this browser began, in seconds since the epoch; `null` when there is none. */
export async function sessionStartedAt(): Promise<number | null> {
  const user = firebaseAuth().currentUser;
  if (!user) return null;
  try {
    const { authTime } = await user.getIdTokenResult();
    return Math.floor(Date.parse(authTime) / 1000);
  } catch (error) {
    throw fromFirebase(error);
  }
}

/** Fetches a fresh token and the account's latest state (such as a verified address). */
export async function refreshSession(): Promise<FirebaseUser | null> {
  const user = firebaseAuth().currentUser;
  if (!user) return null;
  try {
    await user.reload();
    await user.getIdToken(true);
    return toFirebaseUser(user);
  } catch (error) {
    throw fromFirebase(error);
  }
}

import type { User } from 'firebase/auth';
import { AuthError } from '../../platform/errors';
import { firebaseAuth } from '../firebase/auth';
import { findStorageTrouble } from '../first-read/storage-trouble';

/**
 * Returns the session's user, `null` without a session. Screens begin with the session stored in the browser, before
 * Auth has read and verified it: actions of the meantime wait here.
 */
export async function signedInUser(): Promise<User | null> {
  // Where IndexedDB doesn't answer, an SDK that starts before this would wait for ever.
  await findStorageTrouble();
  const auth = firebaseAuth();
  await auth.authStateReady();
  return auth.currentUser;
}

/**
 * Returns the session's user and the address of the account.
 *
 * @throws AuthError when nobody is signed in.
 */
export async function requireUser(): Promise<{ user: User; email: string }> {
  const user = await signedInUser();
  if (!user?.email) throw new AuthError('Nobody is signed in', 'auth/no-current-user');
  return { user, email: user.email };
}

import type { AuthSource } from './auth-source';

/** Key in the tab's session storage of the account that was recorded last. */
const KEY = 'tarjetero.presence';

/** Returns the account that was recorded last; a browser without storage records once for each page. */
function readRecorded(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function storeRecorded(recorded: string | null): void {
  try {
    if (recorded === null) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, recorded);
  } catch {
    // The next page records it again.
  }
}

/**
 * Records on the server that an account is active, its name and that its address is verified: once a session, and again
 * when one of these changes. Failures are ignored, as a job finds missing accounts.
 *
 * @param send - Sends to the server.
 */
export function recordPresence(store: AuthSource, send: () => Promise<unknown>): () => void {
  let recorded = readRecorded();
  const follow = () => {
    const { firebaseUser, user } = store.getState().auth;
    if (!firebaseUser || !user || user.id !== firebaseUser.uid) return;
    const present = `${user.id} ${user.name} ${firebaseUser.emailVerified}`;
    if (present === recorded) return;
    recorded = present;
    // Stored at once, so that going to another page before the answer counts too.
    storeRecorded(present);
    send().catch(() => storeRecorded(null));
  };
  follow();
  return store.subscribe(follow);
}

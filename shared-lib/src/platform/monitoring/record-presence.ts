import { readText, tabStorage, writeText } from '../storage';
import type { AuthSource } from './auth-source';

/** Key in the tab's session storage of the account that was recorded last. */
const KEY = 'tarjetero.presence';

const storeRecorded = (recorded: string | null) => writeText(tabStorage, KEY, recorded);

/**
 * Records on the server that an account is active, its name and that its address is verified: once a session, and again
 * when one of these changes. A browser without storage records once for each page.
 * Failures are ignored, as a job finds missing accounts.
 *
 * @param send - Sends to the server.
 */
export function recordPresence(store: AuthSource, send: () => Promise<unknown>): () => void {
  let recorded = readText(tabStorage, KEY);
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

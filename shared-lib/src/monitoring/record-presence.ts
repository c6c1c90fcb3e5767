import type { AuthSource } from './auth-source';

/** Whom this tab has told of already, in its session storage. */
const KEY = 'tarjetero.presence';

/** What was told last; a browser without storage tells once a page. */
function readTold(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function keepTold(told: string | null): void {
  try {
    if (told === null) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, told);
  } catch {
    // The next page tells it again.
  }
}

/**
 * Tells the server that an account is at work and how it is called, for administrators' lists: once a session, and again
 * when the name changes. Nobody waits for it, and nobody hears when it fails: a job finds who is missing.
 *
 * @param send - To the server.
 */
export function recordPresence(store: AuthSource, send: () => Promise<unknown>): () => void {
  let told = readTold();
  const follow = () => {
    const { firebaseUser, user } = store.getState().auth;
    if (!firebaseUser || !user || user.id !== firebaseUser.uid) return;
    const present = `${user.id} ${user.name}`;
    if (present === told) return;
    told = present;
    // Kept at once: whoever goes on to another page before the answer has told all the same.
    keepTold(present);
    send().catch(() => keepTold(null));
  };
  follow();
  return store.subscribe(follow);
}

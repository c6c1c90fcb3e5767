import { isEndingSessions, isRegistering, subscribeToSession, userRecordOf } from 'shared-lib/auth';
import { createUser, subscribeToUser } from 'shared-lib/data';
import { dataApi, sessionChanged, userChanged, type AppStore } from 'shared-lib/store';
import { showErrorToast } from 'shared-lib/toast';
import { LEGAL_VERSION } from '../config';
import type { FirebaseUser } from '../domain';
import { noteSession } from '../session-hint';
import { followFlags } from './follow-flags';
import { followTheme } from './follow-theme';
import { watchSession } from './watch-session';

/** Wait before the account's record is asked for again after a failure, in milliseconds. */
const RETRY_MS = 5000;

/**
 * Keeps the store's `auth` in step with the session and, while somebody is signed in, with the account's record. A
 * record that can't be read is `null` and asked for again; one that a cut-off registration never wrote is written. A
 * session that the server ended is signed out, and the person told why.
 *
 * @returns Stops following.
 */
export function connectAuth(store: AppStore): () => void {
  const stopTheme = followTheme(store);
  let stopUser = () => {};
  let uid: string | null = null;
  const stopSession = subscribeToSession((firebaseUser) => {
    stopUser();
    stopUser = () => {};
    store.dispatch(sessionChanged(firebaseUser));
    noteSession(firebaseUser !== null);
    // What the former session followed is closed; the next one must ask anew, even for the same account.
    if (uid !== null && firebaseUser?.uid !== uid) store.dispatch(dataApi.util.resetApiState());
    uid = firebaseUser?.uid ?? null;
    const stops = [followFlags(firebaseUser?.uid ?? null)];
    if (firebaseUser) {
      stops.push(followUser(store, firebaseUser), watchSession(firebaseUser.uid, showErrorToast));
    }
    stopUser = () => stops.forEach((stop) => stop());
  });
  return () => {
    stopSession();
    stopUser();
    stopTheme();
  };
}

function followUser(store: AppStore, firebaseUser: FirebaseUser): () => void {
  let stopped = false;
  let stop = () => {};
  let timer: ReturnType<typeof setTimeout> | undefined;
  let repaired = false;

  const follow = () => {
    stop = subscribeToUser(
      firebaseUser.uid,
      (user, { fromServer }) => {
        store.dispatch(userChanged(user));
        if (user === null && fromServer && !repaired && !isRegistering() && !isEndingSessions()) {
          repaired = true;
          createUser(userRecordOf(firebaseUser), {
            version: LEGAL_VERSION,
            acceptedAt: new Date().toISOString(),
          }).catch(() => {
            repaired = false;
            again();
          });
        }
      },
      () => {
        store.dispatch(userChanged(null));
        again();
      },
    );
  };
  const again = () => {
    stop();
    if (!stopped) timer = setTimeout(follow, RETRY_MS);
  };

  follow();
  return () => {
    stopped = true;
    clearTimeout(timer);
    stop();
  };
}

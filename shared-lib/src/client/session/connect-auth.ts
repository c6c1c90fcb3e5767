import { isEndingSessions, isRegistering, userRecordOf } from 'shared-lib/auth';
import { createUser, subscribeToUser } from '../data/repositories';
import { dataApi, sessionChanged, userChanged, type AppStore } from 'shared-lib/store';
import { showErrorToast, showToast } from 'shared-lib/toast';
import { subscribeToSession } from '../auth/accounts';
import { LEGAL_VERSION } from '../../platform/config';
import type { FirebaseUser } from '../../model';
import { describeError } from '../../platform/errors';
import { firstSession, firstToken } from '../first-read';
import { clearCachedContent, keep } from '../cached-content';
import { noteSession } from '../session-hint';
import { followFlags } from './follow-flags';
import { followTheme } from './follow-theme';
import { watchSession } from './watch-session';
import { whyEnded } from './why-ended';

/** Wait before the account's record is read again after a failure, in milliseconds. */
const RETRY_MS = 5000;

/**
 * Keeps the store's `auth` in step with the session and, while somebody is signed in, with the account's record. A
 * record that can't be read is `null` and read again later; one that an interrupted registration never wrote is
 * written. A session that the server ended is signed out, with its reason shown.
 *
 * @returns Stops following.
 */
export function connectAuth(store: AppStore): () => void {
  const stopTheme = followTheme(store);
  let stopUser = () => {};
  // The page may have begun with the session stored in the browser, before Auth has answered.
  let uid = store.getState().auth.firebaseUser?.uid ?? null;
  let isFirst = true;
  const stopSession = subscribeToSession((firebaseUser) => {
    if (isFirst && !firebaseUser && !isEndingSessions()) void tellWhyEnded();
    isFirst = false;
    stopUser();
    stopUser = () => {};
    store.dispatch(sessionChanged(firebaseUser));
    noteSession(firebaseUser?.uid ?? null);
    // The former session's subscriptions are closed; the next one must query again, even for the same account.
    if (uid !== null && firebaseUser?.uid !== uid) store.dispatch(dataApi.util.resetApiState());
    uid = firebaseUser?.uid ?? null;
    // Another person on this device mustn't find the content of the former session's screens.
    clearCachedContent(uid);
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

/** Shows why the stored session is over, if the server ended it. */
async function tellWhyEnded(): Promise<void> {
  const [session, token] = await Promise.all([firstSession(), firstToken()]);
  const reason = session && token && (await whyEnded(session.uid, token));
  // A plain toast, without the sign-out that follows an `AuthError`: somebody else may be signing in by then.
  if (reason) showToast('error', describeError(reason).message);
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
        // A record that isn't cached on this device may still be known from the page's first read.
        const isNews = user !== null || fromServer || store.getState().auth.user === null;
        if (isNews) store.dispatch(userChanged(user));
        if (user) keep(firebaseUser.uid, 'user', user);
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

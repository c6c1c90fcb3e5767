import { useEffect, useState } from 'react';
import { subscribeToAdmin } from 'shared-lib/data';
import type { Admin } from 'shared-lib/model';
import { describeError, NetworkError } from 'shared-lib/errors';
import { takeFirstAdmin } from 'shared-lib/first-read';
import { useAuth } from 'shared-lib/store';
import { forgetPreparedAdmin, preparedAdmin } from './prepared-admin';

/** State of the session's permission on the server. */
export type AdminState =
  | { state: 'asking' }
  | { state: 'admin'; admin: Admin }
  | { state: 'refused' }
  | { state: 'failed'; message: string; retry: () => void };

type Answer = { uid: string; admin: Admin | null } | { uid: string; failure: string };

/**
 * Follows whether the session's account is an administrator: one who loses the permission is signed off at once.
 *
 * @param watch - False reads nothing.
 */
export function useAdmin(watch: boolean): AdminState {
  const { firebaseUser, loading } = useAuth();
  const uid = firebaseUser?.uid ?? null;
  const [answer, setAnswer] = useState<Answer | null>(() => {
    const admin = watch ? preparedAdmin(uid) : null;
    return admin && { uid: admin.id, admin };
  });
  const [attempt, setAttempt] = useState(0);

  useEffect(forgetPreparedAdmin, []);

  useEffect(() => {
    if (!watch || !uid) return;
    let answered = false;
    const hear = (news: Answer) => {
      answered = true;
      setAnswer(news);
    };
    const stop = subscribeToAdmin(
      uid,
      (admin) => hear({ uid, admin }),
      (error) => {
        // What the server has confirmed holds while it can't be reached.
        const holds = error instanceof NetworkError && error.status === 0;
        const failure = { uid, failure: describeError(error).message };
        setAnswer((known) => (holds && known?.uid === uid && 'admin' in known ? known : failure));
      },
    );
    // The server's answer to the page's first script, while the SDK, which queries again, is loading.
    void takeFirstAdmin(uid).then((admin) => {
      if (admin && !answered) hear({ uid, admin });
    });
    return () => {
      // eslint-disable-next-line no-restricted-syntax -- It follows a subscription.
      answered = true;
      stop();
    };
  }, [watch, uid, attempt]);

  if (loading) return { state: 'asking' };
  if (!uid) return { state: 'refused' };
  if (answer?.uid !== uid) return { state: 'asking' };
  if ('failure' in answer) {
    const retry = () => {
      setAnswer(null);
      setAttempt((count) => count + 1);
    };
    return { state: 'failed', message: answer.failure, retry };
  }
  return answer.admin ? { state: 'admin', admin: answer.admin } : { state: 'refused' };
}

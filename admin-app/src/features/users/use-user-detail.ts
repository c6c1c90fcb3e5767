import { useEffect, useState } from 'react';
import { callFunction } from 'shared-lib/data';
import type { UserDetail } from 'shared-lib/model';
import { UNANSWERED } from 'shared-lib/errors';
import { useNetworkBack } from 'shared-lib/network';
import { toDataError, type DataError } from 'shared-lib/store';
import { useIndexedUserQuery } from '../../admin-data/admin-endpoints';

/** State of one account's details. */
export type DetailState =
  | { state: 'loading' }
  | { state: 'gone' }
  | { state: 'failed'; message: string; retry: () => void }
  | { state: 'there'; detail: UserDetail };

type Answer = { uid: string; detail: UserDetail } | { uid: string; error: DataError };

/**
 * Reads an account's personal data once, as each call is logged, and follows its entry in the index.
 *
 * @returns The details, and a function that updates them after an action.
 */
export function useUserDetail(uid: string): [DetailState, (change: Partial<UserDetail>) => void] {
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [attempt, setAttempt] = useState(0);
  const told = answer?.uid === uid ? answer : null;
  // Asking makes an entry that the index lacked: one that is missing from then on was deleted.
  const { currentData: live } = useIndexedUserQuery(uid, { skip: !(told && 'detail' in told) });

  useEffect(() => {
    let isCurrent = true;
    callFunction('adminUserDetail', { uid }).then(
      (detail) => isCurrent && setAnswer({ uid, detail }),
      (error: unknown) => isCurrent && setAnswer({ uid, error: toDataError(error) }),
    );
    return () => {
      isCurrent = false;
    };
  }, [uid, attempt]);

  const retry = () => {
    setAnswer(null);
    setAttempt((count) => count + 1);
  };
  useNetworkBack(told !== null && 'error' in told && told.error.code === UNANSWERED, retry);

  const patch = (change: Partial<UserDetail>) =>
    setAnswer((now) => (now && 'detail' in now ? { ...now, detail: { ...now.detail, ...change } } : now));
  if (!told) return [{ state: 'loading' }, patch];
  if ('detail' in told)
    return live === null
      ? [{ state: 'gone' }, patch]
      : [{ state: 'there', detail: { ...told.detail, ...live } }, patch];
  if (told.error.code === 'account-not-found') return [{ state: 'gone' }, patch];
  return [{ state: 'failed', message: told.error.message, retry }, patch];
}

import { useState } from 'react';
import { useAnswer } from 'shared-lib/answers';
import { callFunction } from 'shared-lib/data';
import type { UserDetail } from 'shared-lib/model';
import { toDataError } from 'shared-lib/store';
import { useIndexedUserQuery } from '../../admin-data/admin-endpoints';

/** State of one account's details. */
export type DetailState =
  | { state: 'loading' }
  | { state: 'gone' }
  | { state: 'failed'; message: string; retry: () => void }
  | { state: 'there'; detail: UserDetail };

/**
 * Reads an account's personal data once, as each call is logged, and follows its entry in the index.
 *
 * @returns The details, and a function that updates them after an action.
 */
export function useUserDetail(uid: string): [DetailState, (change: Partial<UserDetail>) => void] {
  const { data, error, retry } = useAnswer([uid], (of) => callFunction('adminUserDetail', { uid: of }));
  const [changed, setChanged] = useState<{ data: UserDetail; change: Partial<UserDetail> } | null>(null);
  const change = changed?.data === data ? changed?.change : undefined;
  // The call creates an entry that the index lacked: one that is missing from then on was deleted.
  const { currentData: live } = useIndexedUserQuery(uid, { skip: !data });

  const patch = (next: Partial<UserDetail>) =>
    setChanged((before) => {
      if (!data) return before;
      return { data, change: { ...(before?.data === data && before.change), ...next } };
    });
  if (data)
    return live === null
      ? [{ state: 'gone' }, patch]
      : [{ state: 'there', detail: { ...data, ...change, ...live } }, patch];
  if (error === undefined) return [{ state: 'loading' }, patch];
  const { code, message } = toDataError(error);
  return [code === 'account-not-found' ? { state: 'gone' } : { state: 'failed', message, retry }, patch];
}

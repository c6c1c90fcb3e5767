import { useEffect, useState } from 'react';
import { subscribeToAccountState, type AccountState } from 'shared-lib/data';

/** Trial of an account without a verified address. */
export type Trial = Pick<AccountState, 'trialEndsAt' | 'isTrialOver'>;

/** Subscribes to an account's trial; `null` until it is known. */
export function useTrial(uid: string): Trial | null {
  const [trial, setTrial] = useState<Trial | null>(null);
  // Without an answer the notice says what holds for everybody.
  useEffect(() => subscribeToAccountState(uid, setTrial, () => undefined), [uid]);
  return trial;
}

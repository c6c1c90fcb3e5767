import { useState } from 'react';
import type { SettingChange } from 'shared-lib/data';
import { useUid } from 'shared-lib/store';
import { useSaveSettingMutation } from './account-writes';

/** State of a setting's last change. */
export type SettingState = 'idle' | 'saving' | 'saved' | 'queued';

/**
 * Provides an autosaving setting: it shows the new value at once, and the stored one again if the save fails.
 *
 * @param stored - Value in the account's record.
 * @param toChange - Returns the change to store for a value.
 */
export function useSetting<Value>(stored: Value, toChange: (value: Value) => SettingChange) {
  const uid = useUid();
  const [pending, setPending] = useState<{ value: Value; over: Value } | null>(null);
  const [save, { isLoading, data }] = useSaveSettingMutation();

  const change = async (value: Value) => {
    setPending({ value, over: stored });
    const answer = await save({ uid, change: toChange(value) });
    // A device that hasn't cached the record yet doesn't show a queued change in it: the new value stays until the record changes.
    if (answer.data !== 'queued') setPending(null);
  };

  const isShown = pending !== null && pending.over === stored;
  const state: SettingState = isLoading ? 'saving' : (data ?? 'idle');
  return { value: isShown ? pending.value : stored, state, change: (value: Value) => void change(value) };
}

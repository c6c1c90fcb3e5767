import { useState } from 'react';
import { updateUserSettings, type SettingChange } from 'shared-lib/data';
import { showErrorToast } from 'shared-lib/toast';
import { useUid } from 'shared-lib/store';
import { savedOrQueued } from '../../ui/saved-or-queued';

/** How the last change of a setting went. */
export type SettingState = 'idle' | 'saving' | 'saved' | 'queued';

/**
 * A setting that saves by itself: it shows the new value at once, and the stored one again if the save fails.
 *
 * @param stored - As the account's record says.
 * @param toChange - What is stored for a value.
 */
export function useSetting<Value>(stored: Value, toChange: (value: Value) => SettingChange) {
  const uid = useUid();
  const [pending, setPending] = useState<{ value: Value } | null>(null);
  const [state, setState] = useState<SettingState>('idle');

  const change = async (value: Value) => {
    setPending({ value });
    setState('saving');
    try {
      setState(await savedOrQueued(updateUserSettings(uid, toChange(value))));
    } catch (error) {
      setState('idle');
      showErrorToast(error);
    } finally {
      setPending(null);
    }
  };

  return { value: pending ? pending.value : stored, state, change: (value: Value) => void change(value) };
}

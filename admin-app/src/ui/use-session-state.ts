import { useState } from 'react';
import { readJson, siteStorage, tabStorage, writeJson, type OpenStorage } from 'shared-lib/storage';

function readStored<Value extends object>(open: OpenStorage, key: string, initial: Value): Value {
  const stored = readJson(open, key);
  return typeof stored === 'object' && stored !== null ? { ...initial, ...stored } : initial;
}

function useStoredState<Value extends object>(
  open: OpenStorage,
  key: string,
  initial: Value,
): [Value, (next: Value) => void] {
  const [value, setValue] = useState(() => readStored(open, key, initial));
  const put = (next: Value) => {
    setValue(next);
    // Without storage the state lives as long as the component.
    writeJson(open, key, next);
  };
  return [value, put];
}

/** Provides a state that survives reloads and other screens, until the tab is closed. */
export const useSessionState = <Value extends object>(key: string, initial: Value) =>
  useStoredState(tabStorage, key, initial);

/** Provides a state that is stored in this browser, such as the size of a panel. */
export const useLocalState = <Value extends object>(key: string, initial: Value) =>
  useStoredState(siteStorage, key, initial);

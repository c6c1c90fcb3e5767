import { useState } from 'react';

type OpenStorage = () => Storage;

function readStored<Value extends object>(open: OpenStorage, key: string, initial: Value): Value {
  try {
    const stored: unknown = JSON.parse(open().getItem(key) ?? 'null');
    return typeof stored === 'object' && stored !== null ? { ...initial, ...stored } : initial;
  } catch {
    return initial;
  }
}

function useStoredState<Value extends object>(
  open: OpenStorage,
  key: string,
  initial: Value,
): [Value, (next: Value) => void] {
  const [value, setValue] = useState(() => readStored(open, key, initial));
  const put = (next: Value) => {
    setValue(next);
    try {
      open().setItem(key, JSON.stringify(next));
    } catch {
      // Without storage the state lives as long as the component.
    }
  };
  return [value, put];
}

const ofTab: OpenStorage = () => sessionStorage;
const ofBrowser: OpenStorage = () => localStorage;

/** Provides a state that survives reloads and other screens, until the tab is closed. */
export const useSessionState = <Value extends object>(key: string, initial: Value) =>
  useStoredState(ofTab, key, initial);

/** Provides a state that is stored in this browser, such as the size of a panel. */
export const useLocalState = <Value extends object>(key: string, initial: Value) =>
  useStoredState(ofBrowser, key, initial);

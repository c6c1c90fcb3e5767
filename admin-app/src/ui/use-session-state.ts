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
      // A browser that keeps nothing still shows it.
    }
  };
  return [value, put];
}

const ofTab: OpenStorage = () => sessionStorage;
const ofBrowser: OpenStorage = () => localStorage;

/** Keeps a state over reloads and other screens, until the tab is closed. */
export const useSessionState = <Value extends object>(key: string, initial: Value) =>
  useStoredState(ofTab, key, initial);

/** Keeps a state in this browser, as the size of something that somebody has arranged. */
export const useKeptState = <Value extends object>(key: string, initial: Value) =>
  useStoredState(ofBrowser, key, initial);

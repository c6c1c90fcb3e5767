import { useState } from 'react';

function readStored<Value extends object>(key: string, initial: Value): Value {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    return typeof stored === 'object' && stored !== null ? { ...initial, ...stored } : initial;
  } catch {
    return initial;
  }
}

/** Keeps a state over reloads and other screens, until the tab is closed. */
export function useSessionState<Value extends object>(
  key: string,
  initial: Value,
): [Value, (next: Value) => void] {
  const [value, setValue] = useState(() => readStored(key, initial));
  const put = (next: Value) => {
    setValue(next);
    try {
      sessionStorage.setItem(key, JSON.stringify(next));
    } catch {
      // A browser that keeps nothing still shows it.
    }
  };
  return [value, put];
}

import { useSyncExternalStore } from 'react';

let waiting = 0;
const listeners = new Set<() => void>();

function change(by: number): void {
  waiting += by;
  for (const listener of [...listeners]) listener();
}

/**
 * Counts one more piece of content on screen that is of an earlier visit, until it is up to date.
 *
 * @returns A function to call once it is up to date, or no longer awaited; further calls do nothing.
 */
export function waitForNews(): () => void {
  change(1);
  let over = false;
  return () => {
    if (!over) change(-1);
    over = true;
  };
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
const isUpdating = () => waiting > 0;

/** Reports whether something on screen is of an earlier visit and being brought up to date. */
export function useIsUpdating(): boolean {
  return useSyncExternalStore(subscribe, isUpdating, () => false);
}

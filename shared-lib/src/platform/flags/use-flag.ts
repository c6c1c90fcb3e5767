import { useSyncExternalStore } from 'react';
import type { FlagName, Freeze } from '../../model';
import { areFlagsSettled, currentFreeze, isFlagOn, subscribeToFlagState } from './flag-state';

/** Longest wait for the server's flags, in milliseconds. */
const MAX_WAIT_MS = 300;

/** Reports whether a flag is on for the person at the screen, and follows changes. */
export function useFlag(name: FlagName): boolean {
  return useSyncExternalStore(
    subscribeToFlagState,
    () => isFlagOn(name),
    () => isFlagOn(name),
  );
}

/** Returns the freeze in force, and follows its beginning and its end; `null` for none. */
export function useFreeze(): Freeze | null {
  return useSyncExternalStore(subscribeToFlagState, currentFreeze, currentFreeze);
}

/** Reports whether a flag is on, for code that decides once: waits a moment for the server, then uses what is known. */
export function flagOnce(name: FlagName): Promise<boolean> {
  if (areFlagsSettled()) return Promise.resolve(isFlagOn(name));
  return new Promise((resolve) => {
    const answer = () => {
      clearTimeout(timer);
      stop();
      resolve(isFlagOn(name));
    };
    const timer = setTimeout(answer, MAX_WAIT_MS);
    const stop = subscribeToFlagState(() => {
      if (areFlagsSettled()) answer();
    });
  });
}

import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Returns false in prerendered markup, before the app has hydrated it. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

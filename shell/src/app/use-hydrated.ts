import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False in a page's own markup, before the app has taken it over. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

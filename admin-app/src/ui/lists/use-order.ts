import { useEffect, useEffectEvent } from 'react';
import { useLocation, useSearchParams } from 'shared-lib/router';

/**
 * Calls back with an action that the URL requests of a screen, such as opening a dialog or focusing a field, and removes it from the URL,
 * so that neither a reload nor the back button repeats it.
 *
 * @param name - Search param with the order.
 * @param onOrder - Gets its value, and returns false where another part of the screen is meant.
 */
export function useOrder(name: string, onOrder: (value: string) => boolean | void): void {
  const [search, setSearch] = useSearchParams();
  const { state } = useLocation();
  const value = search.get(name);
  const carryOut = useEffectEvent(() => {
    if (value === null || onOrder(value) === false) return;
    setSearch(
      (now) => {
        now.delete(name);
        return now;
      },
      { replace: true, preventScrollReset: true, state },
    );
  });
  useEffect(() => carryOut(), [value]);
}

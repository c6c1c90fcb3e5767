import { areFlagsSettled, isFlagOn, subscribeToFlagState } from 'shared-lib/flags';
import type { AppStore } from 'shared-lib/store';
import { chooseTheme } from '../../ui/color-scheme';

/**
 * Applies the theme that the account chose on any device. The choice counts only while its flag is on; without a
 * session the page keeps its theme.
 *
 * @returns Stops following.
 */
export function followTheme(store: AppStore): () => void {
  const apply = () => {
    const { user } = store.getState().auth;
    if (!user || !areFlagsSettled()) return;
    chooseTheme(isFlagOn('dark_mode_v2') ? (user.settings?.theme ?? 'light') : 'light');
  };
  const stops = [store.subscribe(apply), subscribeToFlagState(apply)];
  return () => stops.forEach((stop) => stop());
}

import { areFlagsSettled, isFlagOn, subscribeToFlagState } from 'shared-lib/flags';
import type { AppStore } from 'shared-lib/store';
import { chooseTheme } from '../ui/color-scheme';

/**
 * Draws the page in the theme that the account chose, wherever it chose it. The theme is a choice only while its flag is
 * on; nobody's session leaves the page as it is.
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

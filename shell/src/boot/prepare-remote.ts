import { forgetFirstFigures } from 'shared-lib/first-read';
import type { RemoteModules } from 'shared-lib/remote-contract';
import type { AppStore } from 'shared-lib/store';

/** Longest wait for the screen that a page begins with, before the page shows that it waits, in milliseconds. */
const WITHIN_MS = 1500;

/**
 * Lets a remote prepare the screen at this address, so that the page's first render is that whole screen. A failure is shown where the
 * screen would be.
 *
 * @param loading - The remote that is being loaded.
 * @param session - Resolves when the store knows of the session.
 * @returns True when the screen is ready; false when it takes too long.
 */
export function prepareRemote(
  loading: Promise<RemoteModules['./App']>,
  store: AppStore,
  session: Promise<void>,
): Promise<boolean> {
  const prepared = Promise.all([loading, session])
    .then(([{ prepare }]) => {
      // An older release requests the figures itself.
      if (!prepare) forgetFirstFigures();
      return prepare?.({ pathname: location.pathname, store });
    })
    .then(
      () => true,
      () => false,
    );
  const late = new Promise<boolean>((resolve) => setTimeout(() => resolve(false), WITHIN_MS));
  return Promise.race([prepared, late]);
}

import { forgetFirstFigures } from 'shared-lib/first-read';
import type { RemoteModules } from 'shared-lib/remote-contract';
import type { AppStore } from 'shared-lib/store';

/** Longest wait for the screen that a page begins with, before the page shows that it waits, in milliseconds. */
const WITHIN_MS = 1500;

/**
 * Has a remote prepare the screen at this address, so that the page's first drawing is that screen, whole. A failure is told by the
 * screen's own place.
 *
 * @param loading - The remote, on its way.
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
      // An older release asks for the figures itself.
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

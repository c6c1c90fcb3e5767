import type { AppStore } from 'shared-lib/store';
import { loadRemoteApp } from './load-remote';
import type { RemoteName } from './remote-name';

/** Longest wait for the screen that a page begins with, before the page shows that it waits, in milliseconds. */
const WITHIN_MS = 1500;

/**
 * Loads a remote and has it prepare the screen at this address, so that the page's first drawing is that screen, whole. A failure is
 * told by the screen's own place.
 *
 * @param session - Resolves when the store knows of the session.
 * @returns True when the screen is ready; false when it takes too long.
 */
export function prepareRemote(name: RemoteName, store: AppStore, session: Promise<void>): Promise<boolean> {
  const prepared = Promise.all([loadRemoteApp(name, { fresh: false }), session])
    .then(([app]) => app.prepare?.({ pathname: location.pathname, store }))
    .then(
      () => true,
      () => false,
    );
  const late = new Promise<boolean>((resolve) => setTimeout(() => resolve(false), WITHIN_MS));
  return Promise.race([prepared, late]);
}

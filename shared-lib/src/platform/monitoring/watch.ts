import { afterFirstScreen } from './after-first-screen';
import type { AuthSource } from './auth-source';
import { followInteractions } from './interaction-trail';

/**
 * Records interactions from now on, and starts monitoring, analytics and metrics once the page shows its first screen and is idle;
 * their code isn't loaded before.
 *
 * @param store - Has the signed-in user.
 */
export function watchAfterFirstScreen(store: AuthSource): void {
  const { trail } = followInteractions();
  afterFirstScreen()
    .then(() => import(/* webpackChunkName: "monitoring" */ './start'))
    .then(({ startWatching }) => startWatching(store, trail))
    .catch(() => {
      // Without monitoring the page works all the same.
    });
}

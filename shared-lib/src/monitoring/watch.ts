import { afterFirstPaint } from './after-first-paint';
import type { AuthSource } from './auth-source';
import { followInteractions } from './interaction-trail';

/**
 * Records interactions from now on, and starts monitoring, analytics and metrics once the page has painted and is idle;
 * their code isn't loaded before.
 *
 * @param store - Has the signed-in user.
 */
export function watchAfterFirstPaint(store: AuthSource): void {
  const { trail } = followInteractions();
  afterFirstPaint()
    .then(() => import(/* webpackChunkName: "monitoring" */ './start'))
    .then(({ startWatching }) => startWatching(store, trail))
    .catch(() => {
      // A page that can't be watched works all the same.
    });
}

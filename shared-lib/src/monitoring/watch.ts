import { afterFirstPaint } from './after-first-paint';
import type { AuthSource } from './auth-source';

/**
 * Starts monitoring, analytics and metrics once the page has painted and is idle; their code is not asked for before.
 *
 * @param store - Says who is signed in.
 */
export function watchAfterFirstPaint(store: AuthSource): void {
  afterFirstPaint()
    .then(() => import(/* webpackChunkName: "monitoring" */ './start'))
    .then(({ startWatching }) => startWatching(store))
    .catch(() => {
      // A page that can't be watched works all the same.
    });
}

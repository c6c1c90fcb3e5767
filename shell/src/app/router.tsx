import { startTransition, useLayoutEffect, useState, type ReactNode } from 'react';
import { Route, Router, Routes } from 'shared-lib/router';
import { afterFrame } from 'shared-lib/when-idle';
import { CrashBoundary } from '../features/crash/crash-boundary';
import { RemoteScreen } from '../remotes/remote-screen';
import { RemotePaths } from '../remotes/remote-paths';
import { isScreenLoaded } from '../remotes/loaded-apps';
import type { BrowserHistory, Visit } from './browser-history';
import { useScrollPosition } from './scroll-positions';
import { siteRoutes } from './site-routes';

/**
 * Returns the visit of the browser's history that is to be rendered.
 *
 * A screen whose files are loaded is rendered in one go, after a frame that shows the effect of the press: in a transition, each update of
 * the screen before would restart it. For any other visit the screen before stays until the next can be rendered. An address with a query
 * belongs to those, as the screen may show a part there that has a file of its own.
 */
function useVisit(history: BrowserHistory): Visit {
  const [visit, setVisit] = useState(history.visit);
  useLayoutEffect(() => {
    let cancel = () => {};
    let { pathname } = history.visit.location;
    const stop = history.subscribe((next) => {
      cancel();
      const isOther = next.location.pathname !== pathname;
      ({ pathname } = next.location);
      if (isOther && next.location.search === '' && isScreenLoaded(pathname))
        cancel = afterFrame(() => setVisit(next));
      else startTransition(() => setVisit(next));
    });
    return () => {
      cancel();
      stop();
    };
  }, [history]);
  return visit;
}

/** Renders the screen of the browser's address. */
export function AppRouter({ history, children }: { history: BrowserHistory; children: ReactNode }) {
  const visit = useVisit(history);
  useScrollPosition(visit);
  return (
    <Router location={visit.location} navigationType={visit.action} navigator={history}>
      <CrashBoundary address={visit.location.key}>{children}</CrashBoundary>
    </Router>
  );
}

/** Every address of the product. */
export function AppRoutes() {
  return (
    <Routes>
      {siteRoutes}
      <Route path="/c/:slug" element={<RemoteScreen remote="public_card" page="Card" />} />
      <Route path="*" element={<RemotePaths />} />
    </Routes>
  );
}

import { startTransition, useLayoutEffect, useState, type ReactNode } from 'react';
import { Route, Router, Routes } from 'shared-lib/router';
import { CrashBoundary } from '../features/crash/crash-boundary';
import { RemoteScreen } from '../remotes/remote-screen';
import { RemotePaths } from '../remotes/remote-paths';
import type { BrowserHistory } from './browser-history';
import { useScrollPosition } from './scroll-positions';
import { siteRoutes } from './site-routes';

/** Draws the address that the browser is at; the screen before stays until the next can be drawn. */
export function AppRouter({ history, children }: { history: BrowserHistory; children: ReactNode }) {
  const [visit, setVisit] = useState(history.visit);
  useLayoutEffect(() => history.subscribe((next) => startTransition(() => setVisit(next))), [history]);
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

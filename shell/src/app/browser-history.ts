import { createPath, NavigationType, type Location, type Navigator } from 'shared-lib/router';
import { keepScrollPositions, readScrollPositions } from './scroll-positions';

/** Address of the page, and how it was reached. */
export interface Visit {
  location: Location;
  action: NavigationType;
  /** Position at which the entry was left; undefined for one that wasn't left yet. */
  position?: number | undefined;
  /** Leave the page scrolled as it is where there is no such position. */
  keepsScroll: boolean;
}

/** The browser's history, as the router navigates in it and as others follow it. */
export interface BrowserHistory extends Navigator {
  readonly visit: Visit;
  /** Calls a listener with each visit that follows, and returns how to stop. */
  subscribe: (listener: (visit: Visit) => void) => () => void;
}

/** Reads the address, and what an entry's state holds in the router's own format. */
function readLocation(): Location {
  const { pathname, search, hash } = window.location;
  const entry: { usr?: unknown; key?: string } | null = history.state;
  return { pathname, search, hash, state: entry?.usr ?? null, key: entry?.key ?? 'default' };
}

/** Opens the history of this page, for as long as the page lives. */
export function openBrowserHistory(): BrowserHistory {
  const listeners = new Set<(visit: Visit) => void>();
  const positions = readScrollPositions();
  const visitNow = (action: NavigationType, keepsScroll: boolean): Visit => {
    const location = readLocation();
    return { location, action, position: positions[location.key], keepsScroll };
  };
  let visit = visitNow(NavigationType.Pop, true);
  const notePosition = () => {
    positions[visit.location.key] = scrollY;
  };
  const arrive = (action: NavigationType, keepsScroll = false) => {
    notePosition();
    visit = visitNow(action, keepsScroll);
    for (const listener of listeners) listener(visit);
  };
  const createHref: Navigator['createHref'] = (to) => (typeof to === 'string' ? to : createPath(to));
  let entries = 0;
  const entryOf = (state: unknown) => ({ usr: state, key: `${Date.now().toString(36)}-${(entries += 1)}` });

  history.scrollRestoration = 'manual';
  addEventListener('popstate', () => arrive(NavigationType.Pop));
  addEventListener('pagehide', () => {
    notePosition();
    keepScrollPositions(positions);
    // The next page is the browser's to scroll until its app has come.
    history.scrollRestoration = 'auto';
  });
  return {
    get visit() {
      return visit;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    createHref,
    go: (delta) => history.go(delta),
    push(to, state, options) {
      history.pushState(entryOf(state), '', createHref(to));
      arrive(NavigationType.Push, options?.preventScrollReset);
    },
    replace(to, state, options) {
      history.replaceState(entryOf(state), '', createHref(to));
      arrive(NavigationType.Replace, options?.preventScrollReset);
    },
  };
}

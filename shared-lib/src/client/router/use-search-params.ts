import { useCallback, useLayoutEffect, useRef } from 'react';
import { createSearchParams, useLocation, useSearchParams as useRouterSearchParams } from 'react-router-dom';

/** Search params of the address, and their setter. */
export type SearchParams = ReturnType<typeof useRouterSearchParams>;

/**
 * Returns react-router's `useSearchParams` with a setter that takes pending navigations into account, as navigations
 * are rendered in transitions. The router's own builds on the params and the path that were *rendered* last: of two
 * changes made at once the first would be lost, and a change made after a link was pressed would lead back from it.
 * Here a change builds on the one before, and waits while a link's screen is pending; it is dropped if that is another
 * screen.
 */
export function useSearchParams(): SearchParams {
  const [drawn, navigate] = useRouterSearchParams();
  const { pathname } = useLocation();
  const requested = useRef(drawn);
  const drawnAt = useRef(window.location.pathname);
  const waiting = useRef<Parameters<SearchParams[1]>[]>([]);

  const change = useCallback<SearchParams[1]>(
    (next, options) => {
      if (window.location.pathname !== drawnAt.current) {
        waiting.current.push([next, options]);
        return;
      }
      navigate(() => {
        const made = typeof next === 'function' ? next(new URLSearchParams(requested.current)) : next;
        requested.current = createSearchParams(made);
        return requested.current;
      }, options);
    },
    [navigate],
  );
  useLayoutEffect(() => {
    requested.current = drawn;
    // Not while an earlier change is rendered before a link's screen. A remote that is a page of its own has its path below another.
    if (window.location.pathname.endsWith(pathname)) drawnAt.current = window.location.pathname;
    waiting.current.splice(0).forEach((args) => change(...args));
  }, [drawn, pathname, change]);
  return [drawn, change];
}

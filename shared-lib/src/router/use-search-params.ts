import { useCallback, useLayoutEffect, useRef } from 'react';
import { createSearchParams, useSearchParams as useRouterSearchParams } from 'react-router-dom';

/** Search params of the address, and their setter. */
export type SearchParams = ReturnType<typeof useRouterSearchParams>;

/**
 * Returns react-router's `useSearchParams` with a setter that builds on the latest change. The router's own gives a
 * change the params that were *drawn* last; navigations are drawn when there is time, so that of two changes made at
 * once the first would be lost.
 */
export function useSearchParams(): SearchParams {
  const [drawn, navigate] = useRouterSearchParams();
  const asked = useRef(drawn);
  useLayoutEffect(() => {
    asked.current = drawn;
  }, [drawn]);

  const change = useCallback<SearchParams[1]>(
    (next, options) =>
      navigate(() => {
        const made = typeof next === 'function' ? next(new URLSearchParams(asked.current)) : next;
        asked.current = createSearchParams(made);
        return asked.current;
      }, options),
    [navigate],
  );
  return [drawn, change];
}

import { useCallback, useLayoutEffect, useRef } from 'react';
import { createSearchParams, useSearchParams as useRouterSearchParams } from 'react-router-dom';

/** What the address asks for after `?`, and how to ask for something else. */
export type SearchParams = ReturnType<typeof useRouterSearchParams>;

/**
 * react-router's `useSearchParams`, whose setter builds on what was asked last. The router's own hands a change what was
 * *drawn* last; navigations are drawn when there is time, so of two changes made at once the first would be lost.
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

import { useDeferredValue, type ReactNode } from 'react';

/**
 * What stands under a screen's title and takes a slow phone a while: drawn right after the title is on screen, so that
 * a change of screens shows at once.
 */
export function AfterHeading({ children }: { children: ReactNode }) {
  return useDeferredValue(true, false) && children;
}

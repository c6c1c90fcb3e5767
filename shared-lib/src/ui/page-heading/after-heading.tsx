import { useDeferredValue, type ReactNode } from 'react';

/**
 * Renders content under a screen's title that takes a slow phone a while, after the title is on screen, so that a
 * change of screens shows at once.
 */
export function AfterHeading({ children }: { children: ReactNode }) {
  return useDeferredValue(true, false) && children;
}

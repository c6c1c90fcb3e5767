import { useLayoutEffect } from 'react';
import { requireShape } from 'shared-lib/model';
import { readJson, tabStorage, writeJson } from 'shared-lib/storage';
import type { Visit } from './browser-history';

/** Key in session storage, the same as React Router's. */
const KEY = 'react-router-scroll-positions';

/** Reads how far down each entry of the tab's history was scrolled when it was left, by the entry's key. */
export function readScrollPositions(): Record<string, number> {
  try {
    return requireShape<Record<string, number>>(readJson(tabStorage, KEY), {});
  } catch {
    return {};
  }
}

/** Stores them for the next page of the tab; a full or forbidden storage only costs the place on the page. */
export function keepScrollPositions(positions: Record<string, number>): void {
  writeJson(tabStorage, KEY, positions);
}

/** Returns the element that an address names, if it is there. */
function namedElement(hash: string): Element | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}

/** Scrolls a rendered visit to where it was left, to the element that its hash names, or to the top. */
export function useScrollPosition({ location, position, keepsScroll }: Visit): void {
  useLayoutEffect(() => {
    if (position !== undefined) {
      scrollTo(0, position);
      return;
    }
    const named = namedElement(location.hash);
    if (named) named.scrollIntoView();
    else if (!keepsScroll) scrollTo(0, 0);
  }, [location, position, keepsScroll]);
}

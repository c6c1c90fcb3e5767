import { useEffect, useRef } from 'react';
import { useLocation } from 'shared-lib/router';

/**
 * Makes a part of a screen addressable: opening `#{id}` scrolls it into view and focuses it. The browser itself looks
 * for it before a lazy screen has loaded.
 *
 * @returns Props of the part's element.
 */
export function useAnchor(id: string) {
  const { hash } = useLocation();
  const ref = useRef<HTMLElement>(null);
  useEffect(() => {
    if (hash !== `#${id}`) return;
    ref.current?.scrollIntoView({ block: 'start' });
    ref.current?.focus({ preventScroll: true });
  }, [hash, id]);
  return { id, ref, tabIndex: -1 };
}

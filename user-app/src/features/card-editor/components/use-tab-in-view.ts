import { useEffect, useRef } from 'react';

/** Scrolls a row of tabs sideways so that the open one is seen, wherever it was opened from. */
export function useTabInView(tab: string) {
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const open = row.current?.querySelector('[aria-selected="true"]');
    if (!row.current || !open) return;
    const [outer, inner] = [row.current.getBoundingClientRect(), open.getBoundingClientRect()];
    row.current.scrollLeft += inner.left + inner.width / 2 - outer.left - outer.width / 2;
  }, [tab]);
  return row;
}

import { useEffect, useState } from 'react';

/**
 * Returns true once something is there, or has been waited for long enough; and from then on.
 *
 * @param milliseconds - Longest wait, from the first render.
 */
export function useAtMost(isThere: boolean, milliseconds: number): boolean {
  const [isOver, setOver] = useState(isThere);
  if (isThere && !isOver) setOver(true);
  useEffect(() => {
    if (isOver) return;
    const timer = setTimeout(() => setOver(true), milliseconds);
    return () => clearTimeout(timer);
  }, [isOver, milliseconds]);
  return isOver || isThere;
}

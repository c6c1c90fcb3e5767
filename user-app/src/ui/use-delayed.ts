import { useEffect, useState } from 'react';

/** Duration up to which work shows no spinner, in milliseconds. */
const PATIENCE_MS = 300;

/** Returns true once `active` has lasted long enough for a spinner to help rather than flicker. */
export function useDelayed(active: boolean): boolean {
  const [due, setDue] = useState(false);
  useEffect(() => {
    if (!active) return;
    const timer = setTimeout(() => setDue(true), PATIENCE_MS);
    return () => {
      clearTimeout(timer);
      setDue(false);
    };
  }, [active]);
  return active && due;
}

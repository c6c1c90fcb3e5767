import { useEffect, useState, type ReactNode } from 'react';
import { OfflineState, useOnline } from 'shared-lib/ui/offline-notice';

/** A browser may believe in a network that reaches nothing: after this long it isn't believed, in milliseconds. */
const PATIENCE_MS = 12_000;

/** What holds the place of a screen that is loading; without a network, it says so instead. */
export function LoadingOrOffline({ children }: { children: ReactNode }) {
  const online = useOnline();
  const [unanswered, setUnanswered] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setUnanswered(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  return online && !unanswered ? children : <OfflineState />;
}

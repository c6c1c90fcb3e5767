import { useEffect, useState, type ReactNode } from 'react';
import { OfflineState, useOnline } from 'shared-lib/ui/offline-notice';

/** Time after which a network that answers nothing counts as offline, in milliseconds. */
const PATIENCE_MS = 12_000;

/** Renders the placeholder of a loading screen; without a network, a message instead. */
export function LoadingOrOffline({ children }: { children: ReactNode }) {
  const online = useOnline();
  const [unanswered, setUnanswered] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setUnanswered(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  return online && !unanswered ? children : <OfflineState />;
}

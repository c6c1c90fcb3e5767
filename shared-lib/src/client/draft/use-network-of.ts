import { useEffect } from 'react';

/**
 * Notifies an autosaving draft when the network comes or goes, while its screen is open: without one it waits, and saves once there is one
 * again.
 *
 * @param tell - Sends `online-changed` to the draft; the same function in every render.
 */
export function useNetworkOf(tell: (online: boolean) => void): void {
  useEffect(() => {
    const listen = () => tell(navigator.onLine);
    window.addEventListener('online', listen);
    window.addEventListener('offline', listen);
    return () => {
      window.removeEventListener('online', listen);
      window.removeEventListener('offline', listen);
    };
  }, [tell]);
}

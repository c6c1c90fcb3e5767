import { useEffect, useEffectEvent } from 'react';
import { onNetworkBack } from './network-back';

/**
 * Calls back each time that there may be a network again, while something waits for that.
 *
 * @param waits - True for content that failed without a network.
 */
export function useNetworkBack(waits: boolean, listener: () => void): void {
  const tell = useEffectEvent(listener);
  useEffect(() => (waits ? onNetworkBack(tell) : undefined), [waits]);
}

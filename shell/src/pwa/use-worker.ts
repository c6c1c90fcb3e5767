import { useEffect, useRef, useState } from 'react';
import { CONNECTION_BACK } from 'shared-lib/network';
import type { WorkerMessage } from '../service-worker/protocol';
import { cacheUsedRemotes } from './keep-for-offline';
import { hasUnsavedText, whenNotTyping } from './typing';
import { removeWorker, startWorker, type WorkerClient } from './worker-client';

/** Age up to which a resource belongs to the very load that found the update, in milliseconds. */
const SAME_LOAD_MS = 5000;

/** Reports whether this page runs an older release of the updated resource. */
function isRunningOlder(url: string): boolean {
  return performance
    .getEntriesByName(url)
    .some((entry) => performance.now() - entry.startTime > SAME_LOAD_MS);
}

/**
 * Runs the worker while the feature is on, and removes it when it is off.
 *
 * @returns Whether a newer version is available, and functions to apply or postpone it.
 */
export function useWorker(enabled: boolean, runtimeCaches: boolean) {
  const [updateReady, setUpdateReady] = useState(false);
  const client = useRef<WorkerClient | null>(null);

  useEffect(() => {
    if (!('serviceWorker' in navigator)) return undefined;
    // A browser that refuses storage refuses workers too; the app works without.
    if (!enabled) return void removeWorker().catch(() => undefined);
    let ended = false;
    let stopWaiting = () => {};
    const offer = () => {
      stopWaiting();
      stopWaiting = whenNotTyping(() => setUpdateReady(true));
    };
    const onMessage = (message: WorkerMessage) => {
      if (message.type === 'BACKGROUND_SYNC_SUCCESS') dispatchEvent(new Event(CONNECTION_BACK));
      if (message.type === 'CACHE_UPDATED' && isRunningOlder(message.payload.updatedURL)) offer();
    };
    const onTakenOver = (isOwnRequest: boolean) => {
      // Another tab requested the update: unsaved text in this one is worth more.
      if (isOwnRequest || !hasUnsavedText()) location.reload();
      else offer();
    };
    const stopKeeping = runtimeCaches ? cacheUsedRemotes() : () => {};
    startWorker({ onWaiting: offer, onTakenOver, onMessage }).then(
      (started) => {
        if (ended) return started.stop();
        client.current = started;
        void navigator.serviceWorker.ready.then(() =>
          started.tell({ type: 'RUNTIME_CACHES', on: runtimeCaches }),
        );
      },
      () => undefined,
    );
    return () => {
      // eslint-disable-next-line no-restricted-syntax -- A worker that starts late is stopped, not ignored.
      ended = true;
      stopWaiting();
      stopKeeping();
      client.current?.stop();
      client.current = null;
    };
  }, [enabled, runtimeCaches]);

  return {
    updateReady,
    update: () => {
      // Without a waiting worker the newer version is already active.
      if (!client.current?.applyUpdate()) location.reload();
    },
    later: () => setUpdateReady(false),
  };
}

import { SYNC_TAG } from './protocol';
import { notifyPages } from './runtime-caches';
import { worker } from './scope';

/** Event of Background Sync, which only some browsers have. */
interface SyncEvent extends ExtendableEvent {
  readonly tag: string;
}

declare global {
  interface ServiceWorkerGlobalScopeEventMap {
    sync: SyncEvent;
  }
}

/**
 * Notifies the open pages when the browser reports that the network is back, so that they send their queued changes.
 * The worker itself sends nothing: it has neither the session nor the revisions that a save needs.
 */
export function listenToSync(): void {
  worker.addEventListener('sync', (event) => {
    if (event.tag === SYNC_TAG) event.waitUntil(notifyPages({ type: 'BACKGROUND_SYNC_SUCCESS' }));
  });
}

import { SYNC_TAG } from './protocol';
import { tellPages } from './runtime-caches';
import { worker } from './scope';

/** Event of Background Sync, which only some browsers have. */
interface SyncEvent extends ExtendableEvent {
  readonly tag: string;
}

/**
 * Notifies the open pages when the browser reports that the network is back, so that they send their queued changes.
 * The worker itself sends nothing: it has neither the session nor the revisions that a save needs.
 */
export function listenToSync(): void {
  worker.addEventListener('sync' as 'message', (event) => {
    const sync = event as unknown as SyncEvent;
    if (sync.tag === SYNC_TAG) sync.waitUntil(tellPages({ type: 'BACKGROUND_SYNC_SUCCESS' }));
  });
}

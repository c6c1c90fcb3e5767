import { SYNC_TAG } from './protocol';
import { tellPages } from './runtime-caches';
import { worker } from './scope';

/** Background Sync, which only some browsers have. */
interface SyncEvent extends ExtendableEvent {
  readonly tag: string;
}

/**
 * The browser says that the network is back: the open pages are told, and send what they kept. The worker itself sends
 * nothing: it has neither the session nor the revisions that a save has to name.
 */
export function listenToSync(): void {
  worker.addEventListener('sync' as 'message', (event) => {
    const sync = event as unknown as SyncEvent;
    if (sync.tag === SYNC_TAG) sync.waitUntil(tellPages({ type: 'BACKGROUND_SYNC_SUCCESS' }));
  });
}

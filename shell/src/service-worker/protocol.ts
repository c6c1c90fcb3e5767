/*
 * Messages between pages and the worker. Besides these, pages send `CACHE_URLS`: Workbox's own message to cache files
 * that were loaded before the worker was active.
 */

/** Message from a page to the worker, which answers with the same type if a port was sent. */
export type PageMessage =
  /** Makes the waiting worker take over now. */
  | { type: 'SKIP_WAITING' }
  /** Makes the active worker control every open page. */
  | { type: 'CLAIM_PAGES' }
  /** Empties this site's cache storage. */
  | { type: 'CLEAR_CACHE' }
  /** Switches the caching of responses during use on or off. */
  | { type: 'RUNTIME_CACHES'; on: boolean };

/** Message from the worker to the open pages. */
export type WorkerMessage =
  /** A cached response was replaced by a newer one. */
  | { type: 'CACHE_UPDATED'; payload: { cacheName: string; updatedURL: string } }
  /** The browser reports that the network is back, so that queued changes can be sent. */
  | { type: 'BACKGROUND_SYNC_SUCCESS' };

/** Tag of the background sync by which a page requests a message when the network is back. */
export const SYNC_TAG = 'tarjetero-pending';

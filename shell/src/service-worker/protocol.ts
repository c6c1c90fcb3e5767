/*
 * What pages and the worker say to each other. Besides these, pages send `CACHE_URLS`: Workbox's own way to keep what came
 * before the worker did.
 */

/** From a page to the worker; it answers with the same type, where a port came along. */
export type PageMessage =
  /** To the waiting worker: take over now. */
  | { type: 'SKIP_WAITING' }
  /** Empty this site's cache storage. */
  | { type: 'CLEAR_CACHE' }
  /** Whether to keep what comes over the network while the app is used. */
  | { type: 'RUNTIME_CACHES'; on: boolean };

/** From the worker to the open pages. */
export type WorkerMessage =
  /** Something that was kept has been replaced by what the network says now. */
  | { type: 'CACHE_UPDATED'; payload: { cacheName: string; updatedURL: string } }
  /** The browser says that the network is back, so that what waits can be sent. */
  | { type: 'BACKGROUND_SYNC_SUCCESS' };

/** Under this name a page asks to be told when the network is back. */
export const SYNC_TAG = 'tarjetero-pending';

/// <reference lib="webworker" />
import type { PrecacheEntry } from 'workbox-precaching';

// The compiler would take it for a window.
declare const self: ServiceWorkerGlobalScope;

/** The worker's own global object. */
export const worker = self;

/** Files that the worker caches from the start, inserted by the build. */
declare const __PRECACHE__: PrecacheEntry[];

export const precacheList = __PRECACHE__;

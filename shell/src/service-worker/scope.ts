/// <reference lib="webworker" />
import type { PrecacheEntry } from 'workbox-precaching';

/** The worker's own global object; the compiler would take it for a window. */
export const worker = globalThis as unknown as ServiceWorkerGlobalScope;

/** What the build tells the worker to keep from the start. */
declare const __PRECACHE__: PrecacheEntry[];

export const precacheList = __PRECACHE__;

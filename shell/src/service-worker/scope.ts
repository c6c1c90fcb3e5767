/// <reference lib="webworker" />
import type { PrecacheEntry } from 'workbox-precaching';

/** The worker's own global object, which the compiler would take for a window. */
// eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- Nothing else runs this file.
export const worker = globalThis as unknown as ServiceWorkerGlobalScope;

/** Files that the worker caches from the start, inserted by the build. */
declare const __PRECACHE__: PrecacheEntry[];

export const precacheList = __PRECACHE__;

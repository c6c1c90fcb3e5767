/// <reference lib="webworker" />

// The compiler would take it for a window.
declare const self: ServiceWorkerGlobalScope;

/** The worker's own global object. */
export const worker = self;

/** A rule by which the browser answers requests before the worker runs. */
export interface Route {
  condition: { urlPattern: { pathname: string; search?: string }; requestMode?: RequestMode };
  /** The worker; or a cache, which answers what it has, and the network the rest without the worker. */
  source: 'fetch-event' | { cacheName: string };
}

/** The event of a new worker, which may name routes; TypeScript doesn't know it yet. */
export type InstallEvent = ExtendableEvent & { addRoutes?: (routes: readonly Route[]) => Promise<void> };

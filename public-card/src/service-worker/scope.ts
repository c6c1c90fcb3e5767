/// <reference lib="webworker" />

/** The worker's own global object, which the compiler would take for a window. */
export const worker = globalThis as unknown as ServiceWorkerGlobalScope;

/** The event of a new worker, which may name routes that the browser knows before the worker runs; TypeScript doesn't know it yet. */
export type InstallEvent = ExtendableEvent & {
  addRoutes?: (route: {
    condition: { urlPattern: { pathname: string }; requestMode: RequestMode };
    source: 'race-network-and-fetch-handler';
  }) => Promise<void>;
};

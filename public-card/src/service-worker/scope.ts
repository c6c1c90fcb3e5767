/// <reference lib="webworker" />

/** The worker's own global object; the compiler would take it for a window. */
export const worker = globalThis as unknown as ServiceWorkerGlobalScope;

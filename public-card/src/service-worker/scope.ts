/// <reference lib="webworker" />

/** The worker's own global object, which the compiler would take for a window. */
export const worker = globalThis as unknown as ServiceWorkerGlobalScope;

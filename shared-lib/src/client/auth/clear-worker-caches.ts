/**
 * Makes the app's service worker empty its caches, when a person removes the data of their account from this device. Does nothing without a
 * network, as the app's own files couldn't be fetched again.
 */
export function clearWorkerCaches(): void {
  if (!('serviceWorker' in navigator) || !navigator.onLine) return;
  navigator.serviceWorker.controller?.postMessage({ type: 'CLEAR_CACHE' });
}

/**
 * Asks the app's service worker to empty its caches, where a person clears what this device has of their account. Without a network it asks
 * for nothing: the app's own files couldn't be fetched again.
 */
export function clearWorkerCaches(): void {
  if (!('serviceWorker' in navigator) || !navigator.onLine) return;
  navigator.serviceWorker.controller?.postMessage({ type: 'CLEAR_CACHE' });
}

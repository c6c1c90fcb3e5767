/*
 * Released in place of the worker when it has to go: takes over at once, empties its caches, removes itself and reloads
 * nothing. Pages that are open go on from the network.
 */
import { clearCaches } from './runtime-caches';
import { worker } from './scope';

worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()));
worker.addEventListener('activate', (event) =>
  event.waitUntil(clearCaches().then(() => worker.registration.unregister())),
);

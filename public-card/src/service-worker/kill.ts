/*
 * Released in place of the worker when it has to go: takes over at once, empties its caches and removes itself.
 */
import { worker } from './scope';

worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()));
worker.addEventListener('activate', (event) =>
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.map((name) => caches.delete(name))))
      .then(() => worker.registration.unregister()),
  ),
);

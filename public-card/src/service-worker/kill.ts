/*
 * Released in place of the worker when it has to go: takes over at once, empties its caches and removes itself.
 */
import { worker } from './scope';

const emptyCaches = async () => Promise.all((await caches.keys()).map((name) => caches.delete(name)));
const remove = (event: ExtendableEvent) =>
  event.waitUntil(emptyCaches().then(() => worker.registration.unregister()));

worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()));
worker.addEventListener('activate', remove);
// A page that registers its worker while this one is being removed keeps it alive, and then posts a message to it.
worker.addEventListener('message', remove);

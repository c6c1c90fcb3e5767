/*
 * Released in place of the worker when it has to go: takes over at once, empties its caches, removes itself and reloads
 * nothing. Pages that are open go on from the network.
 */
import { clearCaches } from './runtime-caches';
import { worker } from './scope';

const remove = (event: ExtendableEvent) =>
  event.waitUntil(clearCaches().then(() => worker.registration.unregister()));

worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()));
worker.addEventListener('activate', remove);
// A page that registers its worker while this one is being removed stays controlled by it; its first message then removes it again.
worker.addEventListener('message', remove);

/*
 * The service worker of the product's main site. It caches the shell itself, and the used files of the remotes; it
 * leaves visitors' cards alone, which have a site and a worker of their own.
 */
import { clientsClaim } from 'workbox-core';
import { cleanupOutdatedCaches, precacheAndRoute } from 'workbox-precaching';
import { listenToPages } from './listen-to-pages';
import { listenToPush } from './listen-to-push';
import { routePages } from './route-pages';
import { routeRemotes } from './route-remotes';
import { precacheList } from './scope';
import { listenToSync } from './listen-to-sync';

cleanupOutdatedCaches();
precacheAndRoute(precacheList, {
  // The page's address is the router's business, not the files'.
  directoryIndex: '',
  cleanURLs: false,
});
routePages();
routeRemotes();
listenToPages();
listenToPush();
listenToSync();
// The first worker takes over at once, so that a first visit is enough for the next one to work offline.
clientsClaim();

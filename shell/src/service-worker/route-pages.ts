import { createHandlerBoundToURL, matchPrecache } from 'workbox-precaching';
import { NavigationRoute, registerRoute, setCatchHandler } from 'workbox-routing';

/** Not the shell's to answer: visitors' cards, Hosting's own paths, and files asked for by name. */
const NOT_THE_APP = [/^\/c\//, /^\/__\//, /^\/[^?]*\.[a-z0-9]+(\?|$)/i];

/** What the build tells the worker: pages that are complete, by their address, and the one for every other address. */
declare const __PAGES__: readonly (readonly [path: string, file: string])[];
declare const __APP_PAGE__: string;

/** Every other address is the app's; where even its page is gone, a page that says so. */
export function routePages(): void {
  for (const [path, file] of __PAGES__) {
    const page = createHandlerBoundToURL(file);
    registerRoute(({ url, request }) => request.mode === 'navigate' && url.pathname === path, page);
  }
  const app = createHandlerBoundToURL(__APP_PAGE__);
  registerRoute(new NavigationRoute(app, { denylist: NOT_THE_APP }));
  setCatchHandler(async ({ request }) => {
    const page = request.destination === 'document' ? await matchPrecache('/offline.html') : undefined;
    return page ?? Response.error();
  });
}

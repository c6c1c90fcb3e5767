import { createHandlerBoundToURL, matchPrecache } from 'workbox-precaching';
import { NavigationRoute, registerRoute, setCatchHandler } from 'workbox-routing';

/** Matches addresses that the shell doesn't answer: visitors' cards, Hosting's own paths, and files. */
const NOT_THE_APP = [/^\/c\//, /^\/__\//, /^\/[^?]*\.[a-z0-9]+(\?|$)/i];

/** Precached pages by address, inserted by the build. */
declare const __PAGES__: readonly (readonly [path: string, file: string])[];
declare const __APP_PAGE__: string;

/** Answers every other address with the app's page; if even that is missing, with a page that says so. */
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

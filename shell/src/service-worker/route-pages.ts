import { createHandlerBoundToURL, matchPrecache } from 'workbox-precaching';
import { NavigationRoute, registerRoute, setCatchHandler } from 'workbox-routing';

/** Not the shell's to answer: visitors' cards, Hosting's own paths, and files asked for by name. */
const NOT_THE_APP = [/^\/c\//, /^\/__\//, /^\/[^?]*\.[a-z0-9]+(\?|$)/i];

/** Every other address is the app's; where even its page is gone, a page that says so. */
export function routePages(): void {
  const app = createHandlerBoundToURL('/index.html');
  registerRoute(new NavigationRoute(app, { denylist: NOT_THE_APP }));
  setCatchHandler(async ({ request }) => {
    const page = request.destination === 'document' ? await matchPrecache('/offline.html') : undefined;
    return page ?? Response.error();
  });
}

import { createBrowserRouter, type RouteObject } from 'shared-lib/router';
import { RemoteScreen } from '../remotes/remote-screen';
import { RemotePaths } from '../remotes/remote-paths';
import { withSiteRoutes } from './site-routes';

/** Every address of the product. */
export const routes: RouteObject[] = withSiteRoutes([
  { path: '/c/:slug', element: <RemoteScreen remote="public_card" page="Card" /> },
  { path: '*', element: <RemotePaths /> },
]);

export function createAppRouter() {
  return createBrowserRouter(routes);
}

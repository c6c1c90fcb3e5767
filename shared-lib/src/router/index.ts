/**
 * Exports the part of the router that the apps use. A shared module is shipped whole, and react-router-dom whole is
 * four times as large as these exports.
 *
 * @see ../../../docs/decisions/009-shared-modules.md
 */
export {
  BrowserRouter,
  createBrowserRouter,
  Link,
  matchPath,
  Navigate,
  NavLink,
  Outlet,
  Route,
  RouterProvider,
  Routes,
  ScrollRestoration,
  useLocation,
  useNavigate,
  useNavigationType,
  useParams,
  type RouteObject,
} from 'react-router-dom';
export { useSearchParams, type SearchParams } from './use-search-params';

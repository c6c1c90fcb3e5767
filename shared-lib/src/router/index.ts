/**
 * The router, as far as the apps use it. A shared module is shipped whole, and react-router-dom whole is four times as
 * large as these, so this is what the apps share; the rest of it reaches nobody's phone.
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

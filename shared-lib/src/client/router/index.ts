/**
 * Exports the part of the router that the apps use. A shared module is shipped whole, and react-router-dom whole is
 * four times as large as these exports.
 *
 * @see ../../../docs/decisions/009-shared-modules.md
 */
export {
  BrowserRouter,
  createPath,
  Link,
  matchPath,
  Navigate,
  NavigationType,
  NavLink,
  Outlet,
  Route,
  Router,
  Routes,
  useLocation,
  useNavigate,
  useNavigationType,
  useParams,
  type Location,
  type Navigator,
} from 'react-router-dom';
export { useSearchParams, type SearchParams } from './use-search-params';

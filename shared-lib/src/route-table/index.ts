export { routeTable, type FoundRoute } from './route-table';

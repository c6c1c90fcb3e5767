export { routeTable } from './route-table';

export { SideLayout } from './side-layout';
export type { NavEntry } from './side-nav';

export { phoneMenu, SideLayout } from './side-layout';
export type { NavEntry } from './side-nav';

export { SideLayout, type SideLayoutProps } from './side-layout';
export type { NavEntry } from './side-nav';

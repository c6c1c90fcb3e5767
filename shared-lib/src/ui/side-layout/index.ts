export { phoneMenu, SideLayout } from './side-layout';

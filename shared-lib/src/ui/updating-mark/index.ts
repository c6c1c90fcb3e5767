export { UpdatingMark } from './updating-mark';

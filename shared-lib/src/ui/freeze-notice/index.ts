export { FreezeNotice } from './freeze-notice';

export { OfflineNotice } from './offline-notice';
export { OfflineState } from './offline-state';
export { useOnline } from './use-online';

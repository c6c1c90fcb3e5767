export { atOnce, loading } from './load-failure';
export { screenFailureMessages } from './messages';
export { reloadOnce } from './reload-once';
export { ScreenBoundary } from './screen-boundary';

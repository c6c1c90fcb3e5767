export { lazyScreen } from './lazy-screen';
export { usePreloadedScreens } from './preload-screens';

export { lazyPart } from './lazy-part';
export { lazyScreen } from './lazy-screen';
export { preloadSoon, usePreloadedScreens } from './preload-screens';

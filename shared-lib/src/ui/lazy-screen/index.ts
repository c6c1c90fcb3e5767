export { defineScreens } from './define-screens';
export { lazyPart } from './lazy-part';
export { lazyScreen } from './lazy-screen';
export { PreloadedScreens, preloadSoon } from './preload-screens';

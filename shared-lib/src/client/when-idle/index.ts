export { afterFrame } from './after-frame';
export { loadedAndIdle, whenIdle } from './when-idle';

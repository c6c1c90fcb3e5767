export { loadedAndIdle, whenIdle } from './when-idle';

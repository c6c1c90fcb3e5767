export { aimPresses, DOUBLE_PRESS_MS } from './aim-presses';

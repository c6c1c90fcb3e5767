export { aimPresses } from './aim-presses';

export { ignoreMisaimedPresses } from './ignore-misaimed-presses';

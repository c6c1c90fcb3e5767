export {
  areFlagsSettled,
  areFlagsStored,
  isFlagOn,
  setFlags,
  setFlagUser,
  subscribeToFlagState,
} from './flag-state';
export { keepFlags } from './last-known-flags';
export { flagOnce, useFlag, useFreeze } from './use-flag';

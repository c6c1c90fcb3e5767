export { isFlagOn, setFlags, setFlagUser } from './flag-state';
export { followFlags } from './follow-flags';
export { flagOnce, useFlag } from './use-flag';

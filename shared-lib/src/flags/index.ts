export { isFlagOn, setFlags, setFlagUser } from './flag-state';
export { keepFlags } from './last-known-flags';
export { flagOnce, useFlag } from './use-flag';

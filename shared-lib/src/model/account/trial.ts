/** Days for which an account whose address isn't verified may show its one card. */
export const TRIAL_DAYS = 7;

/** Days before the end of the trial at which it is warned by mail. */
export const TRIAL_WARNING_DAYS = 2;

/** Length of the period that the administration's Dashboard begins with, in days. */
export const FIRST_PERIOD_DAYS = 30;

/** Latest alerts among which the administration's Dashboard looks for open ones. */
export const FIRST_ALERTS = 20;

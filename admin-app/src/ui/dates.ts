const day = new Intl.DateTimeFormat('es', { day: 'numeric', month: 'short', year: 'numeric' });
const dayAndTime = new Intl.DateTimeFormat('es', { dateStyle: 'medium', timeStyle: 'short' });

/** Formats a day: '3 mar 2026'. */
export const shortDay = (instant: number): string => day.format(instant);

/** Formats an instant: '3 mar 2026, 9:30'. */
export const shortMoment = (instant: number): string => dayAndTime.format(instant);

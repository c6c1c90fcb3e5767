const day = new Intl.DateTimeFormat('es', { day: 'numeric', month: 'short', year: 'numeric' });
const dayAndTime = new Intl.DateTimeFormat('es', { dateStyle: 'medium', timeStyle: 'short' });

/** A day as lists show it: '3 mar 2026'. */
export const shortDay = (instant: number): string => day.format(instant);

/** A moment as lists show it: '3 mar 2026, 9:30'. */
export const shortMoment = (instant: number): string => dayAndTime.format(instant);

import { addDays, instantOf, localDateOf, type LocalDate } from 'shared-lib/model/booking';

/** Returns the first date of an instant's month. */
export const monthOf = (instant: number, zone: string): LocalDate =>
  `${localDateOf(instant, zone).slice(0, 7)}-01`;

/** Returns the first date of the month before or after one. */
export const monthBeside = (month: LocalDate, step: -1 | 1): LocalDate =>
  `${(step === 1 ? addDays(month, 31) : addDays(month, -1)).slice(0, 7)}-01`;

/** Returns the span of a month in milliseconds since the epoch; the end is excluded. */
export const spanOf = (month: LocalDate, zone: string): { from: number; to: number } => ({
  from: instantOf(month, '00:00', zone),
  to: instantOf(monthBeside(month, 1), '00:00', zone),
});

/** Names a month: `marzo de 2026`. */
export const monthInWords = (month: LocalDate): string =>
  new Intl.DateTimeFormat('es', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}T00:00:00Z`),
  );

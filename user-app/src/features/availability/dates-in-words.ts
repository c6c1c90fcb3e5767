import type { LocalDate } from 'shared-lib/model/booking';
import type { DateSpan } from '../../weekly-hours/hours';

/** Returns the UTC midnight of a date. */
const dateOf = (date: LocalDate) => new Date(`${date}T00:00:00Z`);

const long = new Intl.DateTimeFormat('es', {
  weekday: 'short',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});
const short = new Intl.DateTimeFormat('es', { day: 'numeric', month: 'short', timeZone: 'UTC' });
const weekday = new Intl.DateTimeFormat('es', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
});

/** Formats a date: `vie, 25 de diciembre de 2026`. */
export const dateInWords = (date: LocalDate): string => long.format(dateOf(date));

/** Formats a date: `25 dic`. */
export const shortDate = (date: LocalDate): string => short.format(dateOf(date));

/** Formats a date: `viernes, 25 de diciembre`. */
export const dayInWords = (date: LocalDate): string => weekday.format(dateOf(date));

/** Formats one date, or the first and the last of several. */
export const spanInWords = ({ from, to }: Pick<DateSpan, 'from' | 'to'>): string =>
  from === to ? dateInWords(from) : `${dateInWords(from)} – ${dateInWords(to)}`;

import { bookMessages } from './book-messages';

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * A moment as one says it in passing: 'hoy 9:30', 'mañana 9:30', 'vie, 27 nov 9:30'.
 *
 * @param start - Milliseconds since the epoch, like `now`.
 * @param timeZone - Of the visitor; the browser's own when left out.
 */
export function nextSlotText(start: number, now: number, timeZone?: string): string {
  const show = (options: Intl.DateTimeFormatOptions, instant: number) =>
    new Intl.DateTimeFormat('es', { timeZone, ...options }).format(instant);
  const dayOf = (instant: number) => show({ dateStyle: 'short' }, instant);
  const time = show({ hour: 'numeric', minute: '2-digit', hourCycle: 'h23' }, start);
  if (dayOf(start) === dayOf(now)) return `${bookMessages.today} ${time}`;
  if (dayOf(start) === dayOf(now + DAY_MS)) return `${bookMessages.tomorrow} ${time}`;
  return `${show({ weekday: 'short', day: 'numeric', month: 'short' }, start)} ${time}`;
}

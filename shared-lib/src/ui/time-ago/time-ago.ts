import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../platform/time';

const UNITS = [
  ['day', DAY_MS],
  ['hour', HOUR_MS],
  ['minute', MINUTE_MS],
] as const;

/**
 * Formats the time since an instant in Spanish: 'ahora', 'hace 5 minutos', 'ayer'.
 *
 * @param at - Milliseconds since the epoch, as is `now`.
 */
export function timeAgo(at: number, now: number): string {
  const format = new Intl.RelativeTimeFormat('es', { numeric: 'auto' });
  const elapsed = Math.max(0, now - at);
  for (const [unit, length] of UNITS) {
    if (elapsed >= length) return format.format(-Math.floor(elapsed / length), unit);
  }
  return format.format(0, 'second');
}

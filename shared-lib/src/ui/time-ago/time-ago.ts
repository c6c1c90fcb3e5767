const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/**
 * How long ago something was, in Spanish: 'ahora', 'hace 5 minutos', 'ayer'.
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

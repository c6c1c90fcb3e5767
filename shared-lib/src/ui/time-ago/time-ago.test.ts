import { timeAgo } from './time-ago';

const NOW = Date.UTC(2026, 2, 2, 9);

it.each([
  [0, 'ahora'],
  [59_000, 'ahora'],
  [5 * 60_000, 'hace 5 minutos'],
  [3 * 3_600_000, 'hace 3 horas'],
  [25 * 3_600_000, 'ayer'],
  [-10_000, 'ahora'],
])('timeAgo describes %d ms as %s', (elapsed, words) => {
  expect(timeAgo(NOW - elapsed, NOW)).toBe(words);
});

import type { MetricName } from 'shared-lib/metrics';

const number = (value: number, digits: number) =>
  value.toLocaleString('es', { maximumFractionDigits: digits });

/** Formats a duration: '320 ms', '1,8 s'. */
export function formatDuration(milliseconds: number): string {
  return milliseconds < 1000 ? `${number(milliseconds, 0)} ms` : `${number(milliseconds / 1000, 1)} s`;
}

/** Formats a value of a metric: a duration, except for CLS, which has no unit. */
export function formatMetric(name: MetricName, value: number): string {
  return name === 'CLS' ? number(value, 3) : formatDuration(value);
}

/** Formats the time of a measurement: '20 nov, 21:45'. */
export function formatMoment(timestamp: number): string {
  return new Date(timestamp).toLocaleString('es', {
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
  });
}

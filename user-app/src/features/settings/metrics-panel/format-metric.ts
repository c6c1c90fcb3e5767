import type { MetricName } from 'shared-lib/metrics';

const number = (value: number, digits: number) =>
  value.toLocaleString('es', { maximumFractionDigits: digits });

/** A time as people say it: '320 ms', '1,8 s'. */
export function formatDuration(milliseconds: number): string {
  return milliseconds < 1000 ? `${number(milliseconds, 0)} ms` : `${number(milliseconds / 1000, 1)} s`;
}

/** A value of a metric: a time, but for CLS, which has no unit. */
export function formatMetric(name: MetricName, value: number): string {
  return name === 'CLS' ? number(value, 3) : formatDuration(value);
}

/** When something was measured: '20 nov, 21:45'. */
export function formatMoment(timestamp: number): string {
  return new Date(timestamp).toLocaleString('es', {
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
  });
}

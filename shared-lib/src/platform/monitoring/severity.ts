/** Severity of a report. */
export type Severity = 'critical' | 'high' | 'medium' | 'low';

/** Severities in the words of the monitoring service. */
export const MONITORING_LEVELS = {
  critical: 'fatal',
  high: 'error',
  medium: 'warning',
  low: 'info',
} as const satisfies Record<Severity, string>;

/** Reports whether people are called for a severity. */
export function callsPeople(severity: Severity): boolean {
  return severity === 'critical' || severity === 'high';
}

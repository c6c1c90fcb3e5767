/** How bad something is. */
export type Severity = 'critical' | 'high' | 'medium' | 'low';

/** The same in the words of the monitoring service. */
export const MONITORING_LEVELS = {
  critical: 'fatal',
  high: 'error',
  medium: 'warning',
  low: 'info',
} as const satisfies Record<Severity, string>;

/** Whether people are called for it. */
export function callsPeople(severity: Severity): boolean {
  return severity === 'critical' || severity === 'high';
}

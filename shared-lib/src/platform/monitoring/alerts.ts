import type { AlertInput } from '../../model';
import { preview, redact, redactText } from '../logger';
import { isChunkLoadError } from './chunk-load';
import { failingApp } from './reports/releases';
import type { ErrorReport } from './reports/report-queue';
import { callsPeople } from './severity';

/** Most alerts that one page may send. */
const MAX_ALERTS = 5;

const nameOf = (error: unknown) => (error instanceof Error ? error.name : 'Error');
/** Lists the scripts in an error's stack, innermost last. */
const scriptsOf = (error: unknown) =>
  error instanceof Error ? (error.stack?.match(/https?:\/\/[^\s()]+/g) ?? []).reverse() : [];
const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** Returns the alert for an error; `null` when nobody has to be called. */
export function alertFor(report: ErrorReport): AlertInput | null {
  const { error, severity, handled, fields } = report;
  // Code that couldn't be loaded means a bad network far more often than a bad release.
  if (!callsPeople(severity) || isChunkLoadError(error)) return null;
  const { app, release } = failingApp(scriptsOf(error));
  const about = redact(fields);
  return {
    title: redactText(`${nameOf(error)}: ${messageOf(error)}`).slice(0, 120),
    type: handled ? 'error' : 'uncaught-error',
    severity,
    description: preview(messageOf(error)),
    metadata: {
      app,
      release: release ?? '',
      ...Object.fromEntries(Object.entries(about).map(([name, value]) => [name, preview(value)])),
    },
    metrics: { pageAgeMs: Math.round(performance.now()) },
  };
}

/**
 * Creates a sender of alerts, which sends each title once for the page and five in all.
 *
 * @param send - Sends to the server.
 */
export function alertSender(send: (alert: AlertInput) => Promise<unknown>) {
  const received = new Set<string>();
  return (report: ErrorReport): void => {
    const alert = alertFor(report);
    if (!alert || received.has(alert.title) || received.size >= MAX_ALERTS) return;
    received.add(alert.title);
    // A failed alert may be sent again at its next occurrence.
    send(alert).catch(() => received.delete(alert.title));
  };
}

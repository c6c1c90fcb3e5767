import type { LogFields } from '../../logger';
import { sharedInPage } from '../../logger/shared-in-page';
import type { Severity } from '../severity';

/** Report of an error. */
export interface ErrorReport {
  kind: 'error';
  error: unknown;
  severity: Severity;
  /** False for an uncaught error. */
  handled: boolean;
  fields: LogFields;
  /** Any value that helps to understand it; its first 200 characters are sent. */
  details?: unknown;
}

/** Report of an operation's duration. */
export interface OperationReport {
  kind: 'operation';
  name: string;
  /** Milliseconds since the epoch. */
  startedAt: number;
  durationMs: number;
  failed: boolean;
}

export type Report = ErrorReport | OperationReport;

interface Queue {
  waiting: Report[];
  deliver: ((report: Report) => void) | null;
}

/** Most reports that wait until monitoring is loaded; later ones are dropped. */
const MAX_WAITING = 30;

const queue = () => sharedInPage<Queue>('reports', () => ({ waiting: [], deliver: null }));

/** Hands a report to monitoring, now or once it is loaded. */
export function send(report: Report): void {
  const { waiting, deliver } = queue();
  if (deliver) deliver(report);
  else if (waiting.length < MAX_WAITING) waiting.push(report);
}

/** Reports whether errors wait for monitoring to be loaded. */
export function hasWaitingReports(): boolean {
  return queue().waiting.some(({ kind }) => kind === 'error');
}

/** Takes all reports from now on, and those that waited. */
export function takeReports(deliver: (report: Report) => void): void {
  const page = queue();
  page.deliver = deliver;
  for (const report of page.waiting.splice(0)) deliver(report);
}

import type { LogFields } from '../logger';
import type { Severity } from './severity';

/** Something went wrong. */
export interface ErrorReport {
  kind: 'error';
  error: unknown;
  severity: Severity;
  /** False for what nobody caught. */
  handled: boolean;
  fields: LogFields;
  /** Anything that helps to understand it; its first 200 characters are sent. */
  details?: unknown;
}

/** Something took its time. */
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

/** How many reports wait for monitoring to be loaded; later ones are lost. */
const MAX_WAITING = 30;

/** Shell and remotes carry a copy of this module each; the queue is one for the page. */
const KEY = Symbol.for('tarjetero.reports');

function queue(): Queue {
  const page = globalThis as { [KEY]?: Queue };
  return (page[KEY] ??= { waiting: [], deliver: null });
}

/** Hands a report to monitoring, now or when it is there. */
export function send(report: Report): void {
  const { waiting, deliver } = queue();
  if (deliver) deliver(report);
  else if (waiting.length < MAX_WAITING) waiting.push(report);
}

/** Whether something has been reported that monitoring has not got yet. */
export function hasWaitingReports(): boolean {
  return queue().waiting.some(({ kind }) => kind === 'error');
}

/** Takes all reports from now on, and those that waited. */
export function takeReports(deliver: (report: Report) => void): void {
  const page = queue();
  page.deliver = deliver;
  for (const report of page.waiting.splice(0)) deliver(report);
}

import { deployment } from '../config';
import { redact, redactText } from './redact';

/** How serious a line of the log is. */
export type LogLevel = 'debug' | 'info' | 'warn' | 'error';

/** What a line of the log is about; other fields may follow. */
export interface LogFields {
  userId?: string;
  cardId?: string;
  bookingId?: string;
  /** Address inside the product, without its query. */
  path?: string;
  [field: string]: unknown;
}

/** A line of the log as others hear of it: nothing private is left in it. */
export interface LogEvent {
  level: LogLevel;
  message: string;
  fields: LogFields;
}

/** Writes lines of one level each. */
export type Logger = Record<LogLevel, (message: string, fields?: LogFields) => void>;

/** Where lines are written and told. */
export interface LoggerOptions {
  production: boolean;
  write: (level: LogLevel, message: string, fields: LogFields) => void;
  /** Told of errors, in production only. */
  onError?: (event: LogEvent) => void;
}

const LEVELS: readonly LogLevel[] = ['debug', 'info', 'warn', 'error'];

/** A logger that writes errors only; in production warnings too. */
export function createLogger({ production, write, onError }: LoggerOptions): Logger {
  const enabled = new Set<LogLevel>(production ? ['warn', 'error'] : ['error']);
  const log = (level: LogLevel, message: string, fields: LogFields) => {
    if (!enabled.has(level)) return;
    const event = { level, message: redactText(message), fields: redact(fields) as LogFields };
    write(level, event.message, event.fields);
    if (production && level === 'error') onError?.(event);
  };
  return Object.fromEntries(
    LEVELS.map((level) => [level, (message: string, fields: LogFields = {}) => log(level, message, fields)]),
  ) as Logger;
}

type ErrorListener = (event: LogEvent) => void;

/** Shell and remotes carry a copy of this module each; who listens is one for the page. */
const LISTENERS = Symbol.for('tarjetero.log-listeners');

function listeners(): Set<ErrorListener> {
  const page = globalThis as { [LISTENERS]?: Set<ErrorListener> };
  return (page[LISTENERS] ??= new Set());
}

/**
 * Hears of every error that is logged in production.
 *
 * @returns Stops hearing.
 */
export function onLoggedError(listener: ErrorListener): () => void {
  listeners().add(listener);
  return () => listeners().delete(listener);
}

/** The log of the apps. */
export const logger: Logger = createLogger({
  production: deployment !== null,
  write: (level, message, fields) => console[level](message, fields),
  onError: (event) => {
    for (const listener of listeners()) listener(event);
  },
});

import { deployment } from '../config';
import { redact, redactText } from './redact';
import { sharedInPage } from './shared-in-page';
import { currentSubject } from './subject';
import { mapKeys } from '../../model/values/keys-of';

/** Severity of a log line. */
export type LogLevel = 'debug' | 'info' | 'warn' | 'error';

/** Subject of a log line; other fields may follow. */
export interface LogFields {
  userId?: string;
  cardId?: string;
  bookingId?: string;
  /** Path inside the product, without its query. */
  path?: string;
  [field: string]: unknown;
}

/** A log line for listeners, without personal data. */
export interface LogEvent {
  level: LogLevel;
  message: string;
  fields: LogFields;
}

/** Writes log lines, with one method for each level. */
export type Logger = Record<LogLevel, (message: string, fields?: LogFields) => void>;

/** Outputs of a logger. */
export interface LoggerOptions {
  production: boolean;
  write: (level: LogLevel, message: string, fields: LogFields) => void;
  /** Gets errors, in production only. */
  onError?: (event: LogEvent) => void;
}

const LEVELS: readonly LogLevel[] = ['debug', 'info', 'warn', 'error'];

/** Creates a logger that writes errors, and in production warnings too. Each line has the card or booking that is on screen. */
export function createLogger({ production, write, onError }: LoggerOptions): Logger {
  const enabled = new Set<LogLevel>(production ? ['warn', 'error'] : ['error']);
  const log = (level: LogLevel, message: string, fields: LogFields) => {
    if (!enabled.has(level)) return;
    const event = {
      level,
      message: redactText(message),
      fields: redact({ ...currentSubject(), ...fields }),
    };
    write(level, event.message, event.fields);
    if (production && level === 'error') onError?.(event);
  };
  return mapKeys(
    LEVELS,
    (level) =>
      (message: string, fields: LogFields = {}) =>
        log(level, message, fields),
  );
}

type ErrorListener = (event: LogEvent) => void;

const listeners = () => sharedInPage('log-listeners', () => new Set<ErrorListener>());

/**
 * Listens to every error that is logged in production.
 *
 * @returns Stops listening.
 */
export function onLoggedError(listener: ErrorListener): () => void {
  listeners().add(listener);
  return () => listeners().delete(listener);
}

/** The apps' logger. */
export const logger: Logger = createLogger({
  production: deployment !== null,
  write: (level, message, fields) => console[level](message, fields),
  onError: (event) => {
    for (const listener of listeners()) listener(event);
  },
});

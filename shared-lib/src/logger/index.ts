export {
  createLogger,
  logger,
  onLoggedError,
  type LogEvent,
  type LogFields,
  type Logger,
  type LoggerOptions,
  type LogLevel,
} from './logger';
export { HIDDEN, isPrivateField, preview, PREVIEW_LENGTH, redact, redactText } from './redact';

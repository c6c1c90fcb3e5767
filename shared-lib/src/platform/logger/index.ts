export { logger, onLoggedError, type LogFields } from './logger';
export { preview, redact, redactText } from './redact';

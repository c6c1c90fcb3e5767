export { logger, onLoggedError, type LogFields } from './logger';
export { sharedInPage } from './shared-in-page';
export { preview, redact, redactText } from './redact';

export { isChunkLoadError } from './chunk-load';
export { measureOperation, SLOW_OPERATION_MS } from './measure-operation';
export { reportError, reportUncaughtErrors, type ErrorContext } from './report-error';
export { type Severity } from './severity';
export { watchAfterFirstPaint } from './watch';

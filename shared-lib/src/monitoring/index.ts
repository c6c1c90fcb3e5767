export { reportError, reportUncaughtErrors } from './report-error';
export { watchAfterFirstPaint } from './watch';

export { reportError, reportUncaughtErrors } from './report-error';
export { watchAfterFirstScreen } from './watch';

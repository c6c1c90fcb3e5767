export { nameSubject, removeSubject, type SubjectField } from '../logger/subject';
export { reportError, reportUncaughtErrors } from './reports/report-error';
export { watchAfterFirstScreen } from './watch';

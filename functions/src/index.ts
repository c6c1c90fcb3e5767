import { onRequest } from 'firebase-functions/v2/https';
import { onSchedule } from 'firebase-functions/v2/scheduler';
import { callables } from './callable';
import { firestore } from './firebase';
import { handlers } from './handlers';
import { jobTable } from './jobs/job-table';
import { runJobs } from './jobs/run-jobs';
import { SERVICES } from './services';
import { handleVisitor } from './visitor';

/** Answers `POST /{name}` of signed-in apps: every callable of `handlers.ts`. */
export const api = callables(SERVICES.api, handlers);

/** Answers `/v/**` and `/b/**` of the cards' site and of the shell: visits, reports and bookings. */
export const visitor = onRequest(SERVICES.visitor, handleVisitor);

/** Runs the job table at the time that the scheduler names. */
export const jobs = onSchedule(SERVICES.jobs, async ({ scheduleTime }) => {
  await runJobs(jobTable, { db: firestore(), now: Date.parse(scheduleTime) });
});

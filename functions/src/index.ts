import { onRequest } from 'firebase-functions/v2/https';
import { onSchedule } from 'firebase-functions/v2/scheduler';
import { requireOwnBuild } from 'shared-lib/config';
import { boundRequests } from '../../build/server/bounded-requests';
import { answerUnreadableRequestsAsJson } from '../../build/server/json-errors';
import { onFreedTime } from './bookings/time/freed-time';
import { serveCallables } from './callable';
import { firestore } from './firebase';
import { handlers } from './handlers';
import { runService } from './jobs/run/heartbeat';
import { jobTable, mailTable } from './jobs/job-table';
import { handleStripe } from './payments/stripe-events/webhook';
import { SERVICES } from './services';
import { handleVisitor } from './visitor';
import { offerAtOnce } from './waiting/offer-hours';

requireOwnBuild();
boundRequests();
answerUnreadableRequestsAsJson();
onFreedTime(offerAtOnce);

/** Answers `POST /{name}` of signed-in apps with the callables of `handlers.ts`. */
export const api = serveCallables(SERVICES.api, handlers);

/** Answers `/v/**` and `/b/**` of the cards' site and of the shell: visits, reports and bookings. */
export const visitor = onRequest(SERVICES.visitor, handleVisitor);

/** Answers `POST /stripe/webhook`: events of Stripe. */
export const stripe = onRequest(SERVICES.stripe, handleStripe);

/** Runs the job table at the time that the scheduler names. */
export const jobs = onSchedule(SERVICES.jobs, async ({ scheduleTime }) => {
  await runService('jobs', jobTable, { db: firestore(), now: Date.parse(scheduleTime) });
});

/** Sends reminders and waiting mail. */
export const mail = onSchedule(SERVICES.mail, async ({ scheduleTime }) => {
  await runService('mail', mailTable, { db: firestore(), now: Date.parse(scheduleTime) });
});

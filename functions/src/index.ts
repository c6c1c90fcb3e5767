import { onRequest } from 'firebase-functions/v2/https';
import { onSchedule } from 'firebase-functions/v2/scheduler';
import { FUNCTIONS_REGION } from 'shared-lib/config';
import { cardCallable } from './card-callable';
import { changeSlug as runChangeSlug } from './cards/change-slug';
import { checkSlug as runCheckSlug } from './cards/check-slug';
import { createCard as runCreateCard } from './cards/create-card';
import { deleteCard as runDeleteCard } from './cards/delete-card';
import { pauseCard as runPauseCard } from './cards/pause-card';
import { publishCard as runPublishCard } from './cards/publish-card';
import { restoreCard as runRestoreCard } from './cards/restore-card';
import { resumeCard as runResumeCard } from './cards/resume-card';
import { firestore } from './firebase';
import { jobTable } from './jobs/job-table';
import { runJobs } from './jobs/run-jobs';

export const createCard = cardCallable('createCard', runCreateCard);
export const checkSlug = cardCallable('checkSlug', runCheckSlug);
export const changeSlug = cardCallable('changeSlug', runChangeSlug);
export const publishCard = cardCallable('publishCard', runPublishCard);
export const pauseCard = cardCallable('pauseCard', runPauseCard);
export const resumeCard = cardCallable('resumeCard', runResumeCard);
export const deleteCard = cardCallable('deleteCard', runDeleteCard);
export const restoreCard = cardCallable('restoreCard', runRestoreCard);

/** Production's clock of the job table. */
export const jobs = onSchedule({ schedule: 'every 1 minutes', region: FUNCTIONS_REGION }, async (event) => {
  await runJobs(jobTable, { db: firestore(), now: Date.parse(event.scheduleTime) });
});

/**
 * The local stack's entry to the same table, with a `now` of the caller's choice; it exists in the emulator only.
 */
export const runJobsNow =
  process.env['FUNCTIONS_EMULATOR'] === 'true'
    ? onRequest({ region: FUNCTIONS_REGION }, async (request, response) => {
        const now = Number(request.query['now'] ?? Date.now());
        response.json(await runJobs(jobTable, { db: firestore(), now }));
      })
    : undefined;

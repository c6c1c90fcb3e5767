import { onRequest } from 'firebase-functions/v2/https';
import { onSchedule } from 'firebase-functions/v2/scheduler';
import { FUNCTIONS_REGION } from 'shared-lib/config';
import { callable } from './callable';
import { recordAccount as runRecordAccount } from './accounts/record-account';
import { adminUserDetail as runAdminUserDetail } from './administration/admin-user-detail';
import { grantAdmin as runGrantAdmin } from './administration/grant-admin';
import { recordExport as runRecordExport } from './administration/record-export';
import { setUserPlan as runSetUserPlan } from './administration/set-user-plan';
import { systemState as runSystemState } from './administration/system-state';
import { testAlertWebhook as runTestAlertWebhook } from './monitoring/test-alert-webhook';
import { recordVitals as runRecordVitals } from './stats/record-vitals';
import { refreshStats as runRefreshStats } from './stats/refresh-stats';
import {
  dismissReport as runDismissReport,
  liftTakedown as runLiftTakedown,
  takeDownCard as runTakeDownCard,
} from './trust/take-down-card';
import { handleReport, handleVisit } from './visits/http';
import { deleteAccount as runDeleteAccount } from './accounts/delete-account';
import { endSessions as runEndSessions } from './accounts/end-sessions';
import { exportAccount as runExportAccount } from './accounts/export-account';
import { findAdminInvite as runFindAdminInvite } from './administration/find-admin-invite';
import { refreshBookableCards as runRefreshBookableCards } from './bookings/bookable-cards';
import { blockTime as runBlockTime, unblockTime as runUnblockTime } from './bookings/block-time';
import { bookByHand as runBookByHand } from './bookings/book-by-hand';
import {
  createCalendarFeed as runCreateCalendarFeed,
  revokeCalendarFeed as runRevokeCalendarFeed,
} from './bookings/calendar-feed';
import { handleBooking } from './bookings/http';
import { actOnBooking as runActOnBooking, moveBooking as runMoveBooking } from './bookings/owner-changes';
import { removeAdmin as runRemoveAdmin } from './administration/remove-admin';
import { setUserDisabled as runSetUserDisabled } from './administration/set-user-disabled';
import { changeSlug as runChangeSlug } from './cards/change-slug';
import { checkSlug as runCheckSlug } from './cards/check-slug';
import { createCard as runCreateCard } from './cards/create-card';
import { deleteCard as runDeleteCard } from './cards/delete-card';
import { pauseCard as runPauseCard } from './cards/pause-card';
import { publishCard as runPublishCard } from './cards/publish-card';
import { restoreCard as runRestoreCard } from './cards/restore-card';
import { resumeCard as runResumeCard } from './cards/resume-card';
import { reportAlert as runReportAlert } from './monitoring/report-alert';
import { countTemplateDays as runCountTemplateDays } from './templates/count-template-days';
import { countTemplateUse as runCountTemplateUse } from './templates/count-template-use';
import { indexTemplates as runIndexTemplates } from './templates/index-templates';
import { listTemplates as runListTemplates } from './templates/list-templates';
import { applySync as runApplySync } from './templates/sync/apply-sync';
import { takeSyncBatch as runTakeSyncBatch } from './templates/sync/take-sync-batch';
import { firestore } from './firebase';
import { jobTable } from './jobs/job-table';
import { runJobs } from './jobs/run-jobs';

export const createCard = callable('createCard', runCreateCard);
export const checkSlug = callable('checkSlug', runCheckSlug);
export const changeSlug = callable('changeSlug', runChangeSlug);
export const publishCard = callable('publishCard', runPublishCard);
export const pauseCard = callable('pauseCard', runPauseCard);
export const resumeCard = callable('resumeCard', runResumeCard);
export const deleteCard = callable('deleteCard', runDeleteCard);
export const restoreCard = callable('restoreCard', runRestoreCard);

export const bookByHand = callable('bookByHand', runBookByHand);
export const actOnBooking = callable('actOnBooking', runActOnBooking);
export const moveBooking = callable('moveBooking', runMoveBooking);
export const blockTime = callable('blockTime', runBlockTime);
export const unblockTime = callable('unblockTime', runUnblockTime);
export const createCalendarFeed = callable('createCalendarFeed', runCreateCalendarFeed);
export const revokeCalendarFeed = callable('revokeCalendarFeed', runRevokeCalendarFeed);
export const refreshBookableCards = callable('refreshBookableCards', runRefreshBookableCards);

export const deleteAccount = callable('deleteAccount', runDeleteAccount);
export const exportAccount = callable('exportAccount', runExportAccount);
export const endSessions = callable('endSessions', runEndSessions);
export const recordAccount = callable('recordAccount', runRecordAccount);
export const findAdminInvite = callable('findAdminInvite', runFindAdminInvite);
export const removeAdmin = callable('removeAdmin', runRemoveAdmin);
export const setUserDisabled = callable('setUserDisabled', runSetUserDisabled);
export const adminUserDetail = callable('adminUserDetail', runAdminUserDetail);
export const setUserPlan = callable('setUserPlan', runSetUserPlan);
export const recordExport = callable('recordExport', runRecordExport);
export const grantAdmin = callable('grantAdmin', runGrantAdmin);

export const takeDownCard = callable('takeDownCard', runTakeDownCard);
export const liftTakedown = callable('liftTakedown', runLiftTakedown);
export const dismissReport = callable('dismissReport', runDismissReport);

export const indexTemplates = callable('indexTemplates', runIndexTemplates);
export const countTemplateUse = callable('countTemplateUse', runCountTemplateUse);
export const countTemplateDays = callable('countTemplateDays', runCountTemplateDays);
export const listTemplates = callable('listTemplates', runListTemplates);

export const takeSyncBatch = callable('takeSyncBatch', runTakeSyncBatch);
export const applySync = callable('applySync', runApplySync);

export const reportAlert = callable('reportAlert', runReportAlert);
export const systemState = callable('systemState', runSystemState);
export const testAlertWebhook = callable('testAlertWebhook', runTestAlertWebhook);

export const recordVitals = callable('recordVitals', runRecordVitals);
export const refreshStats = callable('refreshStats', runRefreshStats);

/** `POST /v/{slug}` of the public-card site and of the shell. */
export const visit = onRequest(
  { region: FUNCTIONS_REGION, memory: '256MiB', concurrency: 80, invoker: 'public', timeoutSeconds: 20 },
  handleVisit,
);

/** `POST /v/report` of the same sites. */
export const report = onRequest(
  { region: FUNCTIONS_REGION, memory: '256MiB', concurrency: 80, invoker: 'public', timeoutSeconds: 20 },
  handleReport,
);

/** `/b/**` of the same sites: what visitors' pages ask of bookings. */
export const booking = onRequest(
  { region: FUNCTIONS_REGION, memory: '256MiB', concurrency: 80, invoker: 'public', timeoutSeconds: 30 },
  (request, response) => handleBooking(request, response),
);

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

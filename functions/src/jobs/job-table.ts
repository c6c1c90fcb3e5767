import { reconcilePayments } from '../payments/reconcile-payments';
import { sendReminders } from '../mail/booking/send-reminders';
import { sendReviewRequests } from '../mail/booking/send-review-requests';
import { applyStripeEvents } from '../payments/stripe-events/apply-stripe-events';
import { refreshProviders } from '../payments/connection/refresh-providers';
import { announceReminders } from './announce-reminders';
import { countOwnerCohorts } from './count-owner-cohorts';
import { countTemplateUses } from './count-template-uses';
import { endTrials } from './end-trials';
import { eraseBookings } from './purge/erase-bookings';
import { groupReports } from './group-reports';
import { indexAccounts } from './index-accounts';
import { deleteAccounts, exportAccounts } from './finish-account-work';
import type { Job } from '../scheduling/job';
import { noteVerifiedAddresses } from './note-verified-addresses';
import { followOpenAdministration } from '../monitoring/open-administration';
import { purgeBusyDays } from './purge/purge-busy-days';
import { purgeDeletedAccounts } from './purge/purge-deleted-accounts';
import { purgeDeletedCards } from './purge/purge-deleted-cards';
import { purgeExpired } from './purge/purge-expired';
import { purgeOldRecords } from './purge/purge-old-records';
import { readCalendars } from './read-calendars';
import { refreshBookableCards } from './refresh-bookable-cards';
import { offerFreedTime } from './offer-freed-time';
import { remindOfPeople } from './remind-of-people';
import { publishTemplates } from './publish-templates';
import { rollOutTemplates } from './roll-out-templates';
import { rollUpStats } from './roll-up-stats';
import { settleAllPhotos } from './settle-photos';
import { completePastBookings, expirePendingBookings, releaseUnpaidBookings } from './settle-bookings';
import { sendPushes } from '../push/send-pushes';
import { writeCalendars } from './write-calendars';
import { sendWhatsAppReminders } from './send-whatsapp-reminders';
import { sweepFiles } from './purge/sweep-files';

/**
 * Delivers the outbox. Its modules take a tenth of a second to load, so that they are loaded only here, where no
 * visitor waits.
 */
const deliverOutbox: Job = async (context) => {
  const mail = await import(/* webpackMode: "eager" */ '../mail/delivery/deliver-outbox');
  return mail.deliverOutbox(context);
};

/** The jobs that keep the product in order, by name. */
export const jobTable: Readonly<Record<string, Job>> = {
  purgeDeletedCards,
  purgeDeletedAccounts,
  deleteAccounts,
  exportAccounts,
  purgeExpired,
  purgeOldRecords,
  settleAllPhotos,
  sweepFiles,
  indexAccounts,
  groupReports,
  noteVerifiedAddresses,
  rollUpStats,
  countTemplateUses,
  publishTemplates,
  rollOutTemplates,
  countOwnerCohorts,
  completePastBookings,
  reconcilePayments,
  releaseUnpaidBookings,
  expirePendingBookings,
  offerFreedTime,
  eraseBookings,
  remindOfPeople,
  announceReminders,
  purgeBusyDays,
  readCalendars,
  writeCalendars,
  sendWhatsAppReminders,
  refreshBookableCards,
  endTrials,
  followOpenAdministration,
  applyStripeEvents,
  refreshProviders,
};

/**
 * The jobs of the mail, by name. They have a schedule of their own, so that none of the others delays a mail. Reminders come
 * first: what they put into the outbox leaves in the same run.
 */
export const mailTable: Readonly<Record<string, Job>> = {
  sendReminders,
  sendReviewRequests,
  deliverOutbox,
  sendPushes,
};

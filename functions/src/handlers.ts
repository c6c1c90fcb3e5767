import { deleteAccount } from './accounts/delete-account';
import { endSessions } from './accounts/end-sessions';
import { exportAccount } from './accounts/export-account';
import { recordAccount } from './accounts/record-account';
import { acceptAdminInvite } from './administration/administrators/accept-admin-invite';
import { adminUserDetail } from './administration/users/admin-user-detail';
import { grantAdmin } from './administration/administrators/grant-admin';
import { inviteAdmin } from './administration/administrators/invite-admin';
import { keepAdmin } from './administration/administrators/keep-admin';
import { recordExport } from './administration/record-export';
import { removeAdmin } from './administration/administrators/remove-admin';
import { deleteUser } from './administration/users/delete-user';
import { helpAccount } from './administration/users/help-account';
import { setAdminRole } from './administration/administrators/set-admin-role';
import { setUserDisabled } from './administration/users/set-user-disabled';
import { setUserPlan } from './administration/users/set-user-plan';
import { changeNotes } from './administration/users/change-notes';
import { writeToAccount } from './administration/users/write-to-account';
import { findLinkedCards, takeDownLinked } from './moderation/linked-cards';
import { retryWork } from './administration/system/retry-work';
import { workState } from './administration/system/work-state';
import { systemState } from './administration/system/system-state';
import { blockTime, unblockTime } from './bookings/time/block-time';
import { bookByHand } from './bookings/book/book-by-hand';
import { bookSeries, checkSeries } from './bookings/book/book-series';
import { refreshBookableCards } from './bookings/offer/bookable-cards';
import { countVisits } from './bookings/customers/count-visits';
import { connectWhatsApp, disconnectWhatsApp, readWhatsApp } from './whatsapp/connection';
import { reminderLinks } from './bookings/reminders/reminder-links';
import { setReminderSettings } from './bookings/reminders/set-reminder-settings';
import { setReviewSettings } from './bookings/reminders/set-review-settings';
import { createCalendarFeed, hasCalendarFeed, revokeCalendarFeed } from './bookings/record/calendar-feed';
import {
  addCalendarAccount,
  addCalendarSource,
  changeCalendarSource,
  findCalendars,
  listCalendarSources,
  removeCalendarSource,
} from './external-calendars/calendar-sources';
import {
  addConsentedCalendar,
  calendarSignIns,
  connectCalendar,
  finishCalendarConsent,
} from './external-calendars/sign-in/connect-calendar';
import { writeToCalendar } from './external-calendars/write-to-calendar';
import { moveBooking } from './bookings/change/owner-changes';
import { changeSlug } from './cards/change-slug';
import { checkSlug } from './cards/check-slug';
import { createCard } from './cards/create-card';
import { deleteCard } from './cards/delete-card';
import { addLinkPreview } from './cards/add-link-preview';
import { pauseCard } from './cards/pause-card';
import { publishCard } from './cards/publish-card';
import { restoreCard } from './cards/restore-card';
import { resumeCard } from './cards/resume-card';
import { walletPass } from './cards/wallet-pass';
import { cancelEmailChange, requestEmailChange } from './accounts/email-change/ask-for-change';
import { changeFlag } from './flags/change-flag';
import { decideFlagProposal } from './flags/decide-flag-proposal';
import { actOnAlert, endAlertMute } from './monitoring/act-on-alert';
import { listCards } from './moderation/list-cards';
import { reportAlert } from './monitoring/report-alert';
import { testAlertWebhook } from './monitoring/test-alert-webhook';
import { cancelFollowing, countFollowing, moveFollowing } from './bookings/change/following-bookings';
import { importAppointments } from './bookings/book/import-appointments';
import { addPeople, previewPeople } from './people/add-people';
import { listImports, undoImport } from './people/undo-import';
import { deletePerson } from './people/delete-person';
import { mergePeople } from './people/merge-people';
import { answerErasure } from './people/answer-erasure';
import { settleClaim } from './people/settle-claim';
import { setLeadForm } from './people/set-lead-form';
import { connectPayments, disconnectPayments, refreshPayments } from './payments/connection/connect-payments';
import { chargeNoShow } from './payments/charge-no-show';
import { actAndSettle, refundPayment } from './payments/refund-payment';
import { paymentReceipt } from './receipts/payment-receipt';
import { paymentsSetup } from './payments/connection/payments-setup';
import { recordVitals } from './stats/record-vitals';
import { refreshStats } from './stats/refresh-stats';
import { countTemplateDays } from './templates/count-template-days';
import { countTemplateUse } from './templates/count-template-use';
import { indexTemplates } from './templates/index-templates';
import { listTemplates } from './templates/list-templates';
import { applySync } from './templates/sync/apply-sync';
import { cancelPublication, schedulePublication } from './templates/schedule/schedule-publication';
import { goBackTemplate } from './templates/sync/go-back-template';
import { stageSync } from './templates/sync/stage-sync';
import { startSync } from './templates/sync/start-sync';
import { undoSync } from './templates/sync/undo-sync';
import { sampleSync } from './templates/sync/sample-sync';
import { takeSyncBatch } from './templates/sync/take-sync-batch';
import { answerReporter } from './moderation/answer-reporter';
import { appealDecision } from './moderation/appeal-decision';
import { assignModeration } from './moderation/assign-moderation';
import { commentAppeal, decideAppeal } from './moderation/decide-appeal';
import { emptyBin } from './moderation/empty-bin';
import { dismissReports, reopenReports, takeDownReported } from './moderation/decide-reports';
import { liftTakedown, takeDownCard } from './moderation/take-down-card';
import { orderWaiting, removeWaiting } from './waiting/owners-list';
import type { CallableHandlers } from './callable';

/** Handlers of every callable. The service `api` answers `POST /{name}` with the handler of that name. */
export const handlers: CallableHandlers = {
  createCard,
  checkSlug,
  changeSlug,
  publishCard,
  addLinkPreview,
  pauseCard,
  resumeCard,
  deleteCard,
  restoreCard,
  emptyBin,
  walletPass,

  bookByHand,
  checkSeries,
  bookSeries,
  countFollowing,
  cancelFollowing,
  moveFollowing,
  actOnBooking: actAndSettle,
  moveBooking,
  blockTime,
  unblockTime,
  createCalendarFeed,
  hasCalendarFeed,
  revokeCalendarFeed,
  addCalendarSource,
  findCalendars,
  addCalendarAccount,
  calendarSignIns,
  connectCalendar,
  finishCalendarConsent,
  addConsentedCalendar,
  writeToCalendar,
  listCalendarSources,
  changeCalendarSource,
  removeCalendarSource,
  refreshBookableCards,
  countVisits,
  reminderLinks,
  connectWhatsApp,
  readWhatsApp,
  disconnectWhatsApp,
  setReminderSettings,
  setReviewSettings,
  orderWaiting,
  removeWaiting,

  setLeadForm,
  importAppointments,
  addPeople,
  previewPeople,
  listImports,
  undoImport,
  deletePerson,
  mergePeople,
  settleClaim,
  answerErasure,

  deleteAccount,
  exportAccount,
  endSessions,
  requestEmailChange,
  cancelEmailChange,
  recordAccount,
  inviteAdmin,
  acceptAdminInvite,
  removeAdmin,
  keepAdmin,
  setUserDisabled,
  adminUserDetail,
  setUserPlan,
  helpAccount,
  deleteUser,
  recordExport,
  grantAdmin,
  setAdminRole,

  changeFlag,
  decideFlagProposal,

  listCards,
  takeDownCard,
  liftTakedown,
  dismissReports,
  reopenReports,
  takeDownReported,
  assignModeration,
  answerReporter,
  appealDecision,
  commentAppeal,
  decideAppeal,

  indexTemplates,
  countTemplateUse,
  countTemplateDays,
  listTemplates,
  schedulePublication,
  cancelPublication,

  takeSyncBatch,
  stageSync,
  applySync,
  sampleSync,
  startSync,
  undoSync,
  goBackTemplate,

  reportAlert,
  actOnAlert,
  endAlertMute,
  changeNotes,
  writeToAccount,
  findLinkedCards,
  takeDownLinked,
  systemState,
  workState,
  retryWork,
  testAlertWebhook,

  connectPayments,
  refreshPayments,
  disconnectPayments,
  paymentsSetup,
  chargeNoShow,
  paymentReceipt,
  refundPayment,

  recordVitals,
  refreshStats,
};

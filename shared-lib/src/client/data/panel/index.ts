/* What only administrators read and write. */

export { createAdmin, isSelfRegistrationOpen, subscribeToAdmins } from './admin-repository';
export {
  initializeFlags,
  saveFreeze,
  subscribeToDescribedFlags,
  subscribeToFlagApproval,
  subscribeToFlagProposals,
  type FlagInitialisation,
  type StoredFlag,
} from './flag-repository';
export {
  getCardDays,
  getMonths,
  getOwnerCohorts,
  getTotals,
  subscribeToAlertMutes,
  subscribeToAlerts,
} from './stats-repository';
export {
  listAudit,
  revertAudited,
  subscribeToLatestAudit,
  type AuditCursor,
  type AuditFilter,
  type AuditPage,
} from './audit-repository';
export { writeAudited, type AuditedWrite, type Author } from './audited-write';
export { revokeInvite, subscribeToInvites } from './invite-repository';
export {
  getReportedCard,
  subscribeToAppeals,
  subscribeToOpenCounts,
  subscribeToReportedCards,
  subscribeToReportsOf,
  type ModerationState,
} from './report-repository';
export { saveSetting, subscribeToSetting, type StoredSetting } from './settings-repository';
export {
  interruptSyncRun,
  subscribeToSyncFailures,
  subscribeToSyncLeft,
  subscribeToSyncRuns,
} from './sync-repository';
export { searchCards, type FoundCard } from './card-search-repository';
export {
  deleteTemplate,
  duplicateTemplate,
  publishTemplate,
  rollBackTemplate,
  saveTemplate,
  setTemplatePublic,
  tagTemplate,
  type TemplateSave,
} from './template-writes';
export {
  getIndexedUsers,
  listIndexedUsers,
  subscribeToIndexedUser,
  type UserCursor,
  type UserFilter,
  type UserPage,
  type UserSort,
} from './user-index-repository';
export { subscribeToSchedules } from './schedule-repository';

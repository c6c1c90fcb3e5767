/* The repositories with the SDK that they are made with; everybody else goes through index.ts, which loads them. */

export { subscribeToAccountState, type AccountState } from './account-state-repository';
export { createAdmin, getAdmin, subscribeToAdmin, subscribeToAdmins } from './admin-repository';
export {
  listAudit,
  revertAudited,
  subscribeToLatestAudit,
  type AuditCursor,
  type AuditFilter,
  type AuditPage,
} from './audit-repository';
export { writeAudited, type AuditedWrite, type Author } from './audited-write';
export { callFunction } from './call-function';
export { downloadPhoto, uploadCardPhoto, uploadUserPhoto } from './card-photo-store';
export {
  findCardIdBySlug,
  saveCardContent,
  subscribeToCard,
  subscribeToCards,
  subscribeToDeletedCards,
  type DeletedCard,
  type ListedCard,
} from './card-repository';
export {
  deleteFlag,
  initializeFlags,
  saveFlag,
  saveFreeze,
  subscribeToDescribedFlags,
  subscribeToFlagApproval,
  subscribeToFlagProposals,
  subscribeToFlags,
  type FlagInitialisation,
  type StoredFlag,
} from './flag-repository';
export { listPublications } from './publication-repository';
export { getExportLink, subscribeToExport, type AccountExportState } from './export-repository';
export { revokeInvite, subscribeToInvites } from './invite-repository';
export { markNotificationsRead, subscribeToNotifications } from './notification-repository';
export {
  deletePushSubscription,
  hasPushSubscription,
  savePushSubscription,
} from './push-subscription-repository';
export { getReport, subscribeToReports } from './report-repository';
export { saveSetting, subscribeToSetting, type StoredSetting } from './settings-repository';
export {
  getCardDays,
  getCardQuarters,
  getMonths,
  listTopCards,
  getOwnerCohorts,
  getTotals,
  subscribeToAlertMutes,
  subscribeToAlerts,
} from './stats-repository';
export {
  putSyncRun,
  subscribeToSyncFailures,
  subscribeToSyncLeft,
  subscribeToSyncRuns,
} from './sync-repository';
export { getTemplatePreviews, subscribeToTemplateIndex } from './template-index-repository';
export {
  applyTemplate,
  countFilledFields,
  listInstances,
  removeTemplate,
  restoreInstance,
  subscribeToActiveInstance,
  subscribeToActiveTemplate,
  subscribeToInstances,
  updateInstance,
  type Application,
} from './template-instance-repository';
export {
  getTemplate,
  getTemplateVersion,
  listTemplateVersions,
  subscribeToLatestTemplateChange,
  subscribeToTemplate,
  type TemplateCollection,
} from './template-repository';
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
export {
  addUserContext,
  createUser,
  dismissHint,
  getUser,
  removeUserContext,
  subscribeToUser,
  updateFiguresFrom,
  updateUserPhoto,
  updateUserProfile,
  updateUserSettings,
  updateUserTax,
  type SettingChange,
} from './user-repository';
export { hasPendingWrites } from '../firebase/firestore';
export { subscribeToSchedules } from './schedule-repository';

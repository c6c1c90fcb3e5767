export { subscribeToAccountState, type AccountState } from './account-state-repository';
export {
  createAdmin,
  getAdmin,
  hasAdminInvite,
  subscribeToAdmin,
  subscribeToAdmins,
} from './admin-repository';
export {
  AUDIT_PER_PAGE,
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
  newCardId,
  saveCardContent,
  subscribeToCard,
  subscribeToCards,
  type ListedCard,
} from './card-repository';
export {
  deleteFlag,
  initializeFlags,
  saveFlag,
  subscribeToDescribedFlags,
  subscribeToFlags,
  type FlagInitialisation,
  type StoredFlag,
} from './flag-repository';
export { inviteAdmin, revokeInvite, subscribeToInvites } from './invite-repository';
export { markNotificationsRead, subscribeToNotifications } from './notification-repository';
export { getReport, subscribeToReports } from './report-repository';
export { saveSetting, subscribeToSetting, type StoredSetting } from './settings-repository';
export {
  getCardDays,
  getMonths,
  listTopCards,
  subscribeToAlerts,
  subscribeToTotals,
} from './stats-repository';
export { putSyncRun, subscribeToSyncFailures, subscribeToSyncRuns } from './sync-repository';
export { getTemplatePreviews, subscribeToTemplateIndex } from './template-index-repository';
export {
  applyTemplate,
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
  newTemplateId,
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
  type TemplateSave,
} from './template-writes';
export {
  listIndexedUsers,
  subscribeToIndexedUser,
  USERS_PER_PAGE,
  type UserCursor,
  type UserFilter,
  type UserPage,
  type UserSort,
} from './user-index-repository';
export {
  createUser,
  getUser,
  subscribeToUser,
  updateUserPhoto,
  updateUserProfile,
  updateUserSettings,
  type SettingChange,
} from './user-repository';
export { chooseEndpoints } from '../firebase/app';
export { hasPendingWrites } from '../firebase/firestore';

/** What reads and writes services, hours, bookings and customers: loaded with the first screen that shows them. */
export const loadBookingData = () => import('./booking');

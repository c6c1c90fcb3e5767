export { subscribeToAccountState, type AccountState } from './account-state-repository';
export { createAdmin, getAdmin, hasAdminInvite, subscribeToAdmin } from './admin-repository';
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
export { initializeFlags, subscribeToFlags, type FlagInitialisation, type Flags } from './flag-repository';
export { markNotificationsRead, subscribeToNotifications } from './notification-repository';
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
  countTemplates,
  getTemplate,
  getTemplateVersion,
  listTemplates,
  listTemplateVersions,
  newTemplateId,
  subscribeToTemplate,
  subscribeToTemplates,
  TEMPLATES_PER_PAGE,
  type TemplateCollection,
  type TemplateFilter,
  type TemplatePage,
} from './template-repository';
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

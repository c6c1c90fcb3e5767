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

/* The repositories of every session, with the SDK that they are made with; everybody else goes through index.ts, which loads them. */

export { subscribeToAccountState, type AccountState } from './account-state-repository';
export { getAdmin, subscribeToAdmin } from './admin-repository';
export { callFunction, callInBackground } from './call-function';
export { downloadPhoto, uploadCardPhoto, uploadUserPhoto } from './files/card-photo-store';
export {
  findCardIdBySlug,
  saveCardContent,
  subscribeToCard,
  subscribeToCards,
  subscribeToDeletedCards,
  type DeletedCard,
  type ListedCard,
} from './card-repository';
export { subscribeToFlags } from './flag-repository';
export { listPublications } from './publication-repository';
export { subscribeToEmailChange, type PendingEmailChange } from './email-change-repository';
export { getExportLink, subscribeToExport, type AccountExportState } from './export-repository';
export { markNotificationsRead, subscribeToNotifications } from './notification-repository';
export {
  deletePushSubscription,
  hasPushSubscription,
  savePushSubscription,
} from './push-subscription-repository';
export { getCardQuarters } from './card-quarter-repository';
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

import { firstContentShown, findStorageTrouble } from '../first-read';
import { callsOf, followsOf } from '../on-demand';

/* The SDK is most of a page's script, and its start the longest of its work: it is loaded when something needs it. */
const open = async () => {
  // How documents are kept is decided when the first of them is asked for.
  await findStorageTrouble();
  return import('./repositories');
};

export const {
  addUserContext,
  applyTemplate,
  callFunction,
  countFilledFields,
  createAdmin,
  createUser,
  deleteFlag,
  deletePushSubscription,
  deleteTemplate,
  dismissHint,
  downloadPhoto,
  duplicateTemplate,
  findCardIdBySlug,
  getAdmin,
  getCardDays,
  getExportLink,
  getIndexedUsers,
  getMonths,
  getOwnerCohorts,
  getReport,
  getTemplate,
  getTemplatePreviews,
  getTemplateVersion,
  getTotals,
  getUser,
  hasPendingWrites,
  hasPushSubscription,
  initializeFlags,
  listAudit,
  listIndexedUsers,
  listInstances,
  listPublications,
  listTemplateVersions,
  listTopCards,
  markNotificationsRead,
  publishTemplate,
  putSyncRun,
  removeTemplate,
  removeUserContext,
  restoreInstance,
  revertAudited,
  revokeInvite,
  rollBackTemplate,
  savePushSubscription,
  saveCardContent,
  saveFlag,
  saveFreeze,
  saveSetting,
  saveTemplate,
  searchCards,
  setTemplatePublic,
  tagTemplate,
  updateInstance,
  updateFiguresFrom,
  updateUserPhoto,
  updateUserProfile,
  updateUserTax,

  updateUserSettings,
  uploadCardPhoto,
  uploadUserPhoto,
  writeAudited,
} = callsOf(open);

const openAfterFirstContent = () => firstContentShown().then(open);

/* The figures of Inicio, which come after what its cards and bookings are drawn from. */
export const { getCardQuarters } = callsOf(openAfterFirstContent);

export const {
  subscribeToAccountState,
  subscribeToActiveInstance,
  subscribeToActiveTemplate,
  subscribeToAdmin,
  subscribeToAdmins,
  subscribeToAlertMutes,
  subscribeToAlerts,
  subscribeToCard,
  subscribeToCards,
  subscribeToDeletedCards,
  subscribeToDescribedFlags,
  subscribeToExport,
  subscribeToFlagApproval,
  subscribeToFlagProposals,
  subscribeToFlags,
  subscribeToIndexedUser,
  subscribeToInstances,
  subscribeToInvites,
  subscribeToLatestAudit,
  subscribeToLatestTemplateChange,
  subscribeToNotifications,
  subscribeToReports,
  subscribeToSetting,
  subscribeToSchedules,
  subscribeToSyncFailures,
  subscribeToSyncLeft,
  subscribeToSyncRuns,
  subscribeToTemplate,
  subscribeToTemplateIndex,
  subscribeToUser,
} = followsOf(openAfterFirstContent);

export { newCardId, newTemplateId } from './new-id';
export { chooseEndpoints } from '../firebase/endpoints';

/** Loads the repositories of services, hours, bookings and customers, with the first screen that needs them. */
export const loadBookingData = async () => {
  await findStorageTrouble();
  return import('./booking');
};

/** Loads them for what a screen follows, which has had its first answer already where the page's first script read it. */
export const loadBookingDataToFollow = () => firstContentShown().then(loadBookingData);

export type {
  AccountExportState,
  AccountState,
  Application,
  AuditCursor,
  AuditFilter,
  AuditPage,
  AuditedWrite,
  Author,
  DeletedCard,
  FlagInitialisation,
  FoundCard,
  ListedCard,
  SettingChange,
  StoredFlag,
  StoredSetting,
  TemplateCollection,
  TemplateSave,
  UserCursor,
  UserFilter,
  UserPage,
  UserSort,
} from './repositories';
export type { BookingCursor, ListedService, PaymentList, ServiceContent } from './booking';

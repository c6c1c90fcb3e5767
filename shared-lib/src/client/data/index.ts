import { firstContentShown, findStorageTrouble } from '../first-read';
import { callsOf, followsOf } from '../on-demand';

/*
 * The SDK is most of a page's script, and its start the longest of its work: it is loaded when something needs it. The repositories
 * of every session come with it; the others when a screen needs them.
 */
const opening =
  <Module>(load: () => Promise<Module>) =>
  async () => {
    // The first request decides how documents are cached.
    await findStorageTrouble();
    return load();
  };
const afterFirstContent =
  <Module>(open: () => Promise<Module>) =>
  () =>
    firstContentShown().then(open);

const open = opening(() => import(/* webpackChunkName: "signed-in" */ './repositories'));
const openPanel = opening(() => import('./panel'));
const openTemplates = opening(() => import('./templates'));
const openPdfs = opening(() => import('./files/card-pdf-store'));

export const {
  addUserContext,
  callFunction,
  callInBackground,
  createUser,
  deletePushSubscription,
  dismissHint,
  downloadPhoto,
  findCardIdBySlug,
  getAdmin,
  getExportLink,
  getUser,
  hasPendingWrites,
  hasPushSubscription,
  listPublications,
  markNotificationsRead,
  removeUserContext,
  saveCardContent,
  savePushSubscription,
  updateFiguresFrom,
  updateUserPhoto,
  updateUserProfile,
  updateUserSettings,
  updateUserTax,
  uploadCardPhoto,
  uploadUserPhoto,
} = callsOf(open);

/* The figures of Inicio, which load after its cards and bookings are shown. */
export const { getCardQuarters } = callsOf(afterFirstContent(open));

export const {
  subscribeToAccountState,
  subscribeToAdmin,
  subscribeToCard,
  subscribeToCards,
  subscribeToDeletedCards,
  subscribeToEmailChange,
  subscribeToExport,
  subscribeToFlags,
  subscribeToNotifications,
  subscribeToUser,
} = followsOf(afterFirstContent(open));

export const {
  applyTemplate,
  countFilledFields,
  getTemplate,
  getTemplatePreviews,
  getTemplateVersion,
  listInstances,
  listTemplateVersions,
  removeTemplate,
  restoreInstance,
  updateInstance,
} = callsOf(openTemplates);

export const { uploadCardPdf } = callsOf(openPdfs);

export const {
  subscribeToActiveInstance,
  subscribeToActiveTemplate,
  subscribeToInstances,
  subscribeToLatestTemplateChange,
  subscribeToTemplate,
  subscribeToTemplateIndex,
} = followsOf(afterFirstContent(openTemplates));

export const {
  createAdmin,
  deleteTemplate,
  duplicateTemplate,
  getCardDays,
  getIndexedUsers,
  getMonths,
  getOwnerCohorts,
  getReportedCard,
  getTotals,
  initializeFlags,
  listAudit,
  listIndexedUsers,
  publishTemplate,
  interruptSyncRun,
  revertAudited,
  revokeInvite,
  rollBackTemplate,
  saveFreeze,
  saveSetting,
  saveTemplate,
  searchCards,
  setTemplatePublic,
  tagTemplate,
  writeAudited,
} = callsOf(openPanel);

export const {
  subscribeToAdmins,
  subscribeToAlertMutes,
  subscribeToAlerts,
  subscribeToAppeals,
  subscribeToDescribedFlags,
  subscribeToFlagApproval,
  subscribeToFlagProposals,
  subscribeToIndexedUser,
  subscribeToInvites,
  subscribeToLatestAudit,
  subscribeToOpenCounts,
  subscribeToReportedCards,
  subscribeToReportsOf,
  subscribeToSchedules,
  subscribeToSetting,
  subscribeToSyncFailures,
  subscribeToSyncLeft,
  subscribeToSyncRuns,
} = followsOf(afterFirstContent(openPanel));

export { newCalendarSourceId, newCardId, newTemplateId } from './new-id';
export { chooseEndpoints } from '../firebase/endpoints';

/** Loads the repositories of services, hours, bookings and customers, with the first screen that needs them. */
export const loadBookingData = opening(() => import('./booking'));

/** Loads the repositories for subscriptions, which begin with the data that the page's first script has prefetched, if any. */
export const loadBookingDataToFollow = afterFirstContent(loadBookingData);

export type {
  AccountExportState,
  AccountState,
  DeletedCard,
  ListedCard,
  PendingEmailChange,
  SettingChange,
} from './repositories';
export type { Application, TemplateCollection } from './templates';
export type {
  AuditCursor,
  AuditFilter,
  AuditPage,
  AuditedWrite,
  Author,
  FlagInitialisation,
  FoundCard,
  ModerationState,
  StoredFlag,
  StoredSetting,
  TemplateSave,
  UserCursor,
  UserFilter,
  UserPage,
  UserSort,
} from './panel';
export type { BookingCursor, ListedService, PaymentList, ServiceContent } from './booking';

import { callsOf } from '../on-demand';

export const {
  changePassword,
  deleteAccount,
  ensureAdmin,
  enterAsAdmin,
  fixPermissions,
  refreshSession,
  renewTokenOnceVerified,
  requestEmailChange,
  requestPasswordReset,
  sendVerificationMail,
  sessionAgeSeconds,
  sessionStartedAt,
  setAdminFlag,
  signIn,
  signInAgain,
  signInAsAdmin,
  signOut,
  signOutEverywhere,
  signUp,
  signUpAsAdmin,
} = callsOf(() => import(/* webpackChunkName: "signed-in" */ './accounts'));

/* With the one step that needs them: most accounts have no second factor. */
export const {
  answerSecondFactor,
  beginSecondFactor,
  confirmSecondFactor,
  hasSecondFactor,
  removeSecondFactor,
} = callsOf(() => import('./second-factor'));

export { asksSecondFactor } from './asks-second-factor';
export { clearAdminFlag, hasAdminFlag, isFlagOf } from './admin-flag';
export { hasSignedOut, isEndingSessions, isRegistering } from './ongoing';
export { PERMISSION_FIX_DELAY_MS } from './permission-fix-result';
export {
  changedSomething,
  describePermissionFix,
  describePermissionFixError,
  type FixedBy,
} from './permission-messages';
export { userRecordOf } from './user-record';
export { findStorageTrouble, type StorageTrouble } from '../first-read/storage-trouble';

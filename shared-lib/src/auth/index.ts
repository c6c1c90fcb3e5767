export { ensureAdmin } from './admin-access';
export { signInAsAdmin } from './admin-sign-in';
export { changePassword, deleteAccount, isEndingSessions, signOutEverywhere } from './own-session';
export { fixPermissions, PERMISSION_FIX_DELAY_MS, type PermissionFix } from './permission-fix';
export {
  describePermissionFix,
  describePermissionFixError,
  type FixedBy,
  type PermissionFixMessage,
} from './permission-messages';
export { ADMIN_SESSION_KEYS, refreshSession, sessionStartedAt, signOut, subscribeToSession } from './session';
export { requestPasswordReset, signIn } from './sign-in';
export { isRegistering, sendVerificationMail, signUp, signUpAsAdmin, userRecordOf } from './sign-up';
export { findStorageTrouble, type StorageTrouble } from '../firebase/storage-trouble';

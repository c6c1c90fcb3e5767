/* Everything that needs Auth's SDK; other folders go through index.ts, which loads it. */

export { ensureAdmin } from './admin-access';
export { enterAsAdmin, signInAsAdmin } from './admin-sign-in';
export { changePassword, deleteAccount, requestEmailChange, signOutEverywhere } from './own-session';
export { fixPermissions } from './permission-fix';
export { sessionAgeSeconds, signInAgain } from './recent-sign-in';
export {
  refreshSession,
  renewTokenOnceVerified,
  sessionStartedAt,
  signOut,
  subscribeToSession,
} from './session';
export { setAdminFlag } from './set-admin-flag';
export { requestPasswordReset, signIn } from './sign-in';
export { sendVerificationMail, signUp, signUpAsAdmin } from './sign-up';

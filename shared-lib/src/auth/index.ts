export { ADMIN_SESSION_KEYS, refreshSession, signOut, subscribeToSession } from './session';
export { requestPasswordReset, signIn } from './sign-in';
export { isRegistering, sendVerificationMail, signUp, userRecordOf } from './sign-up';

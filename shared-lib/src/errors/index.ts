export {
  AppError,
  AuthError,
  errorForResponse,
  NetworkError,
  SESSION_EXPIRED,
  ValidationError,
} from './app-error';
export { describeError, type ErrorDescription } from './describe-error';
export { fieldMessage } from './field-message';
export { fromFirebase } from './from-firebase';
export { codeMessages, errorMessages } from './messages';
export { describeSignInError, isWrongPassword } from './describe-sign-in-error';

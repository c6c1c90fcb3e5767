export {
  AppError,
  AuthError,
  errorForResponse,
  NetworkError,
  SESSION_EXPIRED,
  UNANSWERED,
  ValidationError,
} from 'shared-lib/errors/classes';
export { describeError } from './describe-error';
export { fieldMessage } from './field-message';
export { fromFirebase, withAppErrors } from './from-firebase';
export { APPEAL, codeMessages } from './messages';
export { isRefusedInput, reasonOf, refusedInput } from './refused-input';
export { describeSignInError, isKnownSignInCode, isWrongPassword } from './describe-sign-in-error';

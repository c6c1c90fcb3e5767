import { AppError } from '../../platform/errors';

/** Reports whether an error of a sign-in says that it needs the second factor to continue. */
export const asksSecondFactor = (error: unknown): error is AppError =>
  error instanceof AppError && error.code === 'auth/multi-factor-auth-required';

import { AppError } from '../../platform/errors';

/** Reports whether a sign-in asks for the second factor, which continues it. */
export const asksSecondFactor = (error: unknown): error is AppError =>
  error instanceof AppError && error.code === 'auth/multi-factor-auth-required';

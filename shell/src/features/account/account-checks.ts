import { zodResolver } from '@hookform/resolvers/zod';
import { passwordResetSchema, secondFactorSchema, signInSchema, signUpSchema } from 'shared-lib/model';

/** Resolvers of the account forms, whose messages are codes. They are loaded only when a form is sent. */
export const signIn = zodResolver(signInSchema);
export const signUp = zodResolver(signUpSchema);
export const passwordReset = zodResolver(passwordResetSchema);
export const secondFactor = zodResolver(secondFactorSchema);

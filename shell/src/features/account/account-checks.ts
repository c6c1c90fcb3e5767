import { zodResolver } from '@hookform/resolvers/zod';
import { passwordResetSchema, signInSchema, signUpSchema } from 'shared-lib/domain';

/** What the account forms are checked with; its messages are codes. Nobody needs it before a form is sent. */
export const signIn = zodResolver(signInSchema);
export const signUp = zodResolver(signUpSchema);
export const passwordReset = zodResolver(passwordResetSchema);

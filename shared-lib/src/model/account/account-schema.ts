import { z } from 'zod';
import { emailText, nameText } from '../card/card-schema';
import { documentId } from '../values/document-id';
import { asciiEmail, findEmailProblem } from '../contact/email-address';
import { PASSWORD_MIN, MAX_USER_NAME } from './user';

const requiredEmail = emailText
  .refine((value) => value.trim() !== '', { message: 'required' })
  .refine((value) => findEmailProblem(value) !== 'email-accent', { message: 'email-accent' })
  .transform(asciiEmail);

const newPassword = z
  .string()
  .min(1, 'required')
  .min(PASSWORD_MIN, 'password-too-short')
  .max(128, 'too-long:128');

/** The sign-in form. */
export const signInSchema = z.object({
  email: requiredEmail,
  password: z.string().min(1, 'required'),
});

/** The registration form. */
export const signUpSchema = z.object({
  name: nameText(MAX_USER_NAME).refine((value) => value.trim() !== '', { message: 'required' }),
  email: requiredEmail,
  password: newPassword,
});

/** The registration form of the administration, in which the name is optional. */
export const adminSignUpSchema = z.object({
  name: nameText(MAX_USER_NAME),
  email: requiredEmail,
  password: newPassword,
});

/** The form that changes a password. */
export const passwordChangeSchema = z.object({
  current: z.string().min(1, 'required'),
  next: newPassword,
});

/** Word that has to be typed to delete an account. */
export const DELETION_WORD = 'ELIMINAR';

/** The form that deletes the account. */
export const accountDeletionSchema = z.object({
  word: z
    .string()
    .refine((word) => word.trim().toUpperCase() === DELETION_WORD, { message: 'deletion-word' }),
  password: z.string().min(1, 'required'),
});

/** The form that requests a new password. */
export const passwordResetSchema = z.object({ email: requiredEmail });

export type SignUpForm = z.infer<typeof signUpSchema>;

/** The code of an authenticator app, which people type with a space in its middle. */
export const secondFactorSchema = z.object({
  code: z
    .string()
    .overwrite((typed) => typed.replace(/\s/g, ''))
    .refine((code) => code !== '', { message: 'required', abort: true })
    .refine((code) => /^\d{6}$/.test(code), { message: 'second-factor-code' }),
});

/** The request to change the account's address. */
export const emailChangeSchema = z.object({ email: requiredEmail });

/** Body of `POST /v/account/email`: a step with the link of a mail about a change of the address. */
export const emailLinkSchema = z.object({
  step: z.enum(['confirm', 'undo']),
  uid: documentId,
  at: z.int().nonnegative(),
  proof: z.string().min(1).max(100),
});

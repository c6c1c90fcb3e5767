import { AppError, ValidationError } from 'shared-lib/errors/classes';
import { codeMessages } from './messages';

/** Reasons that are about what a person entered, given by the app or by functions, with the field of each. */
const FIELD_OF: Readonly<Record<string, string | undefined>> = {
  'card-not-publishable': undefined,
  'card-too-large': undefined,
  'content-taken-down': undefined,
  'import-invalid': 'file',
  'import-newer': 'file',
  'import-not-json': 'file',
  'import-not-template': 'file',
  'invalid-input': undefined,
  'link-host-blocked': 'links',
  'pdf-invalid': 'file',
  'pdf-limit': 'file',
  'pdf-lost': 'links',
  'pdf-too-large': 'file',
  'photo-file-too-large': 'photo',
  'photo-heic': 'photo',
  'photo-invalid': 'photo',
  'photo-limit': 'photo',
  'photo-too-large': 'photo',
  'photo-too-many-pixels': 'photo',
  'photo-unreadable': 'photo',
  'photo-without-size': 'photo',
  'slug-invalid': 'slug',
  'slug-reserved': 'slug',
  'slug-taken': 'slug',
  'slug-too-long': 'slug',
  'slug-too-short': 'slug',
  'templates-too-large': undefined,
};

/** Reports whether a reason of the product is about what a person entered. */
export function isRefusedInput(reason: string): boolean {
  return Object.hasOwn(FIELD_OF, reason);
}

/**
 * Creates the validation error of a reason, with its Spanish sentence.
 *
 * @param reason - One for which {@link isRefusedInput} holds.
 */
export function refusedInput(reason: string, options?: ErrorOptions): ValidationError {
  return new ValidationError(codeMessages[reason] ?? reason, FIELD_OF[reason], { ...options, reason });
}

/** Returns the product's reason of an error: that of a validation error, or any other error's code. */
export function reasonOf(error: unknown): string | undefined {
  if (error instanceof ValidationError) return error.reason;
  return error instanceof AppError ? error.code : undefined;
}

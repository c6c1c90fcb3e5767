import { zodResolver } from '@hookform/resolvers/zod';
import { accountDeletionSchema, emailChangeSchema, passwordChangeSchema } from 'shared-lib/model';

/** Resolver of the form that changes the password, whose messages are codes. */
export const passwordChangeResolver = zodResolver(passwordChangeSchema);

/** Resolver of the form that deletes the account, whose messages are codes. */
export const accountDeletionResolver = zodResolver(accountDeletionSchema);

/** Resolver of the form that changes the account's address, whose messages are codes. */
export const emailChangeResolver = zodResolver(emailChangeSchema);

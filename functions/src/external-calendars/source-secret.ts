import { seal, unseal } from '../security/seal';
import { CalendarError } from './calendar-problem';
import type { SourceAccount, SourceDocument } from './source-document';

/**
 * Returns the password or token of an account.
 *
 * @param context - Context that it was encrypted for.
 * @throws CalendarError where the deployment's keys no longer open it: the owner has to type it again, or to sign in.
 */
export function secretOf({ sealed }: SourceAccount, context: string): string {
  const opened = unseal(sealed, context);
  if (!opened) throw new CalendarError('calendar-credentials', 'The password cannot be decrypted');
  return opened.password;
}

/** Returns an account whose password an earlier key encrypted with its password by the present key; `null` where nothing is to change. */
export function resealed(
  { account }: Pick<SourceDocument, 'account'>,
  context: string,
): { account: SourceAccount } | null {
  if (!account) return null;
  const opened = unseal(account.sealed, context);
  if (!opened) throw new CalendarError('calendar-credentials', 'The password cannot be decrypted');
  if (!opened.isByEarlierKey) return null;
  return { account: { ...account, sealed: seal(opened.password, context) } };
}

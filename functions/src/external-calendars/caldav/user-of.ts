import { CalendarError } from '../calendar-problem';
import type { SourceAccount, SourceDocument } from '../source-document';
import type { CalDavUser } from './caldav-client';
import { seal, unseal } from '../../security/seal';

/**
 * Returns the user of a stored calendar; `null` for one that has only an address.
 *
 * @param context - Context that the password was encrypted for.
 * @throws CalendarError where the deployment's keys no longer open the password: the owner has to type it again.
 */
export function userOf({ account }: Pick<SourceDocument, 'account'>, context: string): CalDavUser | null {
  if (!account) return null;
  const opened = unseal(account.sealed, context);
  if (!opened) throw new CalendarError('calendar-credentials', 'The password cannot be decrypted');
  return { username: account.username, password: opened.password };
}

/** Returns an account whose password an earlier key encrypted with its password by the present key; `null` where nothing is to change. */
export function resealed(
  { account }: Pick<SourceDocument, 'account'>,
  context: string,
): { account: SourceAccount } | null {
  if (!account) return null;
  const opened = unseal(account.sealed, context);
  if (!opened?.isByEarlierKey) return null;
  return { account: { ...account, sealed: seal(opened.password, context) } };
}

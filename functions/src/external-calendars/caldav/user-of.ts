import { CalendarError } from '../calendar-problem';
import type { SourceDocument } from '../source-document';
import type { CalDavUser } from './caldav-client';
import { unseal } from './seal';

/**
 * Returns the user of a stored calendar; `null` for one that has only an address.
 *
 * @param context - Context that the password was encrypted for.
 * @throws CalendarError where the deployment's keys no longer open the password: the owner has to type it again.
 */
export function userOf({ account }: Pick<SourceDocument, 'account'>, context: string): CalDavUser | null {
  if (!account) return null;
  const password = unseal(account.sealed, context);
  if (password === null) throw new CalendarError('calendar-credentials', 'The password cannot be decrypted');
  return { username: account.username, password };
}

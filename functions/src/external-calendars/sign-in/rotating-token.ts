import { seal } from '../../security/seal';
import { CalendarError } from '../calendar-problem';
import type { ReadingContext } from '../read-source';
import { sealContext, sourcesOf } from '../source-document';
import type { ReachedCalendar } from '../source-kinds';
import { secretOf } from '../source-secret';

/** Token of a maker that gives another one with each use. */
export interface RotatingToken {
  token: string;
  /** Stores the token that replaces it. */
  keep: (token: string) => Promise<void>;
}

/**
 * Returns the token of a calendar, with what stores the next one in its place. Where another run, or a new consent, has stored one
 * meanwhile, that one stays: makers accept earlier tokens for months, so that the stored one needn't be the newest.
 *
 * @throws CalendarError where the deployment's keys no longer open it
 */
export function rotatingToken(
  { db }: ReadingContext,
  { account, uid, sourceId }: ReachedCalendar,
): RotatingToken {
  if (!account) throw new CalendarError('calendar-refused', 'The calendar has no user');
  const context = sealContext(uid, sourceId);
  const ref = sourcesOf(db, uid).doc(sourceId);
  let { sealed } = account;
  return {
    token: secretOf(account, context),
    keep: async (token) => {
      const next = seal(token, context);
      sealed = await db.runTransaction(async (transaction) => {
        const stored = await transaction.get(ref);
        if (stored.get('account.sealed') !== sealed) return sealed;
        transaction.update(ref, { 'account.sealed': next });
        return next;
      });
    },
  };
}

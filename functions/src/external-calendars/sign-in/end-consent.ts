import type { Firestore } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions/v2';
import { redact } from 'shared-lib/logger';
import { CalendarError } from '../calendar-problem';
import type { ReachedCalendar } from '../source-kinds';
import { sealContext, sourcesOf, type SourceDocument } from '../source-document';
import { secretOf } from '../source-secret';
import { SIGN_INS } from './sign-ins';

/**
 * Gives the consent for a calendar that was removed back to its maker, unless another calendar of the owner's lives by it. A maker that
 * doesn't answer changes nothing: the token is gone from here, and owners may end it there.
 */
export async function endConsent(
  { db, uid }: { db: Firestore; uid: string },
  { account, sourceId }: Pick<ReachedCalendar, 'account' | 'sourceId'>,
): Promise<void> {
  if (!account || account.kind === undefined || account.kind === 'caldav') return;
  const { docs } = await sourcesOf(db, uid).get();
  const isShared = docs.some((stored) => {
    const other = (stored.data() as SourceDocument).account;
    return other !== undefined && other.kind === account.kind && other.username === account.username;
  });
  if (isShared) return;
  try {
    await SIGN_INS[account.kind].revoke(secretOf(account, sealContext(uid, sourceId)));
  } catch (error) {
    if (!(error instanceof CalendarError)) throw error;
    logger.info('A consent was not given back', redact({ problem: error.problem }));
  }
}

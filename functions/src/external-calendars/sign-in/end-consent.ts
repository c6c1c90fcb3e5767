import type { Firestore } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions/v2';
import type { CalendarSignIn } from 'shared-lib/model';
import { redact } from 'shared-lib/logger';
import { CalendarError } from '../calendar-problem';
import type { ReachedCalendar } from '../source-kinds';
import { parseSources, sealContext, sourcesOf, type SourceAccount } from '../source-document';
import { secretOf } from '../source-secret';
import { SIGN_INS } from './sign-ins';

/** Reports whether an account is reached by a consent. */
const isSignedIn = (
  account: SourceAccount | undefined,
): account is SourceAccount & { kind: CalendarSignIn } =>
  account?.kind !== undefined && account.kind !== 'caldav';

/** Revokes the consent of a calendar. A maker that doesn't answer is ignored: owners may revoke it there. */
async function giveBack(uid: string, { account, sourceId }: Pick<ReachedCalendar, 'account' | 'sourceId'>) {
  if (!isSignedIn(account)) return;
  const { revoke } = SIGN_INS[account.kind];
  if (!revoke) return;
  try {
    await revoke(secretOf(account, sealContext(uid, sourceId)));
  } catch (error) {
    if (!(error instanceof CalendarError)) throw error;
    logger.info('A consent was not given back', redact({ problem: error.problem }));
  }
}

/** Revokes the consent for a removed calendar at its maker, unless another calendar of the owner's uses it. */
export async function endConsent(
  { db, uid }: { db: Firestore; uid: string },
  removed: Pick<ReachedCalendar, 'account' | 'sourceId'>,
): Promise<void> {
  if (!isSignedIn(removed.account)) return;
  const { kind, username } = removed.account;
  const { docs } = await sourcesOf(db, uid).get();
  const isShared = parseSources(docs).some(
    ({ data: { account } }) => account?.kind === kind && account.username === username,
  );
  if (!isShared) await giveBack(uid, removed);
}

/** Revokes all consents of an owner whose account is being deleted. */
export async function endConsents({ db, uid }: { db: Firestore; uid: string }): Promise<void> {
  const { docs } = await sourcesOf(db, uid).get();
  await Promise.all(parseSources(docs).map(({ id, data }) => giveBack(uid, { ...data, sourceId: id })));
}

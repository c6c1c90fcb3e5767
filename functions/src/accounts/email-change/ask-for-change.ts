import { Timestamp } from 'firebase-admin/firestore';
import { FRESH_SESSION_SECONDS } from 'shared-lib/model';
import { DAY_MS, MINUTE_MS } from 'shared-lib/time';
import { findAccount } from '../../account-records/find-account';
import { requireRecentSignIn } from '../../account-records/session';
import type { CallableHandler } from '../../callable';
import { countRequest } from '../../limits/rate-limit';
import { mailboxKeyOf } from '../../outbox/mailbox';
import { queueAccountMail } from '../../outbox/outbox';
import { Refusal } from '../../refusal';
import {
  CONFIRM_MS,
  emailChangeRef,
  readEmailChange,
  storedEmailChange,
  UNDO_MS,
  type FormerAddress,
} from '../../email-change/change-document';

/** Limit of mails that all accounts together have sent to one new address. */
const RECIPIENT_LIMIT = { most: 5, windowMs: DAY_MS };

/** Time within which the same request is the same press of a button, in milliseconds. */
const DOUBLE_TAP_MS = MINUTE_MS;

/**
 * Stores a request to change the account's address, in place of an earlier one, and mails both addresses; nothing else changes yet. The
 * answer doesn't reveal whether the address is another account's; the mail to it does.
 *
 * @throws Refusal `recent-sign-in-needed`, also for a session without the account's second factor, `email-same` or `too-many-requests`
 */
export const requestEmailChange: CallableHandler<'requestEmailChange'> = async (context, { email }) => {
  const { db, uid, now } = context;
  requireRecentSignIn(context, FRESH_SESSION_SECONDS);
  const account = await findAccount(uid);
  if (!account?.email) throw new Refusal('account-not-found');
  const hasFactor = (account.multiFactor?.enrolledFactors.length ?? 0) > 0;
  if (hasFactor && !context.hasSecondFactor) throw new Refusal('recent-sign-in-needed');
  const to = email.toLowerCase();
  const address = account.email.toLowerCase();
  if (to === address) throw new Refusal('email-same');
  await countRequest(db, `email-change:${mailboxKeyOf(to)}`, RECIPIENT_LIMIT, now);
  return db.runTransaction(async (transaction) => {
    const stored = await transaction.get(emailChangeRef(db, uid));
    const { pending, former } = readEmailChange(stored, now);
    if (pending?.to === to && pending.requestedAt.toMillis() > now - DOUBLE_TAP_MS)
      return { until: pending.expiresAt.toDate().toISOString() };
    const requestedAt = Timestamp.fromMillis(now);
    const next = { to, requestedAt, expiresAt: Timestamp.fromMillis(now + CONFIRM_MS) };
    const known = former.find((entry) => entry.address === address);
    const until = Timestamp.fromMillis(now + UNDO_MS);
    // An unverified address may be a stranger's, who gets no mail and may undo nothing.
    const own: FormerAddress[] = account.emailVerified
      ? [{ address, since: known?.since ?? requestedAt, until }]
      : [];
    const others = former.filter((entry) => entry !== known);
    transaction.set(stored.ref, storedEmailChange({ pending: next, former: [...others, ...own] }));
    queueAccountMail(transaction, context, uid, 'email-change-confirm', { changeAt: now });
    for (const { since } of own)
      queueAccountMail(transaction, context, uid, 'email-change-asked', { changeAt: since.toMillis() });
    return { until: next.expiresAt.toDate().toISOString() };
  });
};

/** Cancels the open request to change the account's address; the link in its mail is void. */
export const cancelEmailChange: CallableHandler<'cancelEmailChange'> = async ({ db, uid, now }) => {
  await db.runTransaction(async (transaction) => {
    const stored = await transaction.get(emailChangeRef(db, uid));
    const { pending, former } = readEmailChange(stored, now);
    if (pending) transaction.set(stored.ref, storedEmailChange({ pending: null, former }));
  });
  return {};
};

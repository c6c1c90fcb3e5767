import { Timestamp } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions/v2';
import { ADMIN_INVITE_DAYS, type AdminRole } from 'shared-lib/model';
import { redact } from 'shared-lib/logger';
import { DAY_MS } from 'shared-lib/time';
import type { CallableHandler, CallContext } from '../../callable';
import { composeInvitation } from '../../mail/account/invitation-mail';
import { readMailSettings } from '../../mail/delivery/mail-settings';
import { Refusal } from '../../refusal';
import { logChange } from '../audit-entry';
import { hashOfSecret, inviteRef, isOpenInvite, newInviteSecret } from './invite-secret';
import { requireAdminIn, requireConfirmedIn } from '../require-admin';

/**
 * Stores the invitation of an address, with the hash of a new secret; an earlier secret becomes invalid.
 *
 * @returns The secret.
 * @throws Refusal `already-admin` for the address of an administrator, or `already-invited` while an invitation is open, unless it is to be sent again
 */
export async function recordInvite(
  context: CallContext,
  { email, again, role }: { email: string; again: boolean; role: AdminRole },
): Promise<string> {
  const { db, uid, now } = context;
  const secret = newInviteSecret();
  await db.runTransaction(async (transaction) => {
    await requireAdminIn(transaction, context);
    await requireConfirmedIn(transaction, context);
    const administering = db.collection('admins').where('email', '==', email).limit(1);
    const [invite, admins] = await Promise.all([
      transaction.get(inviteRef(db, email)),
      transaction.get(administering),
    ]);
    if (!admins.empty) throw new Refusal('already-admin');
    if (!again && isOpenInvite(invite, now)) throw new Refusal('already-invited');
    const before = invite.data() ?? null;
    // An invitation that is created again must not repeat a revision of the deleted one.
    const revision = before ? Number(before['revision'] ?? 0) + 1 : now;
    const after = {
      email,
      invitedBy: uid,
      role,
      createdAt: Timestamp.fromMillis(now),
      expiresAt: Timestamp.fromMillis(now + ADMIN_INVITE_DAYS * DAY_MS),
      acceptedAt: null,
      acceptedBy: null,
      tokenHash: hashOfSecret(secret),
      revision,
    };
    transaction.set(invite.ref, after);
    logChange(transaction, context, { collection: 'adminInvites', docId: email, revision, before, after });
  });
  return secret;
}

/**
 * Invites the owner of an address to become an administrator. The secret is only in the mail, which is sent at once and
 * not through the outbox, so that it is stored nowhere.
 */
export const inviteAdmin: CallableHandler<'inviteAdmin'> = async (context, input) => {
  const settings = readMailSettings();
  if (!settings) throw new Refusal('mail-off');
  const secret = await recordInvite(context, input);
  const { email } = input;
  try {
    const { smtpSender } = await import(/* webpackMode: "eager" */ '../../mail/delivery/mail-transport');
    const { mail, messageId } = composeInvitation({ email, secret, settings, now: context.now });
    await smtpSender(settings)(mail, messageId);
  } catch (error) {
    logger.error('An invitation was not sent', redact({ error: String(error) }));
    throw new Refusal('invite-not-sent');
  }
  return { email };
};

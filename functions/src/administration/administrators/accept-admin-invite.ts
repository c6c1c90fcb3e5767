import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import { adminRoleOf, documentId, inviteIdOf } from 'shared-lib/model';
import type { CallableHandler } from '../../callable';
import { Refusal } from '../../refusal';
import { prepareAdmin } from './admin-record';
import { inviteRef, opensInvite } from './invite-secret';

/**
 * Makes the caller an administrator by the invitation of their address, once. Without the secret of its mail every
 * answer is the same, so that nobody learns who is invited; with it, the address still has to be verified.
 */
export const acceptAdminInvite: CallableHandler<'acceptAdminInvite'> = (context, { token }) => {
  const { db, uid, email, emailVerified, now } = context;
  const id = documentId.safeParse(inviteIdOf(email));
  if (!id.success) throw new Refusal('invite-invalid');
  return db.runTransaction(async (transaction) => {
    const invite = await transaction.get(inviteRef(db, id.data));
    if (!opensInvite(invite, token, now)) throw new Refusal('invite-invalid');
    if (!emailVerified) throw new Refusal('admin-unverified');
    const role = adminRoleOf(invite.get('role'));
    if (role === null) throw new Refusal('invite-invalid');
    const user = await transaction.get(db.doc(`users/${uid}`));
    const writeAdmin = await prepareAdmin(transaction, context, {
      uid,
      email,
      name: String(user.get('name') ?? ''),
      role,
    });
    writeAdmin();
    transaction.update(invite.ref, {
      acceptedAt: Timestamp.fromMillis(now),
      acceptedBy: uid,
      tokenHash: FieldValue.delete(),
    });
    return { uid };
  });
};

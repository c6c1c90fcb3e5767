import type { Timestamp } from 'firebase-admin/firestore';
import { inviteIdOf } from 'shared-lib/domain';
import type { CallableHandler } from '../callable';
import { countRequest } from '../limits/rate-limit';

/** Enough for a person who registers; too little for somebody who collects addresses. */
const LIMIT = { most: 20, windowMs: 60 * 60 * 1000 };

/**
 * Says whether the caller's own address has an open invitation. The address may still be unverified: registering decides
 * by it whether the new account is kept, and the rules let nobody read an invitation before verification.
 */
export const findAdminInvite: CallableHandler<'findAdminInvite'> = async ({ db, uid, email, now }) => {
  if (!email) return { invited: false };
  await countRequest(db, `invite:${uid}`, LIMIT, now);
  const invite = await db.doc(`adminInvites/${inviteIdOf(email)}`).get();
  const expiresAt = invite.get('expiresAt') as Timestamp | undefined;
  return {
    invited: invite.exists && invite.get('acceptedAt') === null && (expiresAt?.toMillis() ?? 0) > now,
  };
};

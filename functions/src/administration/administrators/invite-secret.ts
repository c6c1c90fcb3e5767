import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { DocumentReference, DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { readField, timestamp } from '../../stored/read-stored';

/** Refers to the invitation of an address; `id` is the address in lower case. */
export function inviteRef(db: Firestore, id: string): DocumentReference {
  return db.collection('adminInvites').doc(id);
}

/** Creates the secret of an invitation, which only its mail contains. */
export function newInviteSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** Returns the hash of a secret, which is stored. */
export function hashOfSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

/** Reports whether an invitation is neither accepted nor expired. */
export function isOpenInvite(invite: DocumentSnapshot, now: number): boolean {
  const expiresAt = readField(timestamp.optional(), invite, 'expiresAt')?.toMillis() ?? 0;
  return invite.exists && invite.get('acceptedAt') === null && expiresAt > now;
}

/** Reports whether a secret is an invitation's. Invitations from before there were secrets have none. */
export function opensInvite(invite: DocumentSnapshot, secret: string, now: number): boolean {
  const tokenHash: unknown = invite.get('tokenHash');
  return (
    isOpenInvite(invite, now) &&
    typeof tokenHash === 'string' &&
    timingSafeEqual(Buffer.from(tokenHash), Buffer.from(hashOfSecret(secret)))
  );
}

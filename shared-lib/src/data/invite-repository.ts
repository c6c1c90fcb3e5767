import {
  collection,
  limit,
  onSnapshot,
  query,
  serverTimestamp,
  Timestamp,
  type DocumentData,
} from 'firebase/firestore';
import { ADMIN_INVITE_DAYS, inviteIdOf, type AdminInvite } from '../domain';
import { AppError, fromFirebase } from '../errors';
import { firebaseFirestore } from '../firebase/firestore';
import { writeAudited, type Author } from './audited-write';
import { toMillis } from './template-document';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Most invitations that are shown. */
const MOST = 100;

const isOpen = (data: DocumentData) =>
  data['acceptedAt'] === null && toMillis(data['expiresAt']) > Date.now();

const removal = (docId: string) => ({ collection: 'adminInvites', docId, change: () => null });

/**
 * Invites the owner of an address to administer. What is left of a former invitation, taken up or run out, makes room.
 *
 * @throws AppError `already-invited` while an invitation of that address is open.
 */
export async function inviteAdmin(author: Author, email: string): Promise<void> {
  const docId = inviteIdOf(email);
  const invite = () => ({
    email: docId,
    invitedBy: author.uid,
    createdAt: serverTimestamp(),
    expiresAt: Timestamp.fromMillis(Date.now() + ADMIN_INVITE_DAYS * DAY_MS),
    acceptedAt: null,
    acceptedBy: null,
  });
  let former = false;
  await writeAudited(author, {
    collection: 'adminInvites',
    docId,
    change: (before) => {
      if (before && isOpen(before)) throw new AppError('already-invited', docId);
      former = before !== null;
      return before ?? invite();
    },
  });
  if (!former) return;
  await writeAudited(author, removal(docId));
  await writeAudited(author, { collection: 'adminInvites', docId, change: (before) => before ?? invite() });
}

/** Takes an invitation back. Repeating it changes nothing. */
export async function revokeInvite(author: Author, email: string): Promise<void> {
  await writeAudited(author, removal(inviteIdOf(email)));
}

/**
 * Follows the invitations, those that run out last first.
 *
 * @param onError - Called once; nothing follows.
 */
export function subscribeToInvites(
  onChange: (invites: AdminInvite[]) => void,
  onError: (error: Error) => void,
): () => void {
  return onSnapshot(
    query(collection(firebaseFirestore(), 'adminInvites'), limit(MOST)),
    ({ docs }) =>
      onChange(
        docs
          .map((found): AdminInvite => {
            const data = found.data({ serverTimestamps: 'estimate' });
            return {
              email: found.id,
              invitedBy: String(data['invitedBy']),
              createdAt: toMillis(data['createdAt']),
              expiresAt: toMillis(data['expiresAt']),
              acceptedAt: data['acceptedAt'] === null ? null : toMillis(data['acceptedAt']),
            };
          })
          .sort((one, other) => other.expiresAt - one.expiresAt),
      ),
    (error) => onError(fromFirebase(error)),
  );
}

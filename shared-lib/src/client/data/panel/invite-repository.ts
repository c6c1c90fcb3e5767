import { collection, limit, query } from 'firebase/firestore';
import { adminRoleOf, inviteIdOf, type AdminInvite } from '../../../model';
import { firebaseFirestore } from '../../firebase/firestore';
import { toMillis } from '../../../model/stored/to-millis';
import { writeAudited, type Author } from './audited-write';
import { followQuery } from '../follow';
import { MAX_QUERY_SIZE } from '../../../model/stored/request-sizes';

/** Revokes an invitation. Repeating it changes nothing. */
export async function revokeInvite(author: Author, email: string): Promise<void> {
  await writeAudited(author, { collection: 'adminInvites', docId: inviteIdOf(email), change: () => null });
}

/**
 * Subscribes to the invitations, those that expire last first.
 *
 * @param onError - Called once with the error, which ends the subscription.
 */
export function subscribeToInvites(
  onChange: (invites: AdminInvite[]) => void,
  onError: (error: Error) => void,
): () => void {
  return followQuery(
    query(collection(firebaseFirestore(), 'adminInvites'), limit(MAX_QUERY_SIZE)),
    (found) => {
      const data = found.data({ serverTimestamps: 'estimate' });
      return {
        email: found.id,
        invitedBy: String(data['invitedBy']),
        role: adminRoleOf(data['role']),
        createdAt: toMillis(data['createdAt']),
        expiresAt: toMillis(data['expiresAt']),
        acceptedAt: data['acceptedAt'] === null ? null : toMillis(data['acceptedAt']),
      };
    },
    (invites) => onChange(invites.sort((one, other) => other.expiresAt - one.expiresAt)),
    onError,
  );
}

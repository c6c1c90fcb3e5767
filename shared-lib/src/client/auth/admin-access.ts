import { getAdmin } from '../data/admin-repository';
import { callFunction } from '../data/call-function';
import type { Admin, FirebaseUser } from '../../model';
import { AppError, NetworkError } from '../../platform/errors';
import { callsOf } from '../on-demand';

const { createAdmin, isSelfRegistrationOpen } = callsOf(() => import('../data/panel'));

/**
 * Result of {@link ensureAdmin}: an administrator already, one from now on, or not one, and why an invitation didn't
 * help.
 */
export type AdminAccess =
  | { outcome: 'already' | 'granted'; admin: Admin }
  | { outcome: 'refused'; admin: null; reason: AppError | null };

/** Codes of an invitation that the server refuses; any other code is a failure. */
const REFUSED_INVITATION: ReadonlySet<string> = new Set(['invite-invalid', 'admin-unverified']);

/** Accepts an invitation; returns the reason of a refusal, or `null`. */
async function acceptInvitation(token: string): Promise<AppError | null> {
  try {
    await callFunction('acceptAdminInvite', { token });
    return null;
  } catch (error) {
    if (error instanceof AppError && REFUSED_INVITATION.has(error.code)) return error;
    throw error;
  }
}

/**
 * Reads the account's administrator record, and creates one where the server allows it: by the invitation that the
 * person followed, or because the policy lets everybody. The server decides; nothing here has to be trusted.
 *
 * @param invitation - The secret of an invitation's mail; `null` for none.
 * @throws AppError when the server can't be reached.
 */
export async function ensureAdmin(
  account: FirebaseUser,
  invitation: string | null = null,
): Promise<AdminAccess> {
  const existing = await getAdmin(account.uid);
  if (existing) return { outcome: 'already', admin: existing };
  const reason = invitation === null ? null : await acceptInvitation(invitation);
  const invited = invitation !== null && reason === null ? await getAdmin(account.uid) : null;
  if (invited) return { outcome: 'granted', admin: invited };
  if (!(await isSelfRegistrationOpen())) return { outcome: 'refused', admin: null, reason };
  try {
    const admin = await createAdmin({ uid: account.uid, email: account.email, name: account.displayName });
    return { outcome: 'granted', admin };
  } catch (error) {
    if (error instanceof NetworkError && error.status === 403)
      return { outcome: 'refused', admin: null, reason };
    throw error;
  }
}

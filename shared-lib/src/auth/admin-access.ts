import { createAdmin, getAdmin, hasAdminInvite } from '../data/admin-repository';
import type { Admin, FirebaseUser } from '../domain';
import { NetworkError } from '../errors';

/** Whether an account administers: since before, from now on, or not. */
export type AdminAccess =
  { outcome: 'already' | 'granted'; admin: Admin } | { outcome: 'refused'; admin: null };

/**
 * Looks for the account's administrator record, and makes one where the server allows it: by its invitation, if the
 * address is verified, or because the policy lets everybody. The rules decide; nothing here has to be trusted.
 *
 * @throws AppError when the server can't be asked.
 */
export async function ensureAdmin(account: FirebaseUser): Promise<AdminAccess> {
  const existing = await getAdmin(account.uid);
  if (existing) return { outcome: 'already', admin: existing };
  const byInvite = account.emailVerified && (await hasAdminInvite(account.email));
  try {
    const admin = await createAdmin(
      { uid: account.uid, email: account.email, name: account.displayName },
      { byInvite },
    );
    return { outcome: 'granted', admin };
  } catch (error) {
    if (error instanceof NetworkError && error.status === 403) return { outcome: 'refused', admin: null };
    throw error;
  }
}

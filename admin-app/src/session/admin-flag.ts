import { ADMIN_SESSION_KEYS, sessionStartedAt } from 'shared-lib/auth';
import type { Admin } from 'shared-lib/domain';

/*
 * The local flag gates the administration's routes at once; it proves nothing, so the panel asks the server before it
 * shows anything. Nothing here is a credential: `admin_token` names the session that set the flag.
 */

/** Whether this browser believes that an administrator is at work. */
export function hasAdminFlag(): boolean {
  try {
    return localStorage.getItem('adminAuth') === 'true';
  } catch {
    return false;
  }
}

/** Remembers an administrator whom the server confirmed. */
export async function setAdminFlag(admin: Admin): Promise<void> {
  const { id, email, name, role } = admin;
  const session = await sessionStartedAt().catch(() => null);
  try {
    localStorage.setItem('adminAuth', 'true');
    localStorage.setItem('admin_user', JSON.stringify({ id, email, name, role }));
    localStorage.setItem('admin_token', `${id}.${session ?? 0}`);
  } catch {
    // A browser that refuses storage asks to sign in again after a reload.
  }
}

/** Whether the flag was set by this account: two people may use one browser, one after the other. */
export function isFlagOf(uid: string): boolean {
  try {
    return (localStorage.getItem('admin_token') ?? '').startsWith(`${uid}.`);
  } catch {
    return false;
  }
}

/** Forgets the administrator. */
export function clearAdminFlag(): void {
  try {
    for (const key of ADMIN_SESSION_KEYS) localStorage.removeItem(key);
  } catch {
    // A browser that refuses storage kept nothing.
  }
}

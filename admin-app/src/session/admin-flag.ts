import { ADMIN_SESSION_KEYS } from 'shared-lib/auth';
import type { Admin } from 'shared-lib/data';

/*
 * The local flag gates the administration's routes at once; it proves nothing, so the panel asks the server before it
 * shows anything.
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
export function setAdminFlag(admin: Admin): void {
  try {
    localStorage.setItem('adminAuth', 'true');
    localStorage.setItem('admin_user', JSON.stringify(admin));
  } catch {
    // A browser that refuses storage asks to sign in again after a reload.
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

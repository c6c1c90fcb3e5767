import { clearCachedPanel } from '../cached-content';

/*
 * The local flag gates the administration's routes at once; it proves nothing, so the panel checks with the server
 * before it shows anything but the screen cached on an earlier visit (shell, cached-screen.ts). Nothing here is a
 * credential: `admin_token` names the session that set the flag.
 */

/** Keys of the administrator's session in local storage, which signing out removes. */
export const ADMIN_SESSION_KEYS = ['adminAuth', 'admin_user', 'admin_token'] as const;

/** Reports whether this browser remembers an administrator's session. */
export function hasAdminFlag(): boolean {
  try {
    return localStorage.getItem('adminAuth') === 'true';
  } catch {
    return false;
  }
}

/** Reports whether this account set the flag, as two people may use one browser. */
export function isFlagOf(uid: string): boolean {
  try {
    return (localStorage.getItem('admin_token') ?? '').startsWith(`${uid}.`);
  } catch {
    return false;
  }
}

/** Forgets the administrator, and what the administration has shown. */
export function clearAdminFlag(): void {
  clearCachedPanel();
  try {
    for (const key of ADMIN_SESSION_KEYS) localStorage.removeItem(key);
  } catch {
    // A browser that refuses storage has stored nothing.
  }
}

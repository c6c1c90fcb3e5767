import { readText, siteStorage, writeText } from '../../platform/storage';
import { clearCachedPanel } from '../cached-content';

/*
 * The local flag gates the administration's routes at once; it proves nothing, so the panel checks with the server
 * before it shows anything but the screen cached on an earlier visit (shell, cached-screen.ts). Nothing here is a
 * credential: `admin_token` names the session that set the flag.
 */

/** Keys of the administrator's session in local storage, which signing out removes. */
const ADMIN_SESSION_KEYS = ['adminAuth', 'admin_user', 'admin_token'] as const;

/** Reports whether this browser remembers an administrator's session. */
export function hasAdminFlag(): boolean {
  return readText(siteStorage, 'adminAuth') === 'true';
}

/** Reports whether this account set the flag, as two people may use one browser. */
export function isFlagOf(uid: string): boolean {
  return (readText(siteStorage, 'admin_token') ?? '').startsWith(`${uid}.`);
}

/** Removes the administrator's session from local storage. */
export function clearAdminSession(): void {
  for (const key of ADMIN_SESSION_KEYS) writeText(siteStorage, key, null);
}

/** Forgets the administrator, and what the administration has shown. */
export function clearAdminFlag(): void {
  clearCachedPanel();
  clearAdminSession();
}

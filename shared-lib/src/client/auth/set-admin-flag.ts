import type { Admin } from '../../model';
import { sessionStartedAt } from './session';

/** Remembers an administrator whom the server has confirmed. */
export async function setAdminFlag(admin: Admin): Promise<void> {
  const { id, email, name, role } = admin;
  const session = await sessionStartedAt().catch(() => null);
  try {
    localStorage.setItem('adminAuth', 'true');
    localStorage.setItem('admin_user', JSON.stringify({ id, email, name, role }));
    localStorage.setItem('admin_token', `${id}.${session ?? 0}`);
  } catch {
    // In a browser that refuses storage the person has to sign in again after a reload.
  }
}

import type { Admin } from '../../model';
import { siteStorage, writeJson, writeText } from '../../platform/storage';
import { sessionStartedAt } from './session';

/** Remembers an administrator whom the server has confirmed; without storage the person has to sign in again after a reload. */
export async function setAdminFlag(admin: Admin): Promise<void> {
  const { id, email, name, role } = admin;
  const session = await sessionStartedAt().catch(() => null);
  writeText(siteStorage, 'adminAuth', 'true');
  writeJson(siteStorage, 'admin_user', { id, email, name, role });
  writeText(siteStorage, 'admin_token', `${id}.${session ?? 0}`);
}

import { ADMIN_FALLBACK_NAME, adminRoleOf, type Admin } from '..';
import { toMillis } from '../stored/to-millis';

/** Converts the document that makes an account an administrator, from whichever SDK or from REST. */
export function toAdmin(uid: string, data: Record<string, unknown>): Admin {
  return {
    id: uid,
    email: String(data['email'] ?? ''),
    name: String(data['name'] || ADMIN_FALLBACK_NAME),
    role: adminRoleOf(data['role']),
    ...(data['selfRegistered'] === true && { selfRegistered: true }),
    createdAt: toMillis(data['createdAt']),
    updatedAt: toMillis(data['updatedAt']),
  };
}

import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { readUser } from '../account-records/user-document';

/** Returns the person behind an account as mail addresses them; `null` for a missing one. */
export function readAddressee(account: DocumentSnapshot) {
  const user = readUser(account);
  return user ? { ...user, name: user.name ?? '', email: user.email ?? '' } : null;
}

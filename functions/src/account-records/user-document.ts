import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { userDocumentSchema } from 'shared-lib/documents';
import type { z } from 'zod';
import { readStored } from '../stored/read-stored';
import { typesOf } from '../stored/types-of';

const userSchema = typesOf(userDocumentSchema.partial());

/** Returns the person behind an account, `users/{uid}`; `undefined` for a missing one. */
export const readUser = (snapshot: DocumentSnapshot): z.infer<typeof userSchema> | undefined =>
  readStored(userSchema, snapshot);

/** Returns the person behind an account as mail addresses them; `null` for a missing one. */
export function readAddressee(account: DocumentSnapshot) {
  const user = readUser(account);
  return user ? { ...user, name: user.name ?? '', email: user.email ?? '' } : null;
}

import type { FirebaseUser } from '../../model';

/** Returns the record of an account from its Auth user. */
export function userRecordOf(user: FirebaseUser) {
  return { id: user.uid, email: user.email, name: user.displayName };
}

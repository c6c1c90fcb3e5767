import type { CallContext } from '../callable';
import { Refusal } from '../refusal';

/**
 * Lets administrators pass.
 *
 * @throws Refusal `not-admin`
 */
export async function requireAdmin({ db, uid }: Pick<CallContext, 'db' | 'uid'>): Promise<void> {
  if (!(await db.doc(`admins/${uid}`).get()).exists) throw new Refusal('not-admin');
}

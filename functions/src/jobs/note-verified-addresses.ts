import { FieldPath } from 'firebase-admin/firestore';
import { accountStateRef, isVerified } from '../account-records/account-state';
import { recordVerifiedAddress } from '../cards/verified-address';
import { accounts } from '../firebase';
import type { Job } from '../scheduling/job';
import { parentOf } from '../stored/parent-of';
import { tryEach } from '../scheduling/try-each';

/** Accounts that one call reads; Auth answers for a hundred at once. */
const BATCH = 50;

/**
 * Records for older accounts that Auth knows their address to be verified, once: otherwise mail to their visitors would
 * wait until they open the app. Reads none once it has gone through all accounts.
 */
export const noteVerifiedAddresses: Job = async (context) => {
  const { db, now } = context;
  const progress = db.doc('jobs/noteVerifiedAddresses');
  const known = await progress.get();
  if (known.get('done') === true) return 0;
  const after = String(known.get('after') ?? '');
  const byId = db.collection('users').orderBy(FieldPath.documentId()).select().limit(BATCH);
  const { docs } = await (after ? byId.startAfter(after) : byId).get();
  const states = docs.length > 0 ? await db.getAll(...docs.map(({ id }) => accountStateRef(db, id))) : [];
  const unknown = states.filter((state) => !isVerified(state)).map(({ ref }) => ({ uid: parentOf(ref).id }));
  const { users } = unknown.length > 0 ? await accounts().getUsers(unknown) : { users: [] };
  const noted = await tryEach(
    context,
    users.filter(({ emailVerified }) => emailVerified),
    ({ uid }) => `users/${uid}`,
    async ({ uid, email = '' }) => {
      await recordVerifiedAddress({ db, uid, email, emailVerified: true, now });
      return 1;
    },
  );
  const last = docs[BATCH - 1];
  await progress.set(last ? { after: last.id } : { done: true });
  return noted;
};

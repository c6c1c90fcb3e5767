import { FieldPath } from 'firebase-admin/firestore';
import { indexRef, rebuildIndexEntry, SEARCH_VERSION } from '../account-records/user-index';
import type { Job } from '../scheduling/job';
import { tryEach } from '../scheduling/try-each';

/** Accounts that one call reads. */
const BATCH = 50;

/**
 * Adds missing accounts to the index of administrators' lists: those older than the index or its search, and those whose first
 * call never came. Reads none while the index has as many entries as there are accounts.
 */
export const indexAccounts: Job = async (context) => {
  const { db } = context;
  const users = db.collection('users');
  const current = db.collection('userIndex').where('searchVersion', '==', SEARCH_VERSION);
  const [all, listed] = await Promise.all([users.count().get(), current.count().get()]);
  if (all.data().count === listed.data().count) return 0;
  const progress = db.doc('jobs/indexAccounts');
  const after = String((await progress.get()).get('after') ?? '');
  const byId = users.orderBy(FieldPath.documentId()).select().limit(BATCH);
  const { docs } = await (after ? byId.startAfter(after) : byId).get();
  const entries = docs.length > 0 ? await db.getAll(...docs.map(({ id }) => indexRef(db, id))) : [];
  const missing = entries.filter((entry) => entry.get('searchVersion') !== SEARCH_VERSION);
  const made = await tryEach(
    context,
    missing,
    ({ id }) => `users/${id}`,
    async ({ id }) => {
      await rebuildIndexEntry(db, id);
      return 1;
    },
  );
  // From the start again, after the last one.
  await progress.set({ after: docs[BATCH - 1]?.id ?? '' });
  return made;
};

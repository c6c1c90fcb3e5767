import { FieldPath } from 'firebase-admin/firestore';
import { indexRef, rebuildIndexEntry } from '../accounts/user-index';
import type { Job } from './job';

/** How many accounts one call looks at. */
const BATCH = 50;

/**
 * Gives accounts that administrators' lists don't show the entry that they lack: those of before there was an index, and
 * those whose first call never came. While as many are listed as there are, it looks at none.
 */
export const indexAccounts: Job = async ({ db }) => {
  const users = db.collection('users');
  const [all, listed] = await Promise.all([users.count().get(), db.collection('userIndex').count().get()]);
  if (all.data().count === listed.data().count) return 0;
  const progress = db.doc('jobs/indexAccounts');
  const after = String((await progress.get()).get('after') ?? '');
  const byId = users.orderBy(FieldPath.documentId()).select().limit(BATCH);
  const { docs } = await (after ? byId.startAfter(after) : byId).get();
  const entries = docs.length > 0 ? await db.getAll(...docs.map(({ id }) => indexRef(db, id))) : [];
  const missing = entries.filter(({ exists }) => !exists);
  for (const { id } of missing) await rebuildIndexEntry(db, id);
  // From the start again, after the last one.
  await progress.set({ after: docs.length < BATCH ? '' : docs.at(-1)!.id });
  return missing.length;
};

import { Timestamp, type DocumentReference } from 'firebase-admin/firestore';
import type { WorkContext } from '../accounts/account-work';
import { continueDeletion } from '../accounts/delete-account';
import { continueExport } from '../accounts/export-account';
import type { Job } from '../scheduling/job';
import { tryPages } from '../scheduling/try-each';

/** Most accounts that one call processes, in pages. */
const PAGE = { size: 20, pages: 5 };

/** Returns a job that continues the work of a collection that is due, the longest waiting first. */
const finish =
  (collection: string, goOn: (context: WorkContext, ref: DocumentReference) => Promise<void>): Job =>
  (context) => {
    const { db, now } = context;
    const due = db
      .collection(collection)
      .where('dueAt', '<=', Timestamp.fromMillis(now))
      .orderBy('dueAt')
      .select('dueAt');
    return tryPages(context, due, PAGE, async ({ ref }) => {
      await goOn(context, ref);
      return 1;
    });
  };

/** Continues exports of accounts, and removes those that are no longer offered. */
export const exportAccounts: Job = finish('accountExports', continueExport);

/** Continues deletions of accounts. */
export const deleteAccounts: Job = finish('accountDeletions', continueDeletion);

import { Timestamp } from 'firebase-admin/firestore';
import { DAY_MS } from 'shared-lib/time';
import { DELETED_ACCOUNT_DAYS } from '../../account-records/account-state';
import type { Job } from '../../scheduling/job';
import { tryPages } from '../../scheduling/try-each';

/** Marks that one call removes, in pages. */
const PAGE = { size: 100, pages: 10 };

/** Removes the marks of accounts that were deleted so long ago that none of their tokens is valid. */
export const purgeDeletedAccounts: Job = (context) => {
  const { db, now } = context;
  const due = db
    .collectionGroup('private')
    .where('deletedAt', '<=', Timestamp.fromMillis(now - DELETED_ACCOUNT_DAYS * DAY_MS))
    .orderBy('deletedAt')
    .select('deletedAt');
  return tryPages(context, due, PAGE, async ({ ref }) => {
    await ref.delete();
    return 1;
  });
};

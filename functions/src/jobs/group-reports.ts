import { FieldPath } from 'firebase-admin/firestore';
import { accountStateRef } from '../account-records/account-state';
import { countOpen } from '../moderation/open-counts';
import { readReports } from '../moderation/report-ref';
import { entryOf, openReportsOf, readVisits, reportedCardRef } from '../moderation/reported-card';
import type { Job } from '../scheduling/job';
import { tryEach } from '../scheduling/try-each';

/** Open reports that one call reads. */
const BATCH = 100;

/** Puts a card whose open reports are older than the queue into it; does nothing for one that is in it. */
async function addToQueue({ db }: Parameters<Job>[0], cardId: string): Promise<number> {
  const visits = await readVisits(db, cardId);
  return db.runTransaction(async (transaction) => {
    const [entry, open] = await Promise.all([
      transaction.get(reportedCardRef(db, cardId)),
      transaction.get(openReportsOf(db, cardId)),
    ]);
    const reports = readReports(open.docs);
    const owner = reports[0]?.ownerId;
    if (entry.get('status') === 'open' || owner === undefined) return 0;
    const state = owner === '' ? null : await transaction.get(accountStateRef(db, owner));
    const isOwnerSuspended = state?.get('disabled') === true;
    transaction.set(entry.ref, entryOf(undefined, reports, { visits, isOwnerSuspended }));
    countOpen(transaction, db, 'cards', 1);
    return 1;
  });
}

/**
 * Puts cards that were reported before there was a queue into it, page by page, and reads nothing more once all are: later reports
 * come with their card's entry.
 */
export const groupReports: Job = async (context) => {
  const { db } = context;
  const progress = db.doc('jobs/groupReports');
  const before = await progress.get();
  if (before.get('isDone') === true) return 0;
  const after = String(before.get('after') ?? '');
  const open = db.collection('reports').where('status', '==', 'open').orderBy(FieldPath.documentId());
  const { docs } = await (after ? open.startAfter(after) : open).limit(BATCH).get();
  const cardIds = [...new Set(docs.map((report) => String(report.get('cardId'))))];
  const added = await tryEach(
    context,
    cardIds,
    (cardId) => `reportedCards/${cardId}`,
    (cardId) => addToQueue(context, cardId),
  );
  const last = docs[BATCH - 1];
  await progress.set({ after: last?.id ?? '', isDone: !last });
  return added;
};

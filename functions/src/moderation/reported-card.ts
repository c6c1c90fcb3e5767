import {
  AggregateField,
  Timestamp,
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
  type Query,
  type Transaction,
} from 'firebase-admin/firestore';
import { entriesOf, reportScore, type ReportReason, type ReportStatus } from 'shared-lib/model';
import { z } from 'zod';
import { readStored, timestamp } from '../stored/read-stored';
import { countOpen } from './open-counts';
import { readReports, reportedFields, type ReportDocument } from './report-ref';

/** Most open reports of one card that are read at once: one document for each day. */
const MAX_REPORTS = 100;

const entrySchema = z.object({
  ...reportedFields,
  ...{ visits: z.number(), score: z.number(), waiting: z.number() },
  ...{ assignedTo: z.string(), assignedEmail: z.string(), isOwnerSuspended: z.boolean() },
  decidedAt: timestamp.nullable(),
});

/** `reportedCards/{cardId}` as it is stored. */
export type ReportedCardDocument = z.infer<typeof entrySchema>;

/** Returns the entry of a card in the queue; `undefined` for one that was never reported. */
export const readEntry = (snapshot: DocumentSnapshot): ReportedCardDocument | undefined =>
  readStored(entrySchema, snapshot);

/** Refers to the entry of a card in the queue of reports. */
export const reportedCardRef = (db: Firestore, cardId: string): DocumentReference =>
  db.collection('reportedCards').doc(cardId);

/** Returns the query for the open reports of a card. */
export const openReportsOf = (db: Firestore, cardId: string): Query =>
  db.collection('reports').where('cardId', '==', cardId).where('status', '==', 'open').limit(MAX_REPORTS);

/** Counts the visits of a card: one read for each thousand days. */
export async function readVisits(db: Firestore, cardId: string): Promise<number> {
  const days = db.collection(`cardStats/${cardId}/days`);
  const sums = await days.aggregate({ views: AggregateField.sum('views') }).get();
  return sums.data().views;
}

/** Adds the counts of reasons of several reports. */
function addReasons(reports: readonly ReportDocument[]): Partial<Record<ReportReason, number>> {
  const sums: Partial<Record<ReportReason, number>> = {};
  for (const { reasons } of reports)
    for (const [reason, count] of entriesOf(reasons)) sums[reason] = (sums[reason] ?? 0) + count;
  return sums;
}

/**
 * Returns the entry of a card's open reports.
 *
 * @param known - Its entry so far, whose administrator and revision stay.
 * @param reports - At least one.
 */
export function entryOf(
  known: ReportedCardDocument | undefined,
  reports: readonly ReportDocument[],
  { visits, isOwnerSuspended }: Pick<ReportedCardDocument, 'visits' | 'isOwnerSuspended'>,
): ReportedCardDocument {
  const first = Math.min(...reports.map(({ firstAt }) => firstAt.toMillis()));
  const latest = reports.reduce((one, other) =>
    other.lastAt.toMillis() > one.lastAt.toMillis() ? other : one,
  );
  const { slug, cardId, ownerId, lastAt } = latest;
  const reasons = addReasons(reports);
  return {
    ...{ slug, cardId, ownerId, lastAt, reasons, visits, isOwnerSuspended },
    count: reports.reduce((sum, { count }) => sum + count, 0),
    score: reportScore(reasons, visits),
    waiting: reports.flatMap(({ reporters = [] }) => reporters).filter((one) => !one.answeredBy).length,
    firstAt: Timestamp.fromMillis(first),
    ...{ status: 'open', decidedBy: '', decision: '', decidedAt: null },
    assignedTo: known?.assignedTo ?? '',
    assignedEmail: known?.assignedEmail ?? '',
    revision: known?.revision ?? 0,
  };
}

/** Decision that closes the reports of a card. */
interface Closing {
  status: Exclude<ReportStatus, 'open'>;
  decidedBy: string;
  decision: string;
}

/**
 * Reads the open reports of a card and their entry in a transaction, and returns the entry, `null` without open reports, with the write
 * that closes them all. Reports from before there were entries get theirs with it.
 *
 * @returns `isKnown` is true for a card that was reported at some time.
 */
export async function prepareClosing(
  transaction: Transaction,
  { db, now }: { db: Firestore; now: number },
  cardId: string,
): Promise<{
  isKnown: boolean;
  open: ReportedCardDocument | null;
  close: (closing: Closing) => ReportedCardDocument | null;
}> {
  const ref = reportedCardRef(db, cardId);
  const [entry, reports] = await Promise.all([
    transaction.get(ref),
    transaction.get(openReportsOf(db, cardId)),
  ]);
  const known = readEntry(entry);
  const documents = readReports(reports.docs);
  const rebuilt = () =>
    documents.length === 0 ? null : entryOf(known, documents, { visits: 0, isOwnerSuspended: false });
  const open = known?.status === 'open' ? known : rebuilt();
  const decidedAt = Timestamp.fromMillis(now);
  return {
    isKnown: known !== undefined || open !== null,
    open,
    close: (closing) => {
      if (!open) return null;
      for (const report of reports.docs) {
        const revision = Number(report.get('revision') ?? 0) + 1;
        transaction.update(report.ref, { ...closing, decidedAt, revision } satisfies Partial<ReportDocument>);
      }
      const closed: ReportedCardDocument = { ...open, ...closing, decidedAt, revision: open.revision + 1 };
      transaction.set(ref, closed);
      if (known?.status === 'open') countOpen(transaction, db, 'cards', -1);
      return closed;
    },
  };
}

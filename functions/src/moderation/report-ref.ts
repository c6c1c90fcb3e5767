import type { DocumentReference, DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { REPORT_REASONS } from 'shared-lib/model';
import { CARD_LANGUAGES } from 'shared-lib/model/languages';
import { z } from 'zod';
import { readEachStored, readStored, timestamp } from '../stored/read-stored';

/** Fields that a report has in common with its card's entry in the queue. */
export const reportedFields = {
  ...{ slug: z.string(), cardId: z.string(), ownerId: z.string(), count: z.number() },
  reasons: z.partialRecord(z.enum(REPORT_REASONS), z.number()),
  status: z.enum(['open', 'dismissed', 'taken-down', 'account-suspended']),
  ...{ firstAt: timestamp, lastAt: timestamp, decidedBy: z.string(), decision: z.string() },
  /** Number of decisions, or of other changes by administrators. */
  revision: z.number(),
};

export const reportSchema = z.object({
  ...reportedFields,
  details: z.array(z.string()),
  /** Missing in older reports, and while nobody left an address. */
  reporters: z
    .array(
      z.object({
        ...{ id: z.string(), email: z.string(), language: z.enum(CARD_LANGUAGES) },
        ...{ reason: z.enum(REPORT_REASONS), details: z.string(), at: timestamp, answeredBy: z.string() },
      }),
    )
    .optional(),
  /** Time of the decision, by which one that is undone finds its reports; missing in older ones. */
  decidedAt: timestamp.nullish(),
  /** Privacy notice that its last reporter was shown; missing in older reports. */
  notice: z.object({ version: z.string() }).optional(),
});

/** `reports/{slug_date}` as it is stored. */
export type ReportDocument = z.infer<typeof reportSchema>;

/** Returns a report; `undefined` for a missing one. */
export const readReport = (snapshot: DocumentSnapshot): ReportDocument | undefined =>
  readStored(reportSchema, snapshot);

/** Returns those of some reports that can be read. */
export const readReports = (docs: readonly DocumentSnapshot[]): ReportDocument[] =>
  readEachStored(reportSchema, docs).map(({ data }) => data);

/**
 * Returns the day (UTC) under which a card's reports are stored together; with its slug it is the reference of each.
 */
export const reportDay = (now: number): string => new Date(now).toISOString().slice(0, 10);

/** Refers to the reports of a card on one day. */
export function reportRef(db: Firestore, slug: string, now: number): DocumentReference {
  return db.collection('reports').doc(`${slug}_${reportDay(now)}`);
}

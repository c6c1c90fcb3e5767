import type { DocumentReference, Firestore, Timestamp } from 'firebase-admin/firestore';
import type { CardReport, Reporter } from 'shared-lib/model';

/** `reports/{slug_date}` as it is stored. */
export interface ReportDocument extends Omit<CardReport, 'id' | 'firstAt' | 'lastAt' | 'reporters'> {
  firstAt: Timestamp;
  lastAt: Timestamp;
  /** Missing in older reports, and while nobody left an address. */
  reporters?: (Omit<Reporter, 'at'> & { at: Timestamp })[];
  /** Time of the decision, by which one that is undone finds its reports; missing in older ones. */
  decidedAt?: Timestamp | null;
  /** Privacy notice that its last reporter was shown; missing in older reports. */
  notice?: { version: string };
  /** Number of decisions. */
  revision: number;
}

/**
 * Returns the day (UTC) under which a card's reports are stored together; with its slug it is the reference of each.
 */
export const reportDay = (now: number): string => new Date(now).toISOString().slice(0, 10);

/** Refers to the reports of a card on one day. */
export function reportRef(db: Firestore, slug: string, now: number): DocumentReference {
  return db.collection('reports').doc(`${slug}_${reportDay(now)}`);
}

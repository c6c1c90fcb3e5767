import type { DocumentReference, Firestore, Timestamp } from 'firebase-admin/firestore';
import type { CardReport } from 'shared-lib/domain';

/** `reports/{slug_date}` as it is stored. */
export interface ReportDocument extends Omit<CardReport, 'id' | 'firstAt' | 'lastAt'> {
  firstAt: Timestamp;
  lastAt: Timestamp;
  /** Counts the decisions. */
  revision: number;
}

/** Where a card's reports of a day (UTC) are. */
export function reportRef(db: Firestore, slug: string, now: number): DocumentReference {
  return db.collection('reports').doc(`${slug}_${new Date(now).toISOString().slice(0, 10)}`);
}

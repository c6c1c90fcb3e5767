import type { DocumentReference, Firestore, Timestamp } from 'firebase-admin/firestore';
import type { TemplateDraft } from 'shared-lib/model';

/** `scheduledPublications/{templateId}` as it is stored. */
export interface StoredSchedule {
  name: string;
  version: string;
  notes: string;
  publishAt: Timestamp;
  scheduledBy: string;
  scheduledByEmail: string;
  /** Revision of the template for which it was checked. */
  baseRevision: number;
  revision: number;
}

/** Its code, apart, as lists of schedules need none. */
export type ScheduledContent = TemplateDraft & { compiledCode: string };

/** Refers to the publication of a template that waits for its time. */
export const scheduleRef = (db: Firestore, id: string): DocumentReference =>
  db.collection('scheduledPublications').doc(id);

/** Refers to its code. */
export const contentRef = (db: Firestore, id: string): DocumentReference =>
  scheduleRef(db, id).collection('content').doc('draft');

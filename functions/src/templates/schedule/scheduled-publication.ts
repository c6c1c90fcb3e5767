import type { DocumentReference, DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { templateDocumentSchema } from 'shared-lib/documents';
import { z } from 'zod';
import { readStored, timestamp } from '../../stored/read-stored';
import { typesOf } from '../../stored/types-of';

const scheduleSchema = z.object({
  name: z.string(),
  version: z.string(),
  notes: z.string(),
  publishAt: timestamp,
  scheduledBy: z.string(),
  scheduledByEmail: z.string(),
  /** Revision of the template for which it was checked. */
  baseRevision: z.number(),
  revision: z.number(),
});

/** `scheduledPublications/{templateId}` as it is stored. */
export type StoredSchedule = z.infer<typeof scheduleSchema>;

/** Returns a scheduled publication; `undefined` for one that was cancelled. */
export const readSchedule = (snapshot: DocumentSnapshot): StoredSchedule | undefined =>
  readStored(scheduleSchema, snapshot);

const contentSchema = typesOf(
  templateDocumentSchema
    .pick({
      ...{ reactCode: true, cssCode: true, jsonConfig: true, name: true, description: true },
      ...{ category: true, version: true, author: true, targetSection: true, tags: true },
    })
    .extend({ compiledCode: z.string() }),
);

/** Its code, apart, as lists of schedules need none. */
export type ScheduledContent = z.infer<typeof contentSchema>;

/** Returns the code of a scheduled publication; `undefined` for one that was cancelled. */
export const readContent = (snapshot: DocumentSnapshot): ScheduledContent | undefined =>
  readStored(contentSchema, snapshot);

/** Refers to the publication of a template that waits for its time. */
export const scheduleRef = (db: Firestore, id: string): DocumentReference =>
  db.collection('scheduledPublications').doc(id);

/** Refers to its code. */
export const contentRef = (db: Firestore, id: string): DocumentReference =>
  scheduleRef(db, id).collection('content').doc('draft');

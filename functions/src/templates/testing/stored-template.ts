import { Timestamp, type Firestore, type WriteResult } from 'firebase-admin/firestore';
import { aTemplateDraft } from 'shared-lib/testing';
import { DAY_MS } from 'shared-lib/time';
import { NOW } from '../../testing/local-project';

/** Returns an instant some days before the tests' present. */
export const daysAgo = (days: number) => Timestamp.fromMillis(NOW - days * DAY_MS);

/** Stores a public template, as administrators do. */
export function storeTemplate(db: Firestore, id: string, change: object = {}): Promise<WriteResult> {
  return db.doc(`userTemplates/${id}`).set({
    ...aTemplateDraft(),
    compiledCode: 'x',
    isPublic: true,
    downloadCount: 0,
    rating: 0,
    createdAt: daysAgo(30),
    updatedAt: daysAgo(1),
    revision: 1,
    ...change,
  });
}

import type { Firestore, Query } from 'firebase-admin/firestore';
import type { StoredRun } from './sync-run';

/** Queries the places where a template is on cards. */
export function instancesOf(db: Firestore, templateId: string): Query {
  return db
    .collection('templateInstances')
    .where('templateId', '==', templateId)
    .where('isActive', '==', true);
}

/** Counts the places that wait for a version: those that have another one, but for those whose owner has gone back from it. */
export async function countDue(
  db: Firestore,
  { templateId, version }: Pick<StoredRun, 'templateId' | 'version'>,
): Promise<number> {
  const all = instancesOf(db, templateId);
  const declined = all.where('declinedVersion', '==', version);
  const isCurrent = ['templateVersion', '==', version] as const;
  const countOf = async (query: Query) => (await query.count().get()).data().count;
  const [every, current, gone, goneAndCurrent] = await Promise.all([
    countOf(all),
    countOf(all.where(...isCurrent)),
    countOf(declined),
    countOf(declined.where(...isCurrent)),
  ]);
  return every - current - (gone - goneAndCurrent);
}

import { writeBatch, type DocumentData, type DocumentReference, type UpdateData } from 'firebase/firestore';
import { firebaseFirestore } from '../../firebase/firestore';

/**
 * Updates documents in requests of so many each, all sent at once. They aren't atomic together: only for changes of which each is
 * whole by itself.
 */
export async function updateInParts(
  changes: readonly (readonly [DocumentReference, UpdateData<DocumentData>])[],
  size: number,
): Promise<void> {
  const commits: Promise<void>[] = [];
  for (let from = 0; from < changes.length; from += size) {
    const batch = writeBatch(firebaseFirestore());
    for (const [ref, change] of changes.slice(from, from + size)) batch.update(ref, change);
    commits.push(batch.commit());
  }
  await Promise.all(commits);
}

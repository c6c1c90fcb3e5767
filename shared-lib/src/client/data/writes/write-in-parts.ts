import { writeBatch, type DocumentData, type DocumentReference, type UpdateData } from 'firebase/firestore';
import { firebaseFirestore } from '../../firebase/firestore';

/**
 * Updates documents in batches, all sent at once. The batches aren't atomic together: only for changes that are independent of each other.
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

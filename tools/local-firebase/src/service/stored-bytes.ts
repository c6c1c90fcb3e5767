import { documentSize } from '../store/limits';
import type { Store } from '../store/store';
import type { CommitPlan } from '../store/writes';

/** Returns the bytes by which a commit makes the stored documents grow. */
export function growthOf({ touched }: CommitPlan): number {
  let bytes = 0;
  for (const { name, before, after } of touched.values()) {
    if (after) bytes += documentSize(name, after.fields);
    if (before) bytes -= documentSize(name, before.fields);
  }
  return bytes;
}

/** Returns the size of all documents, as `firebase.google.com/docs/firestore/storage-size` defines it, without indexes. */
export function bytesOfDocuments(store: Store): number {
  let bytes = 0;
  for (const database of store.allDatabases()) {
    for (const { name, fields } of database.documents()) bytes += documentSize(name, fields);
  }
  return bytes;
}

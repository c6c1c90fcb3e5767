import type { DocumentReference } from 'firebase-admin/firestore';

/** Returns the document in whose sub-collection another one lies, such as the account of a notification. */
export function parentOf(ref: DocumentReference): DocumentReference {
  const { parent } = ref.parent;
  if (!parent) throw new Error(`${ref.path} lies in no document`);
  return parent;
}

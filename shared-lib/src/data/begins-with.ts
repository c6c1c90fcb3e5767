import { type documentId, orderBy, where, type QueryConstraint } from 'firebase/firestore';

/** Sorts after whatever begins with the text before it. */
const AFTER_ALL = '\uf8ff';

/** Constraints for documents whose field, or whose name, begins so; in its order. */
export const beginsWith = (
  field: string | ReturnType<typeof documentId>,
  beginning: string,
): QueryConstraint[] => [
  where(field, '>=', beginning),
  where(field, '<=', beginning + AFTER_ALL),
  orderBy(field),
];

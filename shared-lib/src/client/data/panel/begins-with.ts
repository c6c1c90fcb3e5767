import { type documentId, orderBy, where, type QueryConstraint } from 'firebase/firestore';

/** Character that sorts after every continuation of a text. */
const AFTER_ALL = '\uf8ff';

/** Returns query constraints for documents whose field, or id, begins with a text, in its order. */
export const beginsWith = (
  field: string | ReturnType<typeof documentId>,
  beginning: string,
): QueryConstraint[] => [
  where(field, '>=', beginning),
  where(field, '<=', beginning + AFTER_ALL),
  orderBy(field),
];

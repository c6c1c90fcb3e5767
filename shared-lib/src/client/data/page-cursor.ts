import {
  documentId,
  orderBy,
  startAfter,
  Timestamp,
  type OrderByDirection,
  type QueryConstraint,
  type QueryDocumentSnapshot,
} from 'firebase/firestore';

/** Place of a document in a list: what it is sorted by, and its id. It can be kept in the store, as snapshots can't. */
export interface PageCursor {
  sortedBy: string | number | { seconds: number; nanoseconds: number };
  id: string;
}

/** Returns the place of a document in a list that is sorted by a field. */
export function cursorOf(found: QueryDocumentSnapshot, field: string): PageCursor {
  const value = found.get(field) as string | number | Timestamp;
  const { id } = found;
  if (!(value instanceof Timestamp)) return { sortedBy: value, id };
  return { sortedBy: { seconds: value.seconds, nanoseconds: value.nanoseconds }, id };
}

/** Returns the constraints of the page after a place; none for the first page. */
export function pageAfter(cursor: PageCursor | null, direction: OrderByDirection = 'asc'): QueryConstraint[] {
  if (!cursor) return [];
  const { sortedBy, id } = cursor;
  const value =
    typeof sortedBy === 'object' ? new Timestamp(sortedBy.seconds, sortedBy.nanoseconds) : sortedBy;
  return [orderBy(documentId(), direction), startAfter(value, id)];
}

import {
  documentId,
  orderBy,
  startAfter,
  Timestamp,
  type OrderByDirection,
  type QueryConstraint,
  type QueryDocumentSnapshot,
} from 'firebase/firestore';

/**
 * Place of a document in a list: the value it is sorted by, and its id. Unlike a snapshot it is serializable, so that the store can hold
 * it.
 */
export interface PageCursor {
  sortedBy: string | number | { seconds: number; nanoseconds: number };
  id: string;
}

/** Returns the place of a document in a list that is sorted by a field. */
export function cursorOf(found: QueryDocumentSnapshot, field: string): PageCursor {
  const value: unknown = found.get(field);
  const { id } = found;
  if (!(value instanceof Timestamp))
    return { sortedBy: typeof value === 'number' ? value : String(value), id };
  return { sortedBy: { seconds: value.seconds, nanoseconds: value.nanoseconds }, id };
}

/** Returns the place of the last document of a page; `null` for a page that isn't full, after which there is none. */
export function cursorAfter(
  docs: readonly QueryDocumentSnapshot[],
  pageSize: number,
  field: string,
): PageCursor | null {
  const last = docs.length < pageSize ? undefined : docs.at(-1);
  return last ? cursorOf(last, field) : null;
}

/** Returns the constraints of the page after a place; none for the first page. */
export function pageAfter(cursor: PageCursor | null, direction: OrderByDirection = 'asc'): QueryConstraint[] {
  if (!cursor) return [];
  const { sortedBy, id } = cursor;
  const value =
    typeof sortedBy === 'object' ? new Timestamp(sortedBy.seconds, sortedBy.nanoseconds) : sortedBy;
  return [orderBy(documentId(), direction), startAfter(value, id)];
}

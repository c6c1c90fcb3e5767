import {
  limit,
  onSnapshot,
  orderBy,
  query,
  startAfter,
  type CollectionReference,
  type OrderByDirection,
  type QueryConstraint,
  type QueryDocumentSnapshot,
} from 'firebase/firestore';
import { fromFirebase } from '../../../platform/errors';
import { MAX_QUERY_SIZE } from '../../../model/stored/request-sizes';

/** A list: its documents and their order. */
export interface PagedList {
  from: CollectionReference;
  where: QueryConstraint[];
  orderedBy: string;
  direction?: OrderByDirection;
}

/** One page of the list, with its own listener. */
interface Page {
  /** Documents of the page; `null` until its first answer. */
  docs: QueryDocumentSnapshot[] | null;
  /** Document after which it begins. */
  after: QueryDocumentSnapshot | null;
  stop: () => void;
}

/**
 * Subscribes to a list that is longer than one query may be: each page begins after the last document of the one
 * before. The next page is only requested when a page is full, so that no more is read than exists.
 *
 * @param most - Most documents.
 * @param onChange - Called when all pages have answered, and with every change.
 * @param onError - Called once with the error, which ends the subscription.
 */
export function followPages(
  { from, where, orderedBy, direction = 'asc' }: PagedList,
  most: number,
  onChange: (list: { docs: QueryDocumentSnapshot[]; hasMore: boolean }) => void,
  onError: (error: Error) => void,
): () => void {
  const pages: Page[] = [];
  const constraints = [...where, orderBy(orderedBy, direction)];
  const sizeOf = (index: number) => Math.min(MAX_QUERY_SIZE, most - index * MAX_QUERY_SIZE);

  const stopFrom = (index: number) => {
    for (const page of pages.splice(index)) page.stop();
  };
  const open = (index: number, after: QueryDocumentSnapshot | null) => {
    // Until the page has answered, its former documents stay on screen.
    const page: Page = { docs: pages[index]?.docs ?? null, after, stop: () => {} };
    pages[index]?.stop();
    pages[index] = page;
    page.stop = onSnapshot(
      query(from, ...constraints, ...(after ? [startAfter(after)] : []), limit(sizeOf(index))),
      ({ docs }) => {
        page.docs = docs;
        const last = docs.length === sizeOf(index) ? docs.at(-1) : undefined;
        if (!last || sizeOf(index + 1) <= 0) stopFrom(index + 1);
        else if (!isSamePlace(orderedBy, pages[index + 1]?.after, last)) open(index + 1, last);
        tell();
      },
      (error) => {
        stopFrom(0);
        onError(fromFirebase(error));
      },
    );
  };
  const tell = () => {
    const answers = pages.map((page) => page.docs).filter((found) => found !== null);
    if (answers.length < pages.length) return;
    // While pages shift, a document may be in two of them for a moment.
    const docs = new Map(answers.flat().map((found) => [found.id, found]));
    onChange({ docs: [...docs.values()], hasMore: docs.size >= most });
  };

  open(0, null);
  return () => stopFrom(0);
}

/** Reports whether two documents have the same place in the order, so that a page that begins after one needn't be read again. */
function isSamePlace(
  orderedBy: string,
  before: QueryDocumentSnapshot | null | undefined,
  now: QueryDocumentSnapshot,
): boolean {
  return before?.id === now.id && String(before.get(orderedBy)) === String(now.get(orderedBy));
}

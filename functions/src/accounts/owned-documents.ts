import {
  FieldPath,
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
  type Query,
} from 'firebase-admin/firestore';
import { OWNED_PATHS, ownedQueries } from './owned-data';

/*
 * The documents of an account in one order, so that reading them can stop anywhere and continue after the last one.
 */

/** Documents that are read at a time: each may have a megabyte, and is several times as large in memory. */
const PAGE = 20;

/** Compares paths in the order in which trees are read: a document, then what is below it. */
function comparePaths(one: string, other: string): number {
  const [left, right] = [one.split('/'), other.split('/')];
  for (const [part, name] of left.entries()) {
    const facing = right[part];
    if (facing === undefined) break;
    if (name !== facing) return name < facing ? -1 : 1;
  }
  return left.length - right.length;
}

/** Reports whether a document and everything below it have been read. */
const isPassed = (path: string, after: string) =>
  comparePaths(path, after) < 0 && !after.startsWith(`${path}/`);

const inOrder = <Ref extends { path: string }>(refs: Ref[]) =>
  refs.sort((one, other) => comparePaths(one.path, other.path));

/** Yields documents, existing or not, and all below them, behind a path. */
async function* treesOf(
  db: Firestore,
  roots: DocumentReference[],
  after: string,
): AsyncGenerator<DocumentSnapshot[]> {
  const open = inOrder(roots).filter(({ path }) => !isPassed(path, after));
  for (let from = 0; from < open.length; from += PAGE) {
    const refs = open.slice(from, from + PAGE);
    const [snapshots, collections] = await Promise.all([
      db.getAll(...refs),
      Promise.all(refs.map((ref) => ref.listCollections())),
    ]);
    let page: DocumentSnapshot[] = [];
    for (const snapshot of snapshots) {
      const { path } = snapshot.ref;
      if (comparePaths(path, after) > 0) page.push(snapshot);
      const below = inOrder(collections.flat().filter(({ parent }) => parent?.path === path));
      if (below.length === 0) continue;
      yield page;
      page = [];
      for (const collection of below) yield* treesOf(db, await collection.listDocuments(), after);
    }
    yield page;
  }
}

/** Joins small pages, as those of documents that have others below them are. */
async function* inPages(pages: AsyncGenerator<DocumentSnapshot[]>): AsyncGenerator<DocumentSnapshot[]> {
  let joined: DocumentSnapshot[] = [];
  for await (const page of pages) {
    joined.push(...page);
    if (joined.length < PAGE) continue;
    yield joined;
    joined = [];
  }
  yield joined;
}

/** Yields the documents of a query with all below them, behind a path. */
async function* foundBy(db: Firestore, query: Query, after: string): AsyncGenerator<DocumentSnapshot[]> {
  const byId = query.orderBy(FieldPath.documentId()).select().limit(PAGE);
  const [, last] = after.split('/');
  let from = last === undefined ? byId : byId.startAt(last);
  for (;;) {
    const { docs } = await from.get();
    yield* treesOf(
      db,
      docs.map(({ ref }) => ref),
      after,
    );
    const last = docs[PAGE - 1];
    if (!last) return;
    from = byId.startAfter(last.id);
  }
}

/** Yields the figures of an account's cards, behind a path. */
async function* figures(db: Firestore, uid: string, after: string): AsyncGenerator<DocumentSnapshot[]> {
  const { docs } = await ownedQueries(db, uid).cards.select().get();
  const roots = docs.map(({ id }) => db.doc(`cardStats/${id}`));
  yield* treesOf(db, roots, after);
}

/** A part of an account's documents: those of one collection, with all below them. */
export interface OwnedPart {
  collection: string;
  /**
   * Yields pages of documents in one order.
   *
   * @param after - Path of the last document that was read before; empty to begin.
   */
  read: (after: string) => AsyncGenerator<DocumentSnapshot[]>;
}

/** Lists the parts of an account's documents, always in the same order. */
export function ownedParts(db: Firestore, uid: string): OwnedPart[] {
  return [
    ...OWNED_PATHS.map((path): OwnedPart => {
      const root = db.doc(path.replace('{uid}', uid));
      return { collection: root.parent.id, read: (after) => inPages(treesOf(db, [root], after)) };
    }),
    ...Object.entries(ownedQueries(db, uid)).map(([collection, query]): OwnedPart => ({
      collection,
      read: (after) => inPages(foundBy(db, query, after)),
    })),
    { collection: 'cardStats', read: (after) => inPages(figures(db, uid, after)) },
  ];
}

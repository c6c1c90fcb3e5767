import {
  collection,
  deleteDoc,
  doc,
  getDocs,
  limit,
  query,
  setDoc,
  updateDoc,
  where,
} from 'firebase/firestore';
import type { DocumentData, Firestore, QueryConstraint } from 'firebase/firestore';
import type { Actor, Operation } from './actor';

/** What somebody tries. `uid` is the actor's own, or `nobody`. */
export type Attempt = (db: Firestore, uid: string) => Promise<unknown>;

/**
 * One collection of the product: who may do what to it. `may` is what the tests prove, both the yes and, for everybody
 * left out, the no.
 */
export interface CollectionAccess {
  /** As docs/access.md names it. */
  name: string;
  /** What docs/access.md says beside the table: conditions of a yes. */
  notes?: string;
  /** The document that is read and changed: it belongs to `ana`. */
  path: string;
  stored: DocumentData;
  /** Documents that it depends on. */
  needs?: Record<string, DocumentData>;
  /** Narrows the list to what the caller may see. */
  mine?: (uid: string) => QueryConstraint[];
  /** Longest list that is granted. */
  most?: number;
  /** A legal creation by this actor of a document of their own; without one, `stored` is written to `path`. */
  create?: Attempt;
  update?: Attempt;
  remove?: Attempt;
  may: Partial<Record<Operation, readonly Actor[]>>;
}

/** The attempt at an operation of an entry. */
export function attemptOf(entry: CollectionAccess, operation: Exclude<Operation, 'list' | 'get'>): Attempt {
  const { path, stored } = entry;
  switch (operation) {
    case 'create':
      return entry.create ?? ((db) => setDoc(doc(db, path), stored));
    case 'update':
      return entry.update ?? ((db) => updateDoc(doc(db, path), { touched: true }));
    case 'delete':
      return entry.remove ?? ((db) => deleteDoc(doc(db, path)));
  }
}

/** Lists an entry's collection as the caller may, at most so many. */
export function listOf(entry: CollectionAccess, db: Firestore, uid: string, most: number): Promise<unknown> {
  const parent = entry.path.slice(0, entry.path.lastIndexOf('/'));
  return getDocs(query(collection(db, parent), ...(entry.mine?.(uid) ?? []), limit(most)));
}

/** Those of the caller by `userId`. */
export const byUserId = (uid: string) => [where('userId', '==', uid)];

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
import { COLLECTION_CAPABILITIES, roleMay } from 'shared-lib/model';
import { WITH_ROLE, type Actor, type Operation } from './actor';

/** An attempt at an operation. `uid` is the actor's own, or `nobody`. */
export type Attempt = (db: Firestore, uid: string) => Promise<unknown>;

/**
 * Access to one collection of the product. The tests prove both that the actors in `may` are allowed and that all
 * others are refused.
 */
export interface CollectionAccess {
  /** Name in docs/access.md. */
  name: string;
  /** Conditions of access, which docs/access.md has beside the table. */
  notes?: string;
  /** Path of the document that is read and changed, which belongs to `ana`. */
  path: string;
  stored: DocumentData;
  /** Other documents that must exist. */
  needs?: Record<string, DocumentData>;
  /** Narrows the list to what the caller may see. */
  mine?: (uid: string) => QueryConstraint[];
  /** Longest list that is allowed. */
  most?: number;
  /** A legal creation by this actor of a document of their own; without one, `stored` is written to `path`. */
  create?: Attempt;
  update?: Attempt;
  remove?: Attempt;
  may: Partial<Record<Operation, readonly Actor[]>>;
}

/** Returns the attempt at an operation of an entry. */
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

/** Lists an entry's collection as the caller may, up to a number. */
export function listOf(entry: CollectionAccess, db: Firestore, uid: string, most: number): Promise<unknown> {
  const parent = entry.path.slice(0, entry.path.lastIndexOf('/'));
  return getDocs(query(collection(db, parent), ...(entry.mine?.(uid) ?? []), limit(most)));
}

/** Returns the query constraint for the caller's own documents, by `userId`. */
export const byUserId = (uid: string) => [where('userId', '==', uid)];

type RoleActor = (typeof WITH_ROLE)[keyof typeof WITH_ROLE];

const hasRole = (actor: Actor): actor is RoleActor => Object.values<Actor>(WITH_ROLE).includes(actor);

/**
 * Reports whether an actor may do something. Where an administrator may, one with a narrower role may what the record of roles says of
 * the collection.
 */
export function mayDo({ may, path }: CollectionAccess, operation: Operation, actor: Actor): boolean {
  const allowed = may[operation] ?? [];
  if (allowed.includes(actor)) return true;
  if (!hasRole(actor) || !allowed.includes('admin')) return false;
  // As every account may, whatever its role.
  if (allowed.includes('other')) return true;
  const [collection = '', document = ''] = path.split('/');
  const name = collection === 'config' ? `${collection}/${document}` : collection;
  const access = operation === 'get' || operation === 'list' ? 'read' : 'write';
  const capability = COLLECTION_CAPABILITIES[name]?.[access];
  return capability !== undefined && roleMay(actor, capability);
}

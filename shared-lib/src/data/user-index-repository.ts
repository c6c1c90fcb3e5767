import {
  collection,
  doc,
  getDocsFromServer,
  limit,
  onSnapshot,
  orderBy,
  query,
  startAfter,
  where,
  type DocumentData,
  type QueryConstraint,
  type QueryDocumentSnapshot,
} from 'firebase/firestore';
import { PLANS, searchKey, type IndexedUser, type Plan } from '../domain';
import { fromFirebase } from '../errors';
import { firebaseFirestore } from '../firebase/firestore';
import { beginsWith } from './begins-with';
import { toMillis } from './template-document';

/** Which accounts a list is of. Everybody but who is suspended is active. */
export interface UserFilter {
  /** Beginning of a name or of an e-mail address. */
  search?: string;
  plan?: Plan;
  state?: 'active' | 'suspended' | 'admin';
}

/** Newest first, by name, or who was at work last. What is searched comes by name, then by address. */
export type UserSort = 'recent' | 'name' | 'active';

/** Where a page ended: in which of the two searches, and after whom. */
export interface UserCursor {
  part: 'list' | 'email';
  after: QueryDocumentSnapshot | null;
}

export interface UserPage {
  users: IndexedUser[];
  /** `null` when that was the last. */
  next: UserCursor | null;
}

/** How many accounts a page holds. */
export const USERS_PER_PAGE = 20;

const index = () => collection(firebaseFirestore(), 'userIndex');

const ORDERS: Record<UserSort, QueryConstraint> = {
  recent: orderBy('createdAt', 'desc'),
  name: orderBy('nameKey'),
  active: orderBy('activeAt', 'desc'),
};

function toIndexedUser(uid: string, data: DocumentData): IndexedUser {
  return {
    uid,
    email: String(data['email'] ?? ''),
    name: String(data['name'] ?? ''),
    plan: PLANS.find((plan) => plan === data['plan']) ?? 'free',
    disabled: data['disabled'] === true,
    isAdmin: data['isAdmin'] === true,
    createdAt: toMillis(data['createdAt']),
    activeAt: toMillis(data['activeAt']),
    cards: Number(data['cards'] ?? 0),
    publishedCards: Number(data['publishedCards'] ?? 0),
    bookings: Number(data['bookings'] ?? 0),
  };
}

function filterOf({ plan, state }: UserFilter): QueryConstraint[] {
  return [
    ...(plan ? [where('plan', '==', plan)] : []),
    ...(state === 'admin' ? [where('isAdmin', '==', true)] : []),
    ...(state === 'active' ? [where('disabled', '==', false)] : []),
    ...(state === 'suspended' ? [where('disabled', '==', true)] : []),
  ];
}

async function readPage(
  constraints: QueryConstraint[],
  after: QueryDocumentSnapshot | null,
  pageSize: number,
): Promise<QueryDocumentSnapshot[]> {
  // What this browser happens to keep of them would pass for all of them.
  const { docs } = await getDocsFromServer(
    query(index(), ...constraints, ...(after ? [startAfter(after)] : []), limit(pageSize)),
  );
  return docs;
}

/** Names first, then the addresses of those whose name doesn't begin so too: never more reads than a page holds. */
async function searchPage(
  filter: UserFilter,
  key: string,
  cursor: UserCursor | null,
  pageSize: number,
): Promise<UserPage> {
  const filters = filterOf(filter);
  const byName =
    cursor?.part === 'email'
      ? []
      : await readPage([...filters, ...beginsWith('nameKey', key)], cursor?.after ?? null, pageSize);
  const users = byName.map((found) => toIndexedUser(found.id, found.data()));
  if (byName.length === pageSize) return { users, next: { part: 'list', after: byName.at(-1)! } };
  const rest = pageSize - byName.length;
  const after = cursor?.part === 'email' ? cursor.after : null;
  const byEmail = await readPage([...filters, ...beginsWith('emailKey', key)], after, rest);
  const others = byEmail.filter((found) => !String(found.get('nameKey')).startsWith(key));
  return {
    users: [...users, ...others.map((found) => toIndexedUser(found.id, found.data()))],
    next: byEmail.length < rest ? null : { part: 'email', after: byEmail.at(-1)! },
  };
}

/**
 * One page of the accounts, as the index has them. Only administrators may ask. A page of a search may hold fewer than
 * `pageSize` although others follow: `next` tells.
 *
 * @param cursor - Where the page before ended.
 */
export async function listIndexedUsers(
  filter: UserFilter,
  sort: UserSort,
  cursor: UserCursor | null,
  pageSize: number = USERS_PER_PAGE,
): Promise<UserPage> {
  const key = searchKey(filter.search ?? '');
  try {
    if (key) return await searchPage(filter, key, cursor, pageSize);
    const docs = await readPage([...filterOf(filter), ORDERS[sort]], cursor?.after ?? null, pageSize);
    return {
      users: docs.map((found) => toIndexedUser(found.id, found.data())),
      next: docs.length < pageSize ? null : { part: 'list', after: docs.at(-1)! },
    };
  } catch (error) {
    throw fromFirebase(error);
  }
}

/**
 * Follows what the index has of an account.
 *
 * @param onChange - `null` while there is nothing.
 * @param onError - Called once; nothing follows.
 */
export function subscribeToIndexedUser(
  uid: string,
  onChange: (user: IndexedUser | null) => void,
  onError: (error: Error) => void,
): () => void {
  return onSnapshot(
    doc(index(), uid),
    (found) => onChange(found.exists() ? toIndexedUser(uid, found.data()) : null),
    (error) => onError(fromFirebase(error)),
  );
}

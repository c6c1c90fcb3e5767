import {
  collection,
  doc,
  documentId as byId,
  getDocsFromServer,
  limit,
  onSnapshot,
  orderBy,
  query,
  where,
  type DocumentData,
  type OrderByDirection,
  type QueryConstraint,
  type QueryDocumentSnapshot,
} from 'firebase/firestore';
import { PLANS, searchKey, type IndexedUser, type Plan } from '../domain';
import { fromFirebase } from '../errors';
import { firebaseFirestore } from '../firebase/firestore';
import { beginsWith } from './begins-with';
import { cursorOf, pageAfter, type PageCursor } from './page-cursor';
import { toMillis } from './template-document';

/** Most documents that one query by ids takes. */
const IDS_AT_ONCE = 30;

/** Filter of a list of accounts. Every account that isn't suspended is active. */
export interface UserFilter {
  /** Beginning of a name or of an e-mail address. */
  search?: string;
  plan?: Plan;
  state?: 'active' | 'suspended' | 'admin';
}

/** Order: newest first, by name, or latest activity first. Search results come by name, then by address. */
export type UserSort = 'recent' | 'name' | 'active';

/** Position after which the next page begins: the query, of the two of a search, and its last document. */
export interface UserCursor {
  part: 'list' | 'email';
  after: PageCursor | null;
}

export interface UserPage {
  users: IndexedUser[];
  /** Cursor of the next page; `null` when this was the last. */
  next: UserCursor | null;
}

/** Accounts of one page. */
export const USERS_PER_PAGE = 20;

const index = () => collection(firebaseFirestore(), 'userIndex');

const ORDERS: Record<UserSort, { field: string; direction: OrderByDirection }> = {
  recent: { field: 'createdAt', direction: 'desc' },
  name: { field: 'nameKey', direction: 'asc' },
  active: { field: 'activeAt', direction: 'desc' },
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
  after: PageCursor | null,
  pageSize: number,
  direction: OrderByDirection = 'asc',
): Promise<QueryDocumentSnapshot[]> {
  // Not from the cache, whose accounts would pass for all of them.
  const { docs } = await getDocsFromServer(
    query(index(), ...constraints, ...pageAfter(after, direction), limit(pageSize)),
  );
  return docs;
}

/**
 * Searches names first, then addresses of accounts whose name doesn't match: never more reads than a page has entries.
 */
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
  if (byName.length === pageSize)
    return { users, next: { part: 'list', after: cursorOf(byName.at(-1)!, 'nameKey') } };
  const rest = pageSize - byName.length;
  const after = cursor?.part === 'email' ? cursor.after : null;
  const byEmail = await readPage([...filters, ...beginsWith('emailKey', key)], after, rest);
  const others = byEmail.filter((found) => !String(found.get('nameKey')).startsWith(key));
  return {
    users: [...users, ...others.map((found) => toIndexedUser(found.id, found.data()))],
    next: byEmail.length < rest ? null : { part: 'email', after: cursorOf(byEmail.at(-1)!, 'emailKey') },
  };
}

/** Returns the accounts of these uids, those that there are. Only administrators may ask. */
export async function getIndexedUsers(uids: readonly string[]): Promise<IndexedUser[]> {
  const parts = Array.from({ length: Math.ceil(uids.length / IDS_AT_ONCE) }, (_, part) =>
    uids.slice(part * IDS_AT_ONCE, (part + 1) * IDS_AT_ONCE),
  );
  try {
    const answers = await Promise.all(
      parts.map((ids) => getDocsFromServer(query(index(), where(byId(), 'in', ids), limit(ids.length)))),
    );
    return answers.flatMap(({ docs }) => docs.map((found) => toIndexedUser(found.id, found.data())));
  } catch (error) {
    throw fromFirebase(error);
  }
}

/**
 * Reads one page of the index of accounts. Only administrators may. A page of a search may have fewer than `pageSize`
 * entries although others follow, as `next` says.
 *
 * @param cursor - End of the page before.
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
    const { field, direction } = ORDERS[sort];
    const constraints = [...filterOf(filter), orderBy(field, direction)];
    const docs = await readPage(constraints, cursor?.after ?? null, pageSize, direction);
    return {
      users: docs.map((found) => toIndexedUser(found.id, found.data())),
      next: docs.length < pageSize ? null : { part: 'list', after: cursorOf(docs.at(-1)!, field) },
    };
  } catch (error) {
    throw fromFirebase(error);
  }
}

/**
 * Follows an account's entry in the index.
 *
 * @param onChange - Gets `null` while there is none.
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

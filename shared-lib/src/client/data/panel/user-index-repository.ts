import {
  collection,
  doc,
  documentId as byId,
  FieldPath,
  getDocsFromServer,
  limit,
  orderBy,
  query,
  startAfter,
  where,
  type DocumentData,
  type OrderByDirection,
  type QueryConstraint,
  type QueryDocumentSnapshot,
} from 'firebase/firestore';
import { gramsToCompare, phoneDigits, PLANS, searchKey, type IndexedUser, type Plan } from '../../../model';
import { withAppErrors } from '../../../platform/errors';
import { firebaseFirestore } from '../../firebase/firestore';
import { toMillis } from '../../../model/stored/to-millis';
import { beginsWith } from './begins-with';
import { cursorAfter, cursorOf, pageAfter, type PageCursor } from '../page-cursor';
import { ifExists, readEach } from '../read-documents';
import { requireShape } from '../../../model/stored/require-shape';
import { followDocument } from '../follow';

/** Most documents that one query by ids takes. */
const IDS_AT_ONCE = 30;

/** Filter of a list of accounts. Every account that isn't suspended is active. */
export interface UserFilter {
  /** Part of a name, an e-mail address, a card's link or a telephone; with fewer than three letters, a beginning. */
  search?: string;
  plan?: Plan;
  state?: 'active' | 'suspended' | 'admin';
}

/** Order: newest first, by name, or latest activity first. Search results come by name, then by address. */
export type UserSort = 'recent' | 'name' | 'active';

/** Queries of a search, in their order. */
type SearchPart = 'name' | 'email' | 'middle' | 'phone';

/** Position after which the next page begins: the query, of those of a search, and its last document. */
export interface UserCursor {
  part: 'list' | SearchPart;
  after: PageCursor | null;
}

export interface UserPage {
  users: IndexedUser[];
  /** Cursor of the next page; `null` when this was the last. */
  next: UserCursor | null;
}

/** Accounts of one page. */
const USERS_PER_PAGE = 20;

/** Accounts of a search's first page, whose reader types on rather than pages: with what the rules read, ten reads. */
const FOUND_USERS_AT_FIRST = 7;

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
  return readFrom([...constraints, ...pageAfter(after, direction)], pageSize);
}

async function readFrom(constraints: QueryConstraint[], pageSize: number): Promise<QueryDocumentSnapshot[]> {
  // Not from the cache, which may have only some of them.
  const { docs } = await getDocsFromServer(query(index(), ...constraints, limit(pageSize)));
  return docs;
}

/** One of the queries of a search, which run one after another. */
interface SearchQuery {
  part: SearchPart;
  constraints: QueryConstraint[];
  /** Field by which the query is ordered; `null` for the document's id. */
  order: string | null;
  /** Reports whether a found account is an answer that no earlier query gave. */
  isNew: (found: QueryDocumentSnapshot) => boolean;
}

const placeOf = (found: QueryDocumentSnapshot, order: string | null): PageCursor =>
  order === null ? { sortedBy: found.id, id: found.id } : cursorOf(found, order);

/** Returns the constraints after a place in the order of documents' ids. */
const afterId = (after: PageCursor | null) => (after ? [startAfter(after.id)] : []);

const holdsAll = (field: string, grams: readonly string[]): QueryConstraint[] => [
  ...grams.map((gram) => where(new FieldPath(field, gram), '==', true)),
  orderBy(byId()),
];

/** Returns the queries of a search: beginnings of names, of addresses, then what is in the middle, then telephones. */
function queriesOf(text: string): SearchQuery[] {
  const key = searchKey(text);
  const nameOf = (found: QueryDocumentSnapshot) => String(found.get('nameKey'));
  const emailOf = (found: QueryDocumentSnapshot) => String(found.get('emailKey'));
  const slugsOf = (found: QueryDocumentSnapshot) =>
    requireShape<{ slugs?: string[] }>(found.data(), { slugs: 'list?' }).slugs ?? [];
  const begins = (found: QueryDocumentSnapshot) =>
    nameOf(found).startsWith(key) || emailOf(found).startsWith(key);
  const holds = (found: QueryDocumentSnapshot) =>
    [nameOf(found), emailOf(found), ...slugsOf(found)].some((word) => word.includes(key));
  const [grams, digits] = [gramsToCompare(key), gramsToCompare(phoneDigits(text))];
  return [
    { part: 'name', constraints: beginsWith('nameKey', key), order: 'nameKey', isNew: () => true },
    {
      part: 'email',
      constraints: beginsWith('emailKey', key),
      order: 'emailKey',
      isNew: (found) => !nameOf(found).startsWith(key),
    },
    ...(grams.length > 0
      ? [
          {
            part: 'middle' as const,
            constraints: holdsAll('grams', grams),
            order: null,
            isNew: (found: QueryDocumentSnapshot) => holds(found) && !begins(found),
          },
        ]
      : []),
    ...(digits.length > 0
      ? [
          {
            part: 'phone' as const,
            constraints: holdsAll('phoneGrams', digits),
            order: null,
            isNew: (found: QueryDocumentSnapshot) => !holds(found),
          },
        ]
      : []),
  ];
}

/**
 * Reads one page of a search: at most twice as many documents as a page has entries. Matches in the middle of a text follow only where
 * those at the beginning don't fill the first page: they include all of these again, and a longer search narrows that many results.
 */
async function searchPage(
  filter: UserFilter,
  text: string,
  cursor: UserCursor | null,
  pageSize: number,
): Promise<UserPage> {
  const queries = queriesOf(text);
  const first = Math.max(
    0,
    queries.findIndex(({ part }) => part === cursor?.part),
  );
  const users: IndexedUser[] = [];
  for (const { part, constraints, order, isNew } of queries.slice(first)) {
    const isMiddle = order === null;
    if (isMiddle && (cursor?.part === 'name' || cursor?.part === 'email')) break;
    const after = part === cursor?.part ? cursor.after : null;
    // This query finds the matches at a beginning again.
    const most = isMiddle ? pageSize : pageSize - users.length;
    // The page is full: the next page begins with this query.
    if (users.length >= pageSize) return { users, next: isMiddle ? null : { part, after: null } };
    const page = isMiddle ? afterId(after) : pageAfter(after);
    const docs = await readFrom([...filterOf(filter), ...constraints, ...page], most);
    users.push(...readEach(docs.filter(isNew), (found) => toIndexedUser(found.id, found.data())));
    const last = docs.length === most ? docs.at(-1) : undefined;
    if (last) return { users, next: { part, after: placeOf(last, order) } };
  }
  return { users, next: null };
}

/** Returns the accounts of these uids, as far as they exist. Only administrators may call it. */
export async function getIndexedUsers(uids: readonly string[]): Promise<IndexedUser[]> {
  const parts = Array.from({ length: Math.ceil(uids.length / IDS_AT_ONCE) }, (_, part) =>
    uids.slice(part * IDS_AT_ONCE, (part + 1) * IDS_AT_ONCE),
  );
  return withAppErrors(async () => {
    const answers = await Promise.all(
      parts.map((ids) => getDocsFromServer(query(index(), where(byId(), 'in', ids), limit(ids.length)))),
    );
    return answers.flatMap(({ docs }) => readEach(docs, (found) => toIndexedUser(found.id, found.data())));
  });
}

/**
 * Reads one page of the index of accounts. Only administrators may. A page of a search may have fewer than `pageSize`
 * entries although others follow, as `next` says.
 *
 * @param cursor - End of the page before.
 * @param pageSize - Most entries; by default 20, and 7 on the first page of a search.
 */
export async function listIndexedUsers(
  filter: UserFilter,
  sort: UserSort,
  cursor: UserCursor | null,
  pageSize?: number,
): Promise<UserPage> {
  const key = searchKey(filter.search ?? '');
  const most = pageSize ?? (key && !cursor ? FOUND_USERS_AT_FIRST : USERS_PER_PAGE);
  return withAppErrors(async () => {
    if (key) return await searchPage(filter, filter.search ?? '', cursor, most);
    const { field, direction } = ORDERS[sort];
    const constraints = [...filterOf(filter), orderBy(field, direction)];
    const docs = await readPage(constraints, cursor?.after ?? null, most, direction);
    const after = cursorAfter(docs, most, field);
    return {
      users: readEach(docs, (found) => toIndexedUser(found.id, found.data())),
      next: after && { part: 'list', after },
    };
  });
}

/**
 * Subscribes to an account's entry in the index.
 *
 * @param onChange - Gets `null` while there is none.
 * @param onError - Called once with the error, which ends the subscription.
 */
export function subscribeToIndexedUser(
  uid: string,
  onChange: (user: IndexedUser | null) => void,
  onError: (error: Error) => void,
): () => void {
  return followDocument(
    doc(index(), uid),
    ifExists((data) => toIndexedUser(uid, data)),
    onChange,
    onError,
  );
}

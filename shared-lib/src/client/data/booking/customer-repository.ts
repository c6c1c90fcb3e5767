import {
  collection,
  doc,
  getDocsFromServer,
  limit,
  onSnapshot,
  orderBy,
  query,
  Timestamp,
  updateDoc,
  where,
  type DocumentData,
  type DocumentSnapshot,
  type UpdateData,
} from 'firebase/firestore';
import {
  isFoundBy,
  searchedKey,
  type Customer,
  type Lead,
  type PersonClaim,
  type PersonSource,
  type RestRequest,
} from '../../../model/booking';
import { fromFirebase, withAppErrors } from '../../../platform/errors';
import { firebaseFirestore } from '../../firebase/firestore';
import { toMillis } from '../../../model/stored/to-millis';
import { cursorAfter, pageAfter, type PageCursor } from '../page-cursor';
import { followPages } from './follow-pages';
import { emitOne, readEach } from '../read-documents';
import { requireShape, type StoredForm } from '../../../model/stored/require-shape';
import { followQuery } from '../follow';
import { MAX_QUERY_SIZE } from '../../../model/stored/request-sizes';

/** Customers, those with the latest booking first. */
export interface CustomerList {
  customers: Customer[];
  /** True when more customers follow. A search may find none among those that were read, although others follow. */
  hasMore: boolean;
}

const people = (uid: string) => collection(firebaseFirestore(), 'customers', uid, 'people');

/** Facts of a stored person that are more than a text or a number; older documents lack some. */
interface StoredPerson {
  claims?: (StoredForm<PersonClaim, 'at'> & { dismissed?: boolean })[];
  source?: PersonSource;
  tags?: string[];
}

/** Returns the claims of a stored person that their owner hasn't dismissed. */
function toClaims({ claims = [] }: StoredPerson): PersonClaim[] {
  return claims
    .filter(({ dismissed }) => !dismissed)
    .map(({ id, source, at, name, email, phone, company }) => ({
      ...{ id, source, at: toMillis(at) },
      ...(name && { name }),
      ...(email && { email }),
      ...(phone && { phone }),
      ...(company && { company }),
    }));
}

function toRestRequest(found: DocumentSnapshot): RestRequest | null {
  if (!found.get('restRequest')) return null;
  const refusedAt: unknown = found.get('restRequest.refusedAt');
  return {
    askedAt: toMillis(found.get('restRequest.askedAt')),
    dueAt: toMillis(found.get('restRequest.dueAt')),
    refusedAt: refusedAt ? toMillis(refusedAt) : null,
    reason: String(found.get('restRequest.reason') ?? ''),
  };
}

function toCustomer(found: DocumentSnapshot): Customer {
  const stored = requireShape<StoredPerson>(found.data(), {
    ...{ claims: 'list?', source: 'text?', tags: 'list?' },
  });
  return {
    id: found.id,
    name: String(found.get('name')),
    email: String(found.get('email')),
    phone: String(found.get('phone')),
    firstAt: toMillis(found.get('firstAt')),
    lastAt: toMillis(found.get('lastAt')),
    visitAt: found.get('visitAt') ? toMillis(found.get('visitAt')) : null,
    bookings: Number(found.get('bookings')),
    leads: Number(found.get('leads') ?? 0),
    company: String(found.get('company') ?? ''),
    source: stored.source ?? 'booking',
    context: String(found.get('context') ?? ''),
    tags: stored.tags ?? [],
    remindAt: found.get('remindAt') ? toMillis(found.get('remindAt')) : null,
    ownerNote: String(found.get('ownerNote')),
    claims: toClaims(stored),
    restRequest: toRestRequest(found),
  };
}

/** Returns the query constraint for customers that may match a search, or that have a tag: Firestore compares one list only. */
function foundBy(search: string, tag = '') {
  const key = searchedKey(search);
  if (key) return [where('searchKeys', 'array-contains', key)];
  return tag ? [where('tags', 'array-contains', tag)] : [];
}

/**
 * Subscribes to an owner's customers.
 *
 * @param search - Words of a name or an address; empty for everybody.
 * @param tag - Tag that they have; empty for any.
 * @param most - Most customers that are read.
 * @param onError - Called once with the error, which ends the subscription.
 */
export function subscribeToCustomers(
  uid: string,
  { search, tag = '', most }: { search: string; tag?: string; most: number },
  onChange: (list: CustomerList) => void,
  onError: (error: Error) => void,
): () => void {
  return followPages(
    { from: people(uid), where: foundBy(search, tag), orderedBy: 'lastAt', direction: 'desc' },
    most,
    ({ docs, hasMore }) =>
      onChange({
        customers: readEach(docs, toCustomer).filter(
          (customer) => isFoundBy(customer, search) && (tag === '' || customer.tags.includes(tag)),
        ),
        hasMore,
      }),
    onError,
  );
}

/**
 * Subscribes to the people who were added to an owner's list since an instant, the latest first.
 *
 * @param since - Milliseconds since the epoch.
 * @param most - Most people that are returned; one more is read, to know whether others follow.
 * @param onError - Called once with the error, which ends the subscription.
 */
export function subscribeToNewCustomers(
  uid: string,
  since: number,
  most: number,
  onChange: (list: CustomerList) => void,
  onError: (error: Error) => void,
): () => void {
  const isNew = where('firstAt', '>=', Timestamp.fromMillis(since));
  return followQuery(
    query(people(uid), isNew, orderBy('firstAt', 'desc'), limit(most + 1)),
    toCustomer,
    (found) => onChange({ customers: found.slice(0, most), hasMore: found.length > most }),
    onError,
  );
}

/**
 * Subscribes to one customer; for one whom the owner has merged into another, to that other one.
 *
 * @param onChange - Gets `null` for one that doesn't exist.
 * @param onError - Called once with the error, which ends the subscription.
 */
export function subscribeToCustomer(
  uid: string,
  customerId: string,
  onChange: (customer: Customer | null) => void,
  onError: (error: Error) => void,
): () => void {
  let follow = () => {};
  const stop = onSnapshot(
    doc(people(uid), customerId),
    (found) => {
      follow();
      follow = () => {};
      const other: unknown = found.get('mergedInto');
      if (typeof other === 'string') follow = subscribeToCustomer(uid, other, onChange, onError);
      else emitOne(found, (one) => (one.exists() ? toCustomer(one) : null), onChange, onError);
    },
    (error) => onError(fromFirebase(error)),
  );
  return () => {
    stop();
    follow();
  };
}

/**
 * Reads one page of all customers, those with the latest booking or form first.
 *
 * @param cursor - Place after which the page begins; `null` for the first.
 */
export function listCustomers(
  uid: string,
  cursor: PageCursor | null,
): Promise<{ customers: Customer[]; next: PageCursor | null }> {
  return withAppErrors(async () => {
    const order = orderBy('lastAt', 'desc');
    const { docs } = await getDocsFromServer(
      query(people(uid), order, ...pageAfter(cursor, 'desc'), limit(MAX_QUERY_SIZE)),
    );
    return { customers: readEach(docs, toCustomer), next: cursorAfter(docs, MAX_QUERY_SIZE, 'lastAt') };
  });
}

/** Returns the customers that a form suggests for a typed text, those with the latest booking first. */
export function suggestCustomers(uid: string, search: string, most: number): Promise<Customer[]> {
  return withAppErrors(async () => {
    const { docs } = await getDocsFromServer(
      query(people(uid), ...foundBy(search), orderBy('lastAt', 'desc'), limit(most)),
    );
    return readEach(docs, toCustomer).filter((customer) => isFoundBy(customer, search));
  });
}

function changePerson(uid: string, customerId: string, change: UpdateData<DocumentData>): Promise<void> {
  return withAppErrors(() => updateDoc(doc(people(uid), customerId), change));
}

/** Stores the owner's private note on a customer. */
export const saveCustomerNote = (uid: string, customerId: string, ownerNote: string): Promise<void> =>
  changePerson(uid, customerId, { ownerNote });

/** Stores the owner's tags of a customer. */
export const saveCustomerTags = (uid: string, customerId: string, tags: readonly string[]): Promise<void> =>
  changePerson(uid, customerId, { tags });

/**
 * Stores when the owner wants to be reminded of a customer.
 *
 * @param remindAt - Milliseconds since the epoch; `null` for no reminder.
 */
export const saveCustomerReminder = (
  uid: string,
  customerId: string,
  remindAt: number | null,
): Promise<void> =>
  changePerson(uid, customerId, { remindAt: remindAt === null ? null : Timestamp.fromMillis(remindAt) });

/** Most forms of one person that are shown. */
const LEADS_SHOWN = 20;

/**
 * Subscribes to the details that a person left on the owner's cards, the latest first.
 *
 * @param onError - Called once with the error, which ends the subscription.
 */
export function subscribeToLeads(
  uid: string,
  customerId: string,
  onChange: (leads: Lead[]) => void,
  onError: (error: Error) => void,
): () => void {
  return followQuery(
    query(
      collection(firebaseFirestore(), 'leads'),
      where('userId', '==', uid),
      where('personId', '==', customerId),
      orderBy('createdAt', 'desc'),
      limit(LEADS_SHOWN),
    ),
    toLead,
    onChange,
    onError,
  );
}

function toLead(found: DocumentSnapshot): Lead {
  const text = (field: string) => String(found.get(field) ?? '');
  return {
    id: found.id,
    cardSlug: text('cardSlug'),
    name: text('name'),
    email: text('email'),
    phone: text('phone'),
    company: text('company'),
    note: text('note'),
    context: text('context'),
    consentText: text('consent.text'),
    consentAt: toMillis(found.get('consent.at')),
  };
}

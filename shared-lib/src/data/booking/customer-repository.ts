import {
  collection,
  doc,
  getDocsFromServer,
  limit,
  onSnapshot,
  orderBy,
  query,
  updateDoc,
  where,
  type DocumentSnapshot,
} from 'firebase/firestore';
import { isFoundBy, searchedKey, type Customer } from '../../domain/booking';
import { fromFirebase } from '../../errors';
import { firebaseFirestore } from '../../firebase/firestore';
import { toMillis } from '../template-document';
import { followPages } from './follow-pages';

/** Customers, those with the latest booking first. */
export interface CustomerList {
  customers: Customer[];
  /** True when more customers follow. A search may find none among those that were read, although others follow. */
  hasMore: boolean;
}

/** Customers that one query follows: the limit of one query in the rules. */
const CUSTOMERS_PER_PAGE = 100;

const people = (uid: string) => collection(firebaseFirestore(), 'customers', uid, 'people');

function toCustomer(found: DocumentSnapshot): Customer {
  return {
    id: found.id,
    name: String(found.get('name')),
    email: String(found.get('email')),
    phone: String(found.get('phone')),
    firstAt: toMillis(found.get('firstAt')),
    lastAt: toMillis(found.get('lastAt')),
    bookings: Number(found.get('bookings')),
    ownerNote: String(found.get('ownerNote')),
  };
}

/** Returns the query constraint for customers that may match a search. */
function foundBy(search: string) {
  const key = searchedKey(search);
  return key ? [where('searchKeys', 'array-contains', key)] : [];
}

/**
 * Follows an owner's customers.
 *
 * @param search - Words of a name or an address; empty for everybody.
 * @param most - Most customers that are read.
 * @param onError - Called once; nothing follows.
 */
export function subscribeToCustomers(
  uid: string,
  { search, most }: { search: string; most: number },
  onChange: (list: CustomerList) => void,
  onError: (error: Error) => void,
): () => void {
  return followPages(
    { from: people(uid), where: foundBy(search), orderedBy: 'lastAt', direction: 'desc' },
    { most, pageSize: CUSTOMERS_PER_PAGE },
    ({ docs, hasMore }) =>
      onChange({
        customers: docs.map(toCustomer).filter((customer) => isFoundBy(customer, search)),
        hasMore,
      }),
    onError,
  );
}

/**
 * Follows one customer.
 *
 * @param onChange - Gets `null` for one that doesn't exist.
 * @param onError - Called once; nothing follows.
 */
export function subscribeToCustomer(
  uid: string,
  customerId: string,
  onChange: (customer: Customer | null) => void,
  onError: (error: Error) => void,
): () => void {
  return onSnapshot(
    doc(people(uid), customerId),
    (found) => onChange(found.exists() ? toCustomer(found) : null),
    (error) => onError(fromFirebase(error)),
  );
}

/** Returns the customers that a form suggests for a typed text, those with the latest booking first. */
export async function suggestCustomers(uid: string, search: string, most: number): Promise<Customer[]> {
  try {
    const { docs } = await getDocsFromServer(
      query(people(uid), ...foundBy(search), orderBy('lastAt', 'desc'), limit(most)),
    );
    return docs.map(toCustomer).filter((customer) => isFoundBy(customer, search));
  } catch (error) {
    throw fromFirebase(error);
  }
}

/** Stores the owner's private note on a customer. */
export async function saveCustomerNote(uid: string, customerId: string, ownerNote: string): Promise<void> {
  try {
    await updateDoc(doc(people(uid), customerId), { ownerNote });
  } catch (error) {
    throw fromFirebase(error);
  }
}

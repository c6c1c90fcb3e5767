import {
  collection,
  doc,
  getDocsFromServer,
  limit,
  orderBy,
  query,
  startAfter,
  updateDoc,
  where,
  type QueryDocumentSnapshot,
} from 'firebase/firestore';
import { isFoundBy, searchedKey, type Customer } from '../../domain/booking';
import { fromFirebase } from '../../errors';
import { firebaseFirestore } from '../../firebase/firestore';
import { toMillis } from '../template-document';

/** Where a page ended. */
export type CustomerCursor = QueryDocumentSnapshot;

export interface CustomerPage {
  customers: Customer[];
  /** `null` when that was the last. */
  next: CustomerCursor | null;
}

/** How many customers a page holds. */
export const CUSTOMERS_PER_PAGE = 30;

const people = (uid: string) => collection(firebaseFirestore(), 'customers', uid, 'people');

function toCustomer(found: QueryDocumentSnapshot): Customer {
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

/**
 * One page of an owner's customers, who booked last first. A page of a search may hold fewer although others follow: `next`
 * tells.
 *
 * @param search - Words of a name or an address; empty for everybody.
 */
export async function listCustomers(
  uid: string,
  search: string,
  cursor: CustomerCursor | null,
  pageSize: number = CUSTOMERS_PER_PAGE,
): Promise<CustomerPage> {
  const key = searchedKey(search);
  try {
    const { docs } = await getDocsFromServer(
      query(
        people(uid),
        ...(key ? [where('searchKeys', 'array-contains', key)] : []),
        orderBy('lastAt', 'desc'),
        ...(cursor ? [startAfter(cursor)] : []),
        limit(pageSize),
      ),
    );
    return {
      customers: docs.map(toCustomer).filter((customer) => isFoundBy(customer, search)),
      next: docs.length < pageSize ? null : docs.at(-1)!,
    };
  } catch (error) {
    throw fromFirebase(error);
  }
}

/** Stores what an owner notes of a customer, for themselves. */
export async function saveCustomerNote(uid: string, customerId: string, ownerNote: string): Promise<void> {
  try {
    await updateDoc(doc(people(uid), customerId), { ownerNote });
  } catch (error) {
    throw fromFirebase(error);
  }
}

import {
  collection,
  deleteDoc,
  doc,
  limit,
  onSnapshot,
  query,
  serverTimestamp,
  setDoc,
  updateDoc,
  where,
  writeBatch,
  type DocumentData,
  type QuerySnapshot,
} from 'firebase/firestore';
import type { Service } from '../../domain/booking';
import { fromFirebase } from '../../errors';
import { firebaseFirestore } from '../../firebase/firestore';
import { followWithWrites } from '../follow-with-writes';
import { toMillis } from '../template-document';
import { refreshBookableCards } from './bookable-cards';

/** What an owner says of a service; the rest of it is kept by the repository. */
export type ServiceContent = Omit<
  Service,
  'id' | 'userId' | 'hidden' | 'archivedAt' | 'order' | 'createdAt' | 'updatedAt'
>;

/** A service as a list follows it. */
export interface ListedService extends Service {
  /** It holds changes that the server hasn't confirmed. */
  pending: boolean;
}

/** Most services of an account: what one list of the rules gives. */
export const SERVICES_MAX = 100;

const services = () => collection(firebaseFirestore(), 'services');

function toService(id: string, data: DocumentData): Service {
  return {
    ...(data as Service),
    id,
    archivedAt: data['archivedAt'] === null ? null : toMillis(data['archivedAt']),
    createdAt: toMillis(data['createdAt']),
    updatedAt: toMillis(data['updatedAt']),
  };
}

/** An id for a service that is about to be created, so that saving twice creates one. */
export function newServiceId(): string {
  return doc(services()).id;
}

/**
 * Follows an owner's services in the owner's order, archived ones too.
 *
 * @param onError - Called once; nothing follows.
 */
export function subscribeToServices(
  uid: string,
  onChange: (services: ListedService[]) => void,
  onError: (error: Error) => void,
): () => void {
  const mine = query(services(), where('userId', '==', uid), limit(SERVICES_MAX));
  const failed = (error: Error) => onError(fromFirebase(error));
  return followWithWrites<QuerySnapshot>(
    // Else the server's confirmation that there is nothing would be no news.
    (next) => onSnapshot(mine, { includeMetadataChanges: true }, next, failed),
    ({ docs, empty, metadata }, unanswered) => {
      // Nothing on this device doesn't mean that there is nothing.
      if (empty && metadata.fromCache) return;
      onChange(
        docs
          .map((found) => ({
            ...toService(found.id, found.data({ serverTimestamps: 'estimate' })),
            pending: unanswered && found.metadata.hasPendingWrites,
          }))
          .sort((a, b) => a.order - b.order || a.createdAt - b.createdAt),
      );
    },
  );
}

/**
 * Creates a service. What is created without a network is sent once there is one.
 *
 * @param order - Its place in the owner's list, from 0.
 */
export async function createService(
  uid: string,
  serviceId: string,
  content: ServiceContent,
  { order, hidden = false }: { order: number; hidden?: boolean },
): Promise<void> {
  await told(
    setDoc(doc(services(), serviceId), {
      ...content,
      userId: uid,
      hidden,
      archivedAt: null,
      order,
      createdAt: serverTimestamp(),
      updatedAt: serverTimestamp(),
    }),
  );
  refreshBookableCards();
}

/** Changes some of what an owner says of a service, and leaves the rest as it is stored now. */
export async function updateService(
  serviceId: string,
  changes: Partial<ServiceContent & Pick<Service, 'hidden'>>,
): Promise<void> {
  await told(updateDoc(doc(services(), serviceId), { ...changes, updatedAt: serverTimestamp() }));
  refreshBookableCards();
}

/** Takes a service out of what is offered, for good but not for ever: bookings of it stay as they are. */
export async function setServiceArchived(serviceId: string, archived: boolean): Promise<void> {
  await told(
    updateDoc(doc(services(), serviceId), {
      archivedAt: archived ? serverTimestamp() : null,
      updatedAt: serverTimestamp(),
    }),
  );
  refreshBookableCards();
}

/**
 * Puts services in an order, all at once.
 *
 * @param orders - The places that change, from 0, by service.
 */
export async function orderServices(orders: ReadonlyMap<string, number>): Promise<void> {
  const batch = writeBatch(firebaseFirestore());
  for (const [serviceId, order] of orders)
    batch.update(doc(services(), serviceId), { order, updatedAt: serverTimestamp() });
  await told(batch.commit());
}

/** Deletes a service. Bookings keep what it was when they were made. */
export async function deleteService(serviceId: string): Promise<void> {
  await told(deleteDoc(doc(services(), serviceId)));
  refreshBookableCards();
}

async function told(write: Promise<void>): Promise<void> {
  try {
    await write;
  } catch (error) {
    throw fromFirebase(error);
  }
}

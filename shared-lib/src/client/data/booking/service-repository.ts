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
  type DocumentData,
  type QuerySnapshot,
} from 'firebase/firestore';
import { BATCH_SIZES } from '../../../model';
import type { Service } from '../../../model/booking';
import { fromFirebase, withAppErrors } from '../../../platform/errors';
import { firebaseFirestore } from '../../firebase/firestore';
import { requireShape, type StoredForm } from '../../../model/stored/require-shape';
import { toMillis } from '../../../model/stored/to-millis';
import { followWithWrites } from '../writes/follow-with-writes';
import { updateInParts } from '../writes/write-in-parts';
import { refreshBookableCards } from './bookable-cards';
import { readEach } from '../read-documents';
import { MAX_QUERY_SIZE } from '../../../model/stored/request-sizes';

/** Fields of a service that its owner edits; the repository sets the others. */
export type ServiceContent = Omit<
  Service,
  'id' | 'userId' | 'hidden' | 'archivedAt' | 'order' | 'createdAt' | 'updatedAt'
>;

/** A service as a list follows it. */
export interface ListedService extends Service {
  /** True while it has changes that the server hasn't confirmed. */
  pending: boolean;
}

const services = () => collection(firebaseFirestore(), 'services');

function toService(id: string, data: DocumentData): Service {
  const stored = requireShape<StoredForm<Service, 'archivedAt' | 'createdAt' | 'updatedAt'>>(data, {
    ...{ name: 'text', durationMinutes: 'number', order: 'number', cardIds: 'list' },
  });
  return {
    ...stored,
    id,
    phoneRequired: stored.phoneRequired === true,
    archivedAt: stored.archivedAt === null ? null : toMillis(stored.archivedAt),
    createdAt: toMillis(stored.createdAt),
    updatedAt: toMillis(stored.updatedAt),
  };
}

/** Creates an id for a new service, so that a repeated save creates only one. */
export function newServiceId(): string {
  return doc(services()).id;
}

/**
 * Subscribes to an owner's services in the owner's order, archived ones included.
 *
 * @param onError - Called once with the error, which ends the subscription.
 */
export function subscribeToServices(
  uid: string,
  onChange: (services: ListedService[]) => void,
  onError: (error: Error) => void,
): () => void {
  const mine = query(services(), where('userId', '==', uid), limit(MAX_QUERY_SIZE));
  const failed = (error: Error) => onError(fromFirebase(error));
  return followWithWrites<QuerySnapshot>(
    // Without it the SDK wouldn't report the server's confirmation that there is nothing.
    (next) => onSnapshot(mine, { includeMetadataChanges: true }, next, failed),
    ({ docs, empty, metadata }, unanswered) => {
      // An empty cache doesn't mean that there is nothing.
      if (empty && metadata.fromCache) return;
      onChange(
        readEach(docs, (found) => ({
          ...toService(found.id, found.data({ serverTimestamps: 'estimate' })),
          pending: unanswered && found.metadata.hasPendingWrites,
        })).sort((a, b) => a.order - b.order || a.createdAt - b.createdAt),
      );
    },
  );
}

/**
 * Creates a service; without a network it is sent later.
 *
 * @param order - Its position in the owner's list, from 0.
 */
export async function createService(
  uid: string,
  serviceId: string,
  content: ServiceContent,
  { order, hidden = false }: { order: number; hidden?: boolean },
): Promise<void> {
  await withWriteErrors(
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

/** Changes some of the owner's fields of a service, and leaves the others as they are stored. */
export async function updateService(
  serviceId: string,
  changes: Partial<ServiceContent & Pick<Service, 'hidden'>>,
): Promise<void> {
  await withWriteErrors(updateDoc(doc(services(), serviceId), { ...changes, updatedAt: serverTimestamp() }));
  refreshBookableCards();
}

/** Archives a service, so that it isn't offered any more, or restores it; its bookings stay as they are. */
export async function setServiceArchived(serviceId: string, archived: boolean): Promise<void> {
  await withWriteErrors(
    updateDoc(doc(services(), serviceId), {
      archivedAt: archived ? serverTimestamp() : null,
      updatedAt: serverTimestamp(),
    }),
  );
  refreshBookableCards();
}

/**
 * Stores the order of services.
 *
 * @param orders - Changed positions, from 0, by service.
 */
export async function orderServices(orders: ReadonlyMap<string, number>): Promise<void> {
  const changes = [...orders].map(
    ([serviceId, order]) => [doc(services(), serviceId), { order, updatedAt: serverTimestamp() }] as const,
  );
  await withWriteErrors(updateInParts(changes, BATCH_SIZES.services));
}

/** Deletes a service. Its bookings keep their copy of it. */
export async function deleteService(serviceId: string): Promise<void> {
  await withWriteErrors(deleteDoc(doc(services(), serviceId)));
  refreshBookableCards();
}

function withWriteErrors(write: Promise<void>): Promise<void> {
  return withAppErrors(() => write);
}

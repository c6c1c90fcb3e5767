import { Timestamp, type Firestore } from 'firebase-admin/firestore';
import type { Availability, Service } from 'shared-lib/model/booking';
import { anAvailability, aService } from 'shared-lib/testing';
import { NOW } from '../../testing/local-project';

/** Stores a service in the form in which the owner's app does. */
export async function storeService(db: Firestore, service: Partial<Service>): Promise<void> {
  const { id, archivedAt, createdAt, updatedAt, ...stored } = aService(service);
  await db.doc(`services/${id}`).set({
    ...stored,
    archivedAt: archivedAt === null ? null : Timestamp.fromMillis(archivedAt),
    createdAt: Timestamp.fromMillis(createdAt),
    updatedAt: Timestamp.fromMillis(updatedAt),
  });
}

/** Stores an owner's hours in the form in which their app does. */
export async function storeAvailability(
  db: Firestore,
  uid: string,
  availability: Partial<Availability> = {},
): Promise<void> {
  const stored = { ...anAvailability(availability), updatedAt: Timestamp.fromMillis(NOW) };
  await db.doc(`availability/${uid}`).set(stored);
}

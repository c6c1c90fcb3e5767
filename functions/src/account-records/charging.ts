import type { DocumentReference, DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { canCharge, type PaymentProvider } from 'shared-lib/model/payments';

/** Refers to `paymentProviders/{uid}`: an owner's account at Stripe. */
export const providerRef = (db: Firestore, uid: string): DocumentReference =>
  db.doc(`paymentProviders/${uid}`);

/** Reports whether an owner can be paid through Stripe now, by the stored state of their account. */
export function canBePaid(snapshot: DocumentSnapshot): boolean {
  // Its times are Firestore's, of which only matters whether they are there.
  return canCharge((snapshot.data() as PaymentProvider | undefined) ?? null);
}

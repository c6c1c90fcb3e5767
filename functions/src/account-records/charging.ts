import type { DocumentReference, DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { canCharge } from 'shared-lib/model/payments';
import { z } from 'zod';
import { readStored, timestamp } from '../stored/read-stored';

/** Part of `paymentProviders/{uid}` by which an owner can be paid. */
export const chargingSchema = z.object({
  ...{ accountId: z.string(), country: z.string(), currency: z.string(), livemode: z.boolean() },
  ...{ chargesEnabled: z.boolean(), payoutsEnabled: z.boolean(), detailsSubmitted: z.boolean() },
  requirements: z.object({
    ...{ currentlyDue: z.array(z.string()), pastDue: z.array(z.string()) },
    disabledReason: z.string().nullable(),
  }),
  ...{ disconnectedAt: timestamp.nullable(), isAccessLost: z.boolean() },
});

/** Refers to `paymentProviders/{uid}`: an owner's account at Stripe. */
export const providerRef = (db: Firestore, uid: string): DocumentReference =>
  db.doc(`paymentProviders/${uid}`);

/** Reports whether an owner can be paid through Stripe now, by the stored state of their account. */
export function canBePaid(snapshot: DocumentSnapshot): boolean {
  return canCharge(readStored(chargingSchema, snapshot) ?? null);
}

import {
  Timestamp,
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
} from 'firebase-admin/firestore';
import type { PaymentProvider } from 'shared-lib/model/payments';
import { DAY_MS, HOUR_MS } from 'shared-lib/time';
import type Stripe from 'stripe';
import { z } from 'zod';
import { chargingSchema } from '../../account-records/charging';
import { readField, readStored, timestamp } from '../../stored/read-stored';

/**
 * Refers to `paymentAccounts/{accountId}`: the owner of an account at Stripe, for events that name the account, and the time of its next
 * check.
 */
export const paymentAccountRef = (db: Firestore, accountId: string): DocumentReference =>
  db.doc(`paymentAccounts/${accountId}`);

/** Returns the time of an account's next check: in a day, or in an hour while it waits for something. */
export const checkDueAtOf = (isSettled: boolean, now: number): Timestamp =>
  Timestamp.fromMillis(now + (isSettled ? DAY_MS : HOUR_MS));

/** Stored form of {@link PaymentProvider}. */
const providerSchema = chargingSchema.extend({
  requirements: chargingSchema.shape.requirements.extend({
    pendingVerification: z.array(z.string()),
    deadline: timestamp.nullable(),
  }),
  connectedAt: timestamp,
  updatedAt: timestamp,
});

/** Returns an owner's account as the domain knows it; `null` where there is none. */
export function readProvider(snapshot: DocumentSnapshot): PaymentProvider | null {
  const stored = readStored(providerSchema, snapshot);
  if (!stored) return null;
  return {
    ...stored,
    connectedAt: stored.connectedAt.toMillis(),
    disconnectedAt: stored.disconnectedAt?.toMillis() ?? null,
    updatedAt: stored.updatedAt.toMillis(),
    requirements: { ...stored.requirements, deadline: stored.requirements.deadline?.toMillis() ?? null },
  };
}

/** Returns the owner of an account at Stripe; undefined for one that is nobody's here. */
export const ownerOf = (claim: DocumentSnapshot): string | undefined =>
  readField(z.string().optional(), claim, 'uid');

const seconds = (time: number | null | undefined) =>
  typeof time === 'number' ? Timestamp.fromMillis(time * 1000) : null;

/** Returns the fields that Stripe decides, from an account as it is now. */
export function fieldsOfAccount(account: Stripe.Account, now: number) {
  const { requirements } = account;
  return {
    country: account.country ?? '',
    currency: account.default_currency ?? '',
    chargesEnabled: account.charges_enabled,
    payoutsEnabled: account.payouts_enabled,
    detailsSubmitted: account.details_submitted,
    requirements: {
      currentlyDue: requirements?.currently_due ?? [],
      pastDue: requirements?.past_due ?? [],
      pendingVerification: requirements?.pending_verification ?? [],
      deadline: seconds(requirements?.current_deadline),
      disabledReason: requirements?.disabled_reason ?? null,
    },
    updatedAt: Timestamp.fromMillis(now),
  };
}

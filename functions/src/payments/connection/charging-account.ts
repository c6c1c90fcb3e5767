import type { Firestore } from 'firebase-admin/firestore';
import type Stripe from 'stripe';
import { canCharge } from 'shared-lib/model/payments';
import { Refusal } from '../../refusal';
import { providerRef } from '../../account-records/charging';
import { readProvider } from './provider-document';
import { stripeClient } from '../stripe-client';

/** An owner's account at Stripe that can take payments. */
export interface ChargingAccount {
  stripe: Stripe;
  accountId: string;
  livemode: boolean;
}

/** Returns Stripe's library. Throws the refusal `payment-unavailable` where no key is set. */
export function stripeOrThrow(): Stripe {
  const stripe = stripeClient();
  if (!stripe) throw new Refusal('payment-unavailable');
  return stripe;
}

/**
 * Reads the account that takes an owner's payments.
 *
 * @throws Refusal `payment-unavailable` when the owner hasn't connected one, or it can't charge now
 */
export async function chargingAccountOrThrow(db: Firestore, uid: string): Promise<ChargingAccount> {
  const stripe = stripeOrThrow();
  const provider = readProvider(await providerRef(db, uid).get());
  if (!canCharge(provider)) throw new Refusal('payment-unavailable');
  const { accountId, livemode } = provider;
  return { stripe, accountId, livemode };
}

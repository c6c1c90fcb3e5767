import { Timestamp } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions/v2';
import { redact } from 'shared-lib/logger';
import type Stripe from 'stripe';
import { OWNER_SCREENS } from 'shared-lib/model';
import { updateBookableCards } from '../../bookings/offer/bookable-cards';
import type { CallableHandler, CallContext } from '../../callable';
import { mailOrigins } from '../../mail/mail-origins';
import { Refusal } from '../../refusal';
import { isTestMode } from './payments-setup';
import { providerRef } from '../../account-records/charging';
import { checkDueAtOf, fieldsOfAccount, paymentAccountRef, readProvider } from './provider-document';
import { stripeClient } from '../stripe-client';
import { stripeProblem } from '../stripe-problem';
import { noteLostAccess, updateProvider } from './update-provider';

/** Page that Stripe's set-up leads back to. */
const PAGE = OWNER_SCREENS.payments.path;

/** Returns Stripe's library, or refuses where the installation has no key. */
export function stripeOrRefuse(): Stripe {
  const stripe = stripeClient();
  if (!stripe) throw new Refusal('payments-not-set-up');
  return stripe;
}

/** Runs requests to Stripe; a failure becomes a refusal that the page explains. */
export async function askStripe<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  try {
    return await work();
  } catch (error) {
    const problem = stripeProblem(error);
    if (!problem) throw error;
    logger.warn('Stripe did not do as asked', redact({ problem, error }));
    throw new Refusal(problem === 'not-set-up' ? 'payments-not-set-up' : problem);
  }
}

/** Returns the account of an owner, a new one where there is none that we can use. */
async function accountFor(
  { db, uid, email, now }: CallContext,
  stripe: Stripe,
  country: string,
): Promise<string> {
  const before = await providerRef(db, uid).get();
  const provider = readProvider(before);
  if (provider && !provider.isAccessLost) return provider.accountId;
  const account = await stripe.accounts.create(
    {
      country,
      ...(email === '' ? {} : { email }),
      metadata: { uid },
      controller: {
        fees: { payer: 'account' },
        losses: { payments: 'stripe' },
        requirement_collection: 'stripe',
        stripe_dashboard: { type: 'full' },
      },
    },
    // Two taps, or a retry after a lost answer, create one account.
    { idempotencyKey: `account:${uid}:${country}:${email}:${provider?.accountId ?? 'first'}` },
  );
  return db.runTransaction(async (transaction) => {
    const current = await transaction.get(providerRef(db, uid));
    const other = readProvider(current);
    if (other && !other.isAccessLost) return other.accountId;
    transaction.set(paymentAccountRef(db, account.id), { uid, checkDueAt: checkDueAtOf(false, now) });
    transaction.set(current.ref, {
      ...fieldsOfAccount(account, now),
      ...{ accountId: account.id, livemode: !isTestMode(), isAccessLost: false },
      ...{ connectedAt: Timestamp.fromMillis(now), disconnectedAt: null },
    });
    return account.id;
  });
}

/** Restores a connection that the owner had ended. */
async function takeUp({ db, uid, now }: CallContext, accountId: string): Promise<void> {
  await db.runTransaction(async (transaction) => {
    const snapshot = await transaction.get(providerRef(db, uid));
    const provider = readProvider(snapshot);
    if (provider?.accountId !== accountId || provider.isAccessLost || provider.disconnectedAt === null)
      return;
    transaction.update(snapshot.ref, { disconnectedAt: null, updatedAt: Timestamp.fromMillis(now) });
  });
  await updateBookableCards(db, uid);
}

/**
 * Creates the owner's account at Stripe where there is none, and returns a link to Stripe's own set-up. A link works once and for some
 * minutes only: each call makes a new one.
 */
export const connectPayments: CallableHandler<'connectPayments'> = async (context, { country }) => {
  const stripe = stripeOrRefuse();
  const { shellOrigin } = mailOrigins();
  const linkOf = (account: string) =>
    stripe.accountLinks.create({
      ...{ account, type: 'account_onboarding' },
      return_url: `${shellOrigin}${PAGE}?stripe=vuelta`,
      refresh_url: `${shellOrigin}${PAGE}?stripe=otro-enlace`,
    });
  return askStripe(async () => {
    const account = await accountFor(context, stripe, country);
    try {
      const { url } = await linkOf(account);
      await takeUp(context, account);
      return { url };
    } catch (error) {
      if (stripeProblem(error) !== 'stripe-no-access') throw error;
      // Our access was revoked without an event: begin with another account.
      await noteLostAccess(context, account);
      return { url: (await linkOf(await accountFor(context, stripe, country))).url };
    }
  });
};

/** Fetches the owner's account from Stripe, as on the return from Stripe's onboarding. */
export const refreshPayments: CallableHandler<'refreshPayments'> = async ({ db, uid, now }) => {
  const provider = readProvider(await providerRef(db, uid).get());
  if (!provider || provider.isAccessLost) return { connected: false };
  const stripe = stripeOrRefuse();
  return askStripe(async () => ({
    connected: await updateProvider({ db, now, stripe }, provider.accountId),
  }));
};

/**
 * Ends the owner's connection. The account stays theirs at Stripe, and we keep our access to it, so that earlier payments can still be
 * refunded.
 */
export const disconnectPayments: CallableHandler<'disconnectPayments'> = async ({ db, uid, now }) => {
  const disconnected = await db.runTransaction(async (transaction) => {
    const snapshot = await transaction.get(providerRef(db, uid));
    const provider = readProvider(snapshot);
    if (!provider || provider.disconnectedAt !== null) return false;
    const at = Timestamp.fromMillis(now);
    transaction.update(snapshot.ref, { disconnectedAt: at, updatedAt: at });
    return true;
  });
  if (disconnected) await updateBookableCards(db, uid);
  return { disconnected };
};

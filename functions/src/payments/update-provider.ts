import { Timestamp, type Firestore } from 'firebase-admin/firestore';
import type Stripe from 'stripe';
import { fieldsOfAccount, paymentAccountRef, providerRef } from './provider-document';
import { stripeProblem } from './stripe-problem';

interface Context {
  db: Firestore;
  /** Milliseconds since the epoch. */
  now: number;
  stripe: Stripe;
}

/** Notes that the owner took our access to an account back. Repeating it changes nothing. */
export async function noteLostAccess(
  { db, now }: Pick<Context, 'db' | 'now'>,
  accountId: string,
): Promise<void> {
  await db.runTransaction(async (transaction) => {
    const owner = (await transaction.get(paymentAccountRef(db, accountId))).get('uid') as string | undefined;
    if (owner === undefined) return;
    const provider = await transaction.get(providerRef(db, owner));
    // The owner may have another account by now.
    if (provider.get('accountId') !== accountId || provider.get('isAccessLost') === true) return;
    const at = Timestamp.fromMillis(now);
    transaction.update(provider.ref, {
      ...{ isAccessLost: true, chargesEnabled: false, payoutsEnabled: false, updatedAt: at },
      disconnectedAt: (provider.get('disconnectedAt') as Timestamp | null) ?? at,
    });
  });
}

/**
 * Asks Stripe how an account is now and stores the answer. What an event said doesn't count, so that order, doubles and losses of
 * events don't matter; of two answers the one that was asked for later wins.
 *
 * @returns False when the account is nobody's here, or our access is gone.
 */
export async function updateProvider(context: Context, accountId: string): Promise<boolean> {
  const { db, now, stripe } = context;
  let account: Stripe.Account;
  try {
    account = await stripe.accounts.retrieve(accountId);
  } catch (error) {
    if (stripeProblem(error) !== 'stripe-no-access') throw error;
    await noteLostAccess(context, accountId);
    return false;
  }
  return db.runTransaction(async (transaction) => {
    const owner = (await transaction.get(paymentAccountRef(db, accountId))).get('uid') as string | undefined;
    if (owner === undefined) return false;
    const provider = await transaction.get(providerRef(db, owner));
    if (provider.get('accountId') !== accountId) return false;
    if ((provider.get('updatedAt') as Timestamp).toMillis() > now) return true;
    transaction.update(provider.ref, fieldsOfAccount(account, now));
    return true;
  });
}

import { FieldValue, Timestamp, type Firestore } from 'firebase-admin/firestore';
import { canCharge, paymentProviderState, type PaymentProvider } from 'shared-lib/model/payments';
import type Stripe from 'stripe';
import { updateBookableCards } from '../../bookings/offer/bookable-cards';
import { notify } from '../../notifications/notify';
import { providerRef } from '../../account-records/charging';
import { checkDueAtOf, fieldsOfAccount, ownerOf, paymentAccountRef, readProvider } from './provider-document';
import { readField, timestamp } from '../../stored/read-stored';
import { stripeProblem } from '../stripe-problem';

interface Context {
  db: Firestore;
  /** Milliseconds since the epoch. */
  now: number;
  stripe: Stripe;
}

/** Returns the notification that a change of an owner's account deserves; `null` for none. */
function newsOf(before: PaymentProvider, after: PaymentProvider): 'asks' | 'open' | 'shut' | null {
  if (after.disconnectedAt !== null) return null;
  if (canCharge(before) !== canCharge(after)) return canCharge(after) ? 'open' : 'shut';
  // Requirements of the onboarding need no notification: the owner sees them there.
  const hasRequirements = ({ requirements: { currentlyDue, pastDue } }: PaymentProvider) =>
    currentlyDue.length + pastDue.length > 0;
  return before.detailsSubmitted && !hasRequirements(before) && hasRequirements(after) ? 'asks' : null;
}

/** Notes that the owner took our access to an account back. Repeating it changes nothing. */
export async function noteLostAccess(
  { db, now }: Pick<Context, 'db' | 'now'>,
  accountId: string,
): Promise<void> {
  const gone = await db.runTransaction(async (transaction) => {
    const claim = await transaction.get(paymentAccountRef(db, accountId));
    const owner = ownerOf(claim);
    if (owner === undefined) return null;
    const provider = await transaction.get(providerRef(db, owner));
    // The owner may have another account by now.
    if (provider.get('accountId') !== accountId || provider.get('isAccessLost') === true) return null;
    const at = Timestamp.fromMillis(now);
    // There is nothing left to fetch.
    transaction.update(claim.ref, { checkDueAt: FieldValue.delete() });
    transaction.update(provider.ref, {
      ...{ isAccessLost: true, chargesEnabled: false, payoutsEnabled: false, updatedAt: at },
      disconnectedAt: readField(timestamp.nullable(), provider, 'disconnectedAt') ?? at,
    });
    return owner;
  });
  if (gone !== null) await updateBookableCards(db, gone);
}

/**
 * Fetches an account from Stripe and stores it. The contents of events are ignored, so that their order, duplicates and losses don't
 * matter; of two answers the one that was requested later wins.
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
  let changed: string | null = null;
  const isKnown = await db.runTransaction(async (transaction) => {
    changed = null;
    const claim = await transaction.get(paymentAccountRef(db, accountId));
    const owner = ownerOf(claim);
    if (owner === undefined) return false;
    const provider = await transaction.get(providerRef(db, owner));
    const before = readProvider(provider);
    if (before?.accountId !== accountId) return false;
    if (before.updatedAt > now) return true;
    const fields = fieldsOfAccount(account, now);
    const { deadline } = fields.requirements;
    const requirements = { ...fields.requirements, deadline: deadline?.toMillis() ?? null };
    const after = { ...before, ...fields, requirements, updatedAt: now };
    const news = newsOf(before, after);
    const state = paymentProviderState(after);
    if (canCharge(before) !== canCharge(after)) changed = owner;
    transaction.update(claim.ref, { checkDueAt: checkDueAtOf(state === 'active', now) });
    transaction.update(provider.ref, fields);
    if (news) notify(transaction, { db, now }, owner, { kind: 'stripe-account', state: news });
    return true;
  });
  // Services that are paid while booking come and go with it.
  if (changed !== null) await updateBookableCards(db, changed);
  return isKnown;
}

import { Timestamp } from 'firebase-admin/firestore';
import type { Job } from '../../scheduling/job';
import { tryEach } from '../../scheduling/try-each';
import { checkDueAtOf } from './provider-document';
import { stripeClient } from '../stripe-client';
import { updateProvider } from './update-provider';

/** Most accounts that one call fetches. */
const BATCH = 20;

/**
 * Fetches accounts from Stripe that haven't been fetched for a while: an event of theirs may have got lost. Does nothing while no key is
 * set.
 */
export const refreshProviders: Job = async (context) => {
  const { db, now } = context;
  const due = await db
    .collection('paymentAccounts')
    .where('checkDueAt', '<=', Timestamp.fromMillis(now))
    .orderBy('checkDueAt')
    .limit(BATCH)
    .get();
  const stripe = due.empty ? null : stripeClient();
  if (!stripe) return 0;
  return tryEach(
    context,
    due.docs,
    ({ ref }) => ref.path,
    async ({ id, ref }) => {
      // Postponed before the fetch, so that a failing account doesn't block the others.
      await ref.update({ checkDueAt: checkDueAtOf(false, now) });
      return (await updateProvider({ db, now, stripe }, id)) ? 1 : 0;
    },
  );
};

import { Timestamp } from 'firebase-admin/firestore';
import type { Job } from '../scheduling/job';
import { tryPages } from '../scheduling/try-each';
import { settlePayment } from './settle-payment';
import { stripeClient } from './stripe-client';

/** Most payments that one call processes, in pages. */
const PAGE = { size: 25, pages: 4 };

/** Settles with Stripe every payment that is due for a check: holds that end, refunds under way, and interrupted calls. */
export const reconcilePayments: Job = async (context) => {
  if (!stripeClient()) return 0;
  const { db, now } = context;
  const due = db.collection('payments').where('lookAt', '<=', Timestamp.fromMillis(now)).orderBy('lookAt');
  return tryPages(context, due, PAGE, async ({ id }) => {
    await settlePayment({ db, now }, id);
    return 1;
  });
};

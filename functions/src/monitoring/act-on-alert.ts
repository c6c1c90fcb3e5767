import { Timestamp } from 'firebase-admin/firestore';
import { DAY_MS } from 'shared-lib/time';
import { requireAdminIn } from '../administration/require-admin';
import type { CallableHandler } from '../callable';
import { Refusal } from '../refusal';
import { muteRef } from './keep-alert';

/** Most recent alerts of one kind that are marked as muted together. */
const SAME_KIND = 30;

/**
 * Notes that an alert was seen, acknowledges it, reopens it, or mutes its kind for some days. Older alerts without a kind
 * can't be muted.
 *
 * @throws Refusal `alert-gone` when there is no such alert
 */
export const actOnAlert: CallableHandler<'actOnAlert'> = (context, { alertId, action, days }) => {
  const { db, uid, now, email } = context;
  const ref = db.doc(`alerts/${alertId}`);
  return db.runTransaction(async (transaction) => {
    await requireAdminIn(transaction, context);
    const alert = await transaction.get(ref);
    if (!alert.exists) throw new Refusal('alert-gone');
    const at = Timestamp.fromMillis(now);
    const seen = { seenAt: (alert.get('seenAt') as Timestamp | null | undefined) ?? at };
    if (action === 'see') {
      if (!alert.get('seenAt')) transaction.update(ref, seen);
      return { alertId };
    }
    if (action === 'acknowledge' || action === 'reopen') {
      const isSettled = action === 'acknowledge';
      transaction.update(ref, {
        acknowledgedAt: isSettled ? at : null,
        acknowledgedBy: isSettled ? email || uid : '',
        ...seen,
      });
      return { alertId };
    }
    const kind = alert.get('kind') as string | undefined;
    if (kind === undefined) throw new Refusal('alert-gone');
    const alike = await transaction.get(
      db.collection('alerts').where('kind', '==', kind).orderBy('createdAt', 'desc').limit(SAME_KIND),
    );
    const until = action === 'mute' ? Timestamp.fromMillis(now + days * DAY_MS) : null;
    const title = String(alert.get('title') ?? '');
    if (until) transaction.set(muteRef(db, kind), { until, by: uid, byEmail: email, title, alertId });
    else transaction.delete(muteRef(db, kind));
    for (const { ref: one } of alike.docs) transaction.update(one, { mutedUntil: until });
    return { alertId };
  });
};

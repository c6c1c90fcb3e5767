import { Timestamp } from 'firebase-admin/firestore';
import type { Alert } from 'shared-lib/domain';
import { redact } from 'shared-lib/logger';
import type { CallableHandler } from '../callable';
import { isFeatureOn } from '../flags/is-feature-on';
import { countRequest } from '../limits/rate-limit';
import { callWebhook } from './call-webhook';

/** How many alerts one account may raise. */
const LIMIT = { most: 5, windowMs: 60_000 };

/** Longest description of a browser that is kept. */
const MAX_USER_AGENT = 400;

/**
 * Keeps an alert for the administrators, and calls people through the webhook when it is high or critical. Does nothing
 * while the flag `security_monitoring` is off.
 */
export const reportAlert: CallableHandler<'reportAlert'> = async ({ db, uid, now, caller }, input) => {
  if (!(await isFeatureOn(db, 'security_monitoring', { uid }))) return { alertId: '' };
  await countRequest(db, `alert:${uid}`, LIMIT, now);
  const alert: Alert = {
    ...(redact(input) as typeof input),
    userId: uid,
    ip: caller?.ip ?? '',
    userAgent: (caller?.userAgent ?? '').slice(0, MAX_USER_AGENT),
  };
  const kept = db.collection('alerts').doc();
  await kept.set({ ...alert, createdAt: Timestamp.fromMillis(now), webhook: 'pending' });
  await kept.update({ webhook: await callWebhook(alert) });
  return { alertId: kept.id };
};

import type { Alert } from 'shared-lib/domain';
import { redact } from 'shared-lib/logger';
import type { CallableHandler } from '../callable';
import { isFeatureOn } from '../flags/is-feature-on';
import { countRequest } from '../limits/rate-limit';
import { keepAlert } from './keep-alert';

/** How many alerts one account may raise. */
const LIMIT = { most: 5, windowMs: 60_000 };

/** Longest description of a browser that is kept. */
const MAX_USER_AGENT = 400;

/**
 * Keeps an alert for the administrators, and calls people through the webhook when it is grave enough. Does nothing
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
  return { alertId: await keepAlert({ db, now }, alert) };
};

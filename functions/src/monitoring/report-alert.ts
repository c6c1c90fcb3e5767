import type { Alert } from 'shared-lib/model';
import { redact } from 'shared-lib/logger';
import type { CallableHandler } from '../callable';
import { isFeatureOn } from '../flags/is-feature-on';
import { keepAlert } from './keep-alert';
import { plainWords } from './plain-words';

/** Longest part of a `User-Agent` that is kept. */
const MAX_USER_AGENT = 400;

const plainFields = <Value>(fields: Record<string, Value>): Record<string, Value> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      plainWords(name),
      typeof value === 'string' ? (plainWords(value) as Value) : value,
    ]),
  );

/**
 * Stores an alert for the administrators, and calls the webhook when it is severe enough. Does nothing while the flag
 * `security_monitoring` is off.
 */
export const reportAlert: CallableHandler<'reportAlert'> = async (context, input) => {
  const { db, uid, now, caller } = context;
  if (!(await isFeatureOn(db, 'security_monitoring', { uid }))) return { alertId: '' };
  // Reports of accounts may be made up, so that only administrators may raise the highest severity.
  const isAdmin = (await db.doc(`admins/${uid}`).get()).exists;
  const { title, type, severity, description, metadata, metrics } = redact(input) as typeof input;
  const alert: Alert = {
    title: plainWords(title),
    type: plainWords(type),
    severity: severity === 'critical' && !isAdmin ? 'high' : severity,
    description: plainWords(description),
    metadata: plainFields(metadata),
    metrics: plainFields(metrics),
    userId: uid,
    ip: caller?.ip ?? '',
    userAgent: plainWords(caller?.userAgent ?? '').slice(0, MAX_USER_AGENT),
  };
  return { alertId: await keepAlert({ db, now }, alert, isAdmin ? 'product' : 'outsiders') };
};

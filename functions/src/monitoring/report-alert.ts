import { alertSchema, type Alert } from 'shared-lib/model';
import { redact } from 'shared-lib/logger';
import { z } from 'zod';
import type { CallableHandler } from '../callable';
import { isFeatureOn } from '../flags/is-feature-on';
import { typesOf } from '../stored/types-of';
import { storeAlert } from './store-alert';
import { plainWords } from './plain-words';

/** Longest part of a `User-Agent` that is stored, in characters. */
const MAX_USER_AGENT = 400;

const isNumber = (metric: [string, number | string]): metric is [string, number] =>
  typeof metric[1] === 'number';

/** An alert whose private parts are hidden, also numbers of a private name. */
const redactedSchema = typesOf(
  alertSchema.extend({ metrics: z.record(z.string(), z.union([z.number(), z.string()])) }),
);

const plainFields = <Value>(fields: Record<string, Value>): Record<string, Value | string> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      plainWords(name),
      typeof value === 'string' ? plainWords(value) : value,
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
  const redacted = redactedSchema.parse(redact(input));
  const { title, type, severity, description, metadata = {} } = redacted;
  const metrics = Object.entries(redacted.metrics).filter(isNumber);
  const alert: Alert = {
    title: plainWords(title),
    type: plainWords(type),
    severity: severity === 'critical' && !isAdmin ? 'high' : severity,
    description: plainWords(description),
    metadata: plainFields(metadata),
    metrics: Object.fromEntries(metrics.map(([name, value]) => [plainWords(name), value])),
    userId: uid,
    ip: caller?.ip ?? '',
    userAgent: plainWords(caller?.userAgent ?? '').slice(0, MAX_USER_AGENT),
  };
  return { alertId: await storeAlert({ db, now }, alert, isAdmin ? 'product' : 'outsiders') };
};

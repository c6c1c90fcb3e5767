import {
  Timestamp,
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
} from 'firebase-admin/firestore';
import { alertSchema, type Alert, type AlertRecord } from 'shared-lib/model';
import { HOUR_MS } from 'shared-lib/time';
import { countRequest } from '../limits/rate-limit';
import { Refusal } from '../refusal';
import { readField } from '../stored/read-stored';
import { alertKind } from './alert-kind';
import { mutedUntilOf, readRules } from './alert-mutes';
import { callWebhook } from './call-webhook';
import { readWebhook } from './webhook-settings';

/** Origin of an alert: the product itself and its administrators, or accounts and visitors, who may make one up. */
export type AlertOrigin = 'product' | 'outsiders';

/**
 * Most webhook calls of each share: people who are called without end stop listening. Nothing that is less grave, or that strangers
 * can raise, uses up the calls of another share.
 */
const CALLS = {
  critical: { most: 20, windowMs: HOUR_MS },
  product: { most: 20, windowMs: HOUR_MS },
  outsiders: { most: 10, windowMs: HOUR_MS },
} as const;

const SEVERITIES: readonly Alert['severity'][] = ['low', 'medium', 'high', 'critical'];
const isGraver = (one: Alert['severity'], other: Alert['severity']) =>
  SEVERITIES.indexOf(one) > SEVERITIES.indexOf(other);

interface Context {
  db: Firestore;
  now: number;
}

/** Counts an alert in the document of its kind and day, and returns whether the webhook is called. */
async function countAlert({ db, now }: Context, ref: DocumentReference, kind: string, alert: Alert) {
  const at = Timestamp.fromMillis(now);
  return db.runTransaction(async (transaction) => {
    const [known, rules] = await Promise.all([transaction.get(ref), readRules(transaction, db, now)]);
    const until = mutedUntilOf(rules, { ...alert, kind });
    const isMuted = until !== null;
    if (!known.exists) {
      const webhook: AlertRecord['webhook'] = isMuted ? 'muted' : 'pending';
      const state = { acknowledgedAt: null, acknowledgedBy: '', seenAt: null, mutedUntil: until };
      transaction.create(ref, { ...alert, ...state, kind, count: 1, createdAt: at, lastAt: at, webhook });
      return !isMuted;
    }
    const isWorse = isGraver(alert.severity, readField(alertSchema.shape.severity, known, 'severity'));
    const isNews = !isMuted && isNewAlert(known, alert);
    transaction.update(ref, {
      count: Number(known.get('count')) + 1,
      lastAt: at,
      // The problem continues although somebody has acknowledged it.
      ...(known.get('acknowledgedAt') !== null && {
        acknowledgedAt: null,
        acknowledgedBy: '',
        seenAt: null,
      }),
      ...(isWorse && { severity: alert.severity }),
      ...(isNews && { ...whomOf(alert), mutedUntil: null, webhook: 'pending' }),
    });
    return !isMuted && (isWorse || isNews);
  });
}

/**
 * Reports whether a repetition calls the webhook although it isn't worse: so far the alert has concerned only accounts of a rule of
 * silence, the webhook wasn't called, or an account reported it before the product did. An account's report never replaces the product's
 * own.
 */
function isNewAlert(known: DocumentSnapshot, alert: Alert): boolean {
  const webhook: unknown = known.get('webhook');
  const wasByAccount = known.get('userId') !== '';
  const isByAccount = alert.userId !== '';
  return (
    webhook === 'muted' ||
    (webhook === 'held' && (wasByAccount || !isByAccount)) ||
    (wasByAccount && !isByAccount)
  );
}

/** Returns whom an alert has met, and what it says of it. */
const whomOf = ({ userId, ip, userAgent, description, metadata, metrics }: Alert) => ({
  ...{ userId, ip, userAgent, description, metadata, metrics },
});

/** Calls the webhook, unless alerts of the same share called it too often within an hour. */
async function callPeople(
  { db, now }: Context,
  alert: Alert,
  id: string,
  origin: AlertOrigin,
): Promise<AlertRecord['webhook']> {
  const share = origin === 'product' && alert.severity === 'critical' ? 'critical' : origin;
  try {
    await countRequest(db, `alert-webhook:${share}`, CALLS[share], now);
  } catch (error) {
    if (error instanceof Refusal) return 'held';
    throw error;
  }
  return callWebhook(alert, id, await readWebhook(db));
}

/**
 * Stores an alert for the administrators, and calls the webhook when it is severe enough. Repetitions on the same day
 * are counted, and call again only when the severity rises, nobody was called so far, or the product itself says what an
 * account said; those that a rule silences never call.
 *
 * @returns Id of the alert of its kind and day.
 */
export async function storeAlert(
  context: Context,
  alert: Alert,
  origin: AlertOrigin = 'product',
): Promise<string> {
  const { db, now } = context;
  const kind = alertKind(alert);
  const ref = db.doc(`alerts/${kind}-${new Date(now).toISOString().slice(0, 10)}`);
  if (await countAlert(context, ref, kind, alert))
    await ref.update({ webhook: await callPeople(context, alert, ref.id, origin) });
  return ref.id;
}

import { Timestamp, type DocumentReference, type Firestore } from 'firebase-admin/firestore';
import type { Alert, KeptAlert } from 'shared-lib/domain';
import { HOUR_MS } from 'shared-lib/time';
import { countRequest } from '../limits/rate-limit';
import { Refusal } from '../refusal';
import { alertKind } from './alert-kind';
import { mutedUntilOf, readRules } from './alert-mutes';
import { callWebhook } from './call-webhook';
import { readWebhook } from './webhook-settings';

/** Most webhook calls of all alerts together: people who are called without end stop listening. */
const CALLS = { most: 20, windowMs: HOUR_MS };

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
      const webhook: KeptAlert['webhook'] = isMuted ? 'muted' : 'pending';
      const state = { acknowledgedAt: null, acknowledgedBy: '', seenAt: null, mutedUntil: until };
      transaction.create(ref, { ...alert, ...state, kind, count: 1, createdAt: at, lastAt: at, webhook });
      return !isMuted;
    }
    const isWorse = isGraver(alert.severity, known.get('severity') as Alert['severity']);
    // So far it has met only those whom a rule is about.
    const isNews = !isMuted && known.get('webhook') === 'muted';
    transaction.update(ref, {
      count: Number(known.get('count')) + 1,
      lastAt: at,
      // It goes on although somebody took care of it.
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

/** Returns whom an alert has met, and what it says of it. */
const whomOf = ({ userId, ip, userAgent, description, metadata, metrics }: Alert) => ({
  ...{ userId, ip, userAgent, description, metadata, metrics },
});

/** Calls the webhook, unless it was called too often within an hour. */
async function callPeople({ db, now }: Context, alert: Alert): Promise<KeptAlert['webhook']> {
  try {
    await countRequest(db, 'alert-webhook', CALLS, now);
  } catch (error) {
    if (error instanceof Refusal) return 'held';
    throw error;
  }
  return callWebhook(alert, await readWebhook(db));
}

/**
 * Stores an alert for the administrators, and calls the webhook when it is severe enough. Repetitions on the same day
 * are counted, and call again only when the severity rises; those that a rule silences never call.
 *
 * @returns Id of the alert of its kind and day.
 */
export async function keepAlert(context: Context, alert: Alert): Promise<string> {
  const { db, now } = context;
  const kind = alertKind(alert);
  const ref = db.doc(`alerts/${kind}-${new Date(now).toISOString().slice(0, 10)}`);
  if (await countAlert(context, ref, kind, alert))
    await ref.update({ webhook: await callPeople(context, alert) });
  return ref.id;
}

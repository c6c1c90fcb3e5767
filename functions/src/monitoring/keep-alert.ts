import { Timestamp, type Firestore } from 'firebase-admin/firestore';
import type { Alert } from 'shared-lib/domain';
import { callWebhook } from './call-webhook';
import { readWebhook } from './webhook-settings';

/**
 * Keeps an alert for the administrators, and calls people through the webhook when it is grave enough.
 *
 * @returns The alert's id.
 */
export async function keepAlert({ db, now }: { db: Firestore; now: number }, alert: Alert): Promise<string> {
  const kept = db.collection('alerts').doc();
  await kept.set({ ...alert, createdAt: Timestamp.fromMillis(now), webhook: 'pending' });
  await kept.update({ webhook: await callWebhook(alert, await readWebhook(db)) });
  return kept.id;
}

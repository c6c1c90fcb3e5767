import { Timestamp, type DocumentReference, type Firestore } from 'firebase-admin/firestore';
import type { Alert } from 'shared-lib/model';
import { DAY_MS } from 'shared-lib/time';
import { readField, timestamp } from '../stored/read-stored';
import { storeAlert } from './store-alert';

/**
 * Raises an alert about the product's own problem, at most once a day, as such problems recur often.
 *
 * @param ref - Document that remembers when each type was raised; nothing else may write it.
 * @param as - Name under which it remembers, where one type has several causes.
 */
export async function storeAlertOnce(
  { db, now }: { db: Firestore; now: number },
  ref: DocumentReference,
  trouble: Pick<Alert, 'title' | 'description' | 'type'> & Partial<Pick<Alert, 'metadata' | 'metrics'>>,
  as: string = trouble.type,
): Promise<void> {
  const isNews = await db.runTransaction(async (transaction) => {
    const raisedAt = readField(timestamp.optional(), await transaction.get(ref), as);
    if (raisedAt && now - raisedAt.toMillis() < DAY_MS) return false;
    transaction.set(ref, { [as]: Timestamp.fromMillis(now) }, { merge: true });
    return true;
  });
  if (!isNews) return;
  await storeAlert(
    { db, now },
    { severity: 'high', metadata: {}, metrics: {}, userId: '', ip: '', userAgent: '', ...trouble },
  );
}

import { createHash, randomBytes } from 'node:crypto';
import { Timestamp, type Firestore } from 'firebase-admin/firestore';
import { DAY_MS } from 'shared-lib/time';

/** Salts that this instance has read, by database and day. */
const known = new WeakMap<Firestore, Map<string, string>>();

/** Returns the day's salt, which is deleted after the day, so that keys can't be traced to anybody. */
async function saltOf(db: Firestore, now: number): Promise<string> {
  const date = new Date(now).toISOString().slice(0, 10);
  const salts = known.get(db) ?? new Map<string, string>();
  known.set(db, salts);
  const read = salts.get(date);
  if (read) return read;
  const ref = db.doc(`visitSalts/${date}`);
  const salt = await db.runTransaction(async (transaction) => {
    const stored = await transaction.get(ref);
    if (stored.exists) return String(stored.get('salt'));
    const made = randomBytes(32).toString('base64url');
    transaction.create(ref, { salt: made, expiresAt: Timestamp.fromMillis(Date.parse(date) + 2 * DAY_MS) });
    return made;
  });
  salts.clear();
  salts.set(date, salt);
  return salt;
}

/**
 * Returns a hash that stands for a visitor within one day, and for nobody after it. The address itself isn't stored.
 */
export async function visitorKey(db: Firestore, now: number, ...parts: string[]): Promise<string> {
  const salt = await saltOf(db, now);
  return createHash('sha256')
    .update(JSON.stringify([salt, ...parts]))
    .digest('base64url')
    .slice(0, 32);
}

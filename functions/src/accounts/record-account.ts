import type { CallableHandler } from '../callable';
import { countRequest } from '../limits/rate-limit';
import { Refusal } from '../refusal';
import { prepareIndex } from './user-index';

const LIMIT = { most: 30, windowMs: 60 * 60 * 1000 };

/**
 * Notes that the caller is at work, and how they are called by now, for administrators' lists. Pages call it by
 * themselves: what comes too often is left undone, and nobody's error.
 */
export const recordAccount: CallableHandler<'recordAccount'> = async ({ db, uid, now }) => {
  try {
    await countRequest(db, `record:${uid}`, LIMIT, now);
  } catch (error) {
    if (error instanceof Refusal) return { uid };
    throw error;
  }
  await db.runTransaction(async (transaction) => {
    const [user, admin] = await Promise.all([
      transaction.get(db.doc(`users/${uid}`)),
      transaction.get(db.doc(`admins/${uid}`)),
    ]);
    const write = await prepareIndex(transaction, { db, now }, uid);
    if (!user.exists) return;
    write({
      seen: true,
      name: String(user.get('name') ?? ''),
      email: String(user.get('email') ?? ''),
      // An invited account makes itself one, past the functions.
      isAdmin: admin.exists,
    });
  });
  return { uid };
};

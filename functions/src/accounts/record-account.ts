import { HOUR_MS } from 'shared-lib/time';
import type { CallableHandler } from '../callable';
import { countRequest } from '../limits/rate-limit';
import { Refusal } from '../refusal';
import { prepareIndex } from '../account-records/user-index';
import { recordVerifiedAddress } from '../cards/verified-address';

const LIMIT = { most: 30, windowMs: HOUR_MS };

/**
 * Notes for administrators' lists when the caller was last active, and their present name and address. Pages call it by
 * themselves, so that too many calls are ignored without an error.
 */
export const recordAccount: CallableHandler<'recordAccount'> = async (context) => {
  const { db, uid, now } = context;
  try {
    await countRequest(db, `record:${uid}`, LIMIT, now);
  } catch (error) {
    if (error instanceof Refusal) return { uid };
    throw error;
  }
  await recordVerifiedAddress(context);
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
      phone: String(user.get('phone') ?? ''),
      // An invited account makes itself one, past the functions.
      isAdmin: admin.exists,
    });
  });
  return { uid };
};

import type { Firestore } from 'firebase-admin/firestore';
import type { CallContext } from '../../functions/src/callable';

/** Returns the context of a call that an account of the demo makes, in a session that begins now. */
export const callOf = (db: Firestore, uid: string, now: number): CallContext => ({
  db,
  uid,
  email: '',
  emailVerified: true,
  hasSecondFactor: false,
  sessionStartedAt: Math.floor(now / 1000),
  now,
});

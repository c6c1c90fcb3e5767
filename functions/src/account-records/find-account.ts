import type { UserRecord } from 'firebase-admin/auth';
import { errorCode } from 'shared-lib/model';
import { accounts } from '../firebase';

async function unlessGone(reading: Promise<UserRecord>): Promise<UserRecord | null> {
  try {
    return await reading;
  } catch (error) {
    if (errorCode(error) !== 'auth/user-not-found') throw error;
    return null;
  }
}

/** Reads an account of Auth; `null` for one that is gone. */
export const findAccount = (uid: string): Promise<UserRecord | null> => unlessGone(accounts().getUser(uid));

/** Reads the account of Auth that has an address; `null` where none has. */
export const findAccountByAddress = (address: string): Promise<UserRecord | null> =>
  unlessGone(accounts().getUserByEmail(address));

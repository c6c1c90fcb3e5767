import type { UserRecord } from 'firebase-admin/auth';
import { accounts } from '../firebase';

/** Reads an account of Auth; `null` for one that is gone. */
export async function findAccount(uid: string): Promise<UserRecord | null> {
  try {
    return await accounts().getUser(uid);
  } catch (error) {
    if ((error as { code?: string }).code !== 'auth/user-not-found') throw error;
    return null;
  }
}

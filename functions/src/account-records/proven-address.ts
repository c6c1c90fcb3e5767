import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { z } from 'zod';
import { mailboxKeyOf } from '../outbox/mailbox';
import { readField } from '../stored/read-stored';
import { isVerified } from './account-state';
import { findAccount } from './find-account';

/**
 * Reports whether an address is the one that its account has proved to be its own: an address may be verified and then changed.
 * Accounts that were verified before it was noted which address that was are looked up with Auth, once.
 *
 * @param state - Of the account's `users/{uid}/private/state`.
 */
export async function isProvenAddress(
  state: DocumentSnapshot,
  uid: string,
  address: string,
): Promise<boolean> {
  if (!isVerified(state) || address === '') return false;
  const mailbox = readField(z.string().optional(), state, 'verifiedMailbox');
  if (mailbox !== undefined) return mailbox === mailboxKeyOf(address);
  // The account is deleted in Auth already; its last mails inform the visitors who booked.
  if (state.get('deletedAt') !== undefined) return true;
  const account = await findAccount(uid);
  if (!account?.emailVerified || !account.email) return false;
  const verifiedMailbox = mailboxKeyOf(account.email);
  await state.ref.set({ verifiedMailbox }, { merge: true });
  return verifiedMailbox === mailboxKeyOf(address);
}

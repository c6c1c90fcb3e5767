import { accountStateRef } from '../../account-records/account-state';
import { isProvenAddress } from '../../account-records/proven-address';
import type { PersonMailEntry } from '../../outbox/outbox';
import type { JobContext } from '../../scheduling/job';
import { readAll } from '../../stored/read-all';
import { erasureMail } from '../account/erasure-mail';
import { readAddressee } from '../../account-records/user-document';
import { findDelay, type Composed } from './outcome';

/** Composes the answer to a person who asked to be erased. */
export async function writePersonMail(
  context: JobContext,
  { ownerId, answer }: PersonMailEntry,
  from: string,
): Promise<Composed> {
  const { db } = context;
  const [account, state] = await readAll(db, db.doc(`users/${ownerId}`), accountStateRef(db, ownerId));
  const user = readAddressee(account);
  if (!answer || !user || state.get('disabled') === true) return 'dropped';
  const isOwnerVerified = await isProvenAddress(state, ownerId, user.email);
  const delay = await findDelay(context, { ownerId, recipient: answer.email, isOwnerVerified });
  if (delay) return delay;
  return { mail: erasureMail({ owner: user.name, ...answer }, from) };
}

import { randomBytes } from 'node:crypto';
import type { Firestore, Timestamp, Transaction } from 'firebase-admin/firestore';
import type { UserRecord } from 'firebase-admin/auth';
import { errorCode } from 'shared-lib/model';
import { accountStateRef } from '../../account-records/account-state';
import { findAccount } from '../../account-records/find-account';
import { prepareIndex } from '../../account-records/user-index';
import { endSessionsBefore } from '../end-sessions';
import { recordVerifiedAddress } from '../../cards/verified-address';
import { accounts } from '../../firebase';
import { isReadOnly } from '../../flags/is-feature-on';
import { queueAccountMail } from '../../outbox/outbox';
import { Refusal } from '../../refusal';
import {
  emailChangeRef,
  isEmailChangeProof,
  readEmailChange,
  storedEmailChange,
  type EmailChange,
  type EmailChangeStep,
  type FormerAddress,
  type PendingChange,
} from '../../email-change/change-document';

/** Subject of a request with a link: its database, clock and account. */
interface LinkContext {
  db: Firestore;
  now: number;
  uid: string;
}

/** Parts of the link of a mail. */
export interface EmailChangeLink {
  uid: string;
  /** Time that the link is about, in milliseconds since the epoch. */
  at: number;
  proof: string;
}

type Open = Omit<EmailChange, 'expiresAt'>;

/** Reads the open changes of an account, in a transaction or without. */
const readOpen = async ({ db, now, uid }: LinkContext): Promise<Open> =>
  readEmailChange(await emailChangeRef(db, uid).get(), now);

/** Updates the open change of an account's address in a transaction, from its present state. */
const changeOpen = ({ db, now, uid }: LinkContext, change: (open: Open) => Open): Promise<void> =>
  db.runTransaction(async (transaction) => {
    const stored = await transaction.get(emailChangeRef(db, uid));
    transaction.set(stored.ref, storedEmailChange(change(readEmailChange(stored, now))));
  });

/** Changes the account at Auth; returns false where another account has the address. */
async function changeAccount(uid: string, change: Parameters<ReturnType<typeof accounts>['updateUser']>[1]) {
  try {
    await accounts().updateUser(uid, change);
    return true;
  } catch (error) {
    if (errorCode(error) !== 'auth/email-already-exists') throw error;
    return false;
  }
}

/** Prepares to have the lists of administrators follow the account's address. @returns Writes it; call it after all reads. */
async function prepareLists(transaction: Transaction, { db, now, uid }: LinkContext) {
  const admin = await transaction.get(db.doc(`admins/${uid}`));
  const writeIndex = await prepareIndex(transaction, { db, now }, uid);
  return (email: string) => {
    if (admin.exists) transaction.update(admin.ref, { email });
    writeIndex({ email });
  };
}

/** Ends all sessions of the account, and has its own documents follow the address that Auth now has. */
async function followAddress({ db, now, uid }: LinkContext, email: string): Promise<void> {
  await endSessionsBefore({ db, now }, uid, Math.floor(now / 1000));
  await recordVerifiedAddress({ db, uid, email, emailVerified: true, now });
}

/**
 * Returns the account of a link, and whether it is suspended.
 *
 * @throws Refusal `link-invalid` where there is none, or it is being deleted
 */
async function accountOf({ db, uid }: LinkContext) {
  const [state, account] = await Promise.all([accountStateRef(db, uid).get(), findAccount(uid)]);
  if (!account?.email || state.get('deletedAt')) throw new Refusal('link-invalid');
  return { account, email: account.email, isSuspended: account.disabled || state.get('disabled') === true };
}

/**
 * Changes the account's address to the new one, whose mailbox has the link. Repeating it while the link is valid completes what a failure
 * left undone. All sessions end: from now on the new address signs in.
 *
 * @throws Refusal `link-invalid`, `email-taken` or `read-only`
 */
async function confirmChange(context: LinkContext, { at, proof }: EmailChangeLink): Promise<void> {
  const { db, now, uid } = context;
  if (await isReadOnly(db, now)) throw new Refusal('read-only');
  const isOf = (pending: PendingChange | null): pending is PendingChange =>
    pending?.requestedAt.toMillis() === at &&
    isEmailChangeProof('confirm', { uid, address: pending.to, at: pending.requestedAt }, proof);
  const { pending } = await readOpen(context);
  if (!isOf(pending)) throw new Refusal('link-invalid');
  const { account, email, isSuspended } = await accountOf(context);
  if (isSuspended) throw new Refusal('link-invalid');
  const { to } = pending;
  if (!(await changeAccount(uid, { email: to, emailVerified: true }))) throw new Refusal('email-taken');
  const isOpen = await db.runTransaction(async (transaction) => {
    const stored = await transaction.get(emailChangeRef(db, uid));
    const open = readEmailChange(stored, now);
    const writeLists = await prepareLists(transaction, context);
    if (!isOf(open.pending)) return false;
    writeLists(to);
    transaction.set(stored.ref, storedEmailChange({ ...open, pending: null }));
    for (const { address, since } of open.former)
      if (address !== to)
        queueAccountMail(transaction, context, uid, 'email-changed', { changeAt: since.toMillis() });
    return true;
  });
  if (!isOpen) {
    // The request was undone or replaced in the meantime.
    if (email !== to) await changeAccount(uid, { email, emailVerified: account.emailVerified });
    throw new Refusal('link-invalid');
  }
  await followAddress(context, to);
}

/** Reports whether a second factor was added since a time. The Admin SDK can't remove one of several. */
const hasNewFactor = ({ multiFactor }: UserRecord, since: Timestamp): boolean =>
  (multiFactor?.enrolledFactors ?? []).some(
    ({ enrollmentTime }) => !(Date.parse(enrollmentTime ?? '') < since.toMillis()),
  );

/**
 * Undoes every change since an address was the account's, for the reader of that mailbox: restores the address, voids the open request,
 * ends all sessions, removes a second factor that was added since, and voids the password, for which a mail leads to a new one. If another
 * account has taken the address meanwhile, nobody can sign in until the team has reviewed the case.
 *
 * @throws Refusal `link-invalid` or `email-taken`
 */
async function undoChange(context: LinkContext, { at, proof }: EmailChangeLink): Promise<void> {
  const { db, now, uid } = context;
  const isOf = ({ address, since }: FormerAddress) =>
    since.toMillis() === at && isEmailChangeProof('undo', { uid, address, at: since }, proof);
  const entry = (await readOpen(context)).former.find(isOf);
  if (!entry) throw new Refusal('link-invalid');
  const { account } = await accountOf(context);
  await changeOpen(context, (open) => ({ ...open, pending: null }));
  const secured = {
    password: randomBytes(24).toString('base64url'),
    ...(hasNewFactor(account, entry.since) && { multiFactor: { enrolledFactors: null } }),
  };
  const isBack = await changeAccount(uid, { ...secured, email: entry.address, emailVerified: true });
  if (!isBack) {
    await changeAccount(uid, { ...secured, disabled: true });
    await endSessionsBefore(context, uid, Math.floor(now / 1000));
    throw new Refusal('email-taken');
  }
  await followAddress(context, entry.address);
  await db.runTransaction(async (transaction) => {
    const stored = await transaction.get(emailChangeRef(db, uid));
    const open = readEmailChange(stored, now);
    const writeLists = await prepareLists(transaction, context);
    const former = open.former.filter(({ since }) => since.toMillis() < at);
    writeLists(entry.address);
    transaction.set(stored.ref, storedEmailChange({ pending: null, former }));
    queueAccountMail(transaction, context, uid, 'password-reset');
  });
}

const STEPS = { confirm: confirmChange, undo: undoChange } as const;

/** Follows the link of a mail about a change of the address. */
export function followEmailLink(
  { db, now }: { db: Firestore; now: number },
  step: EmailChangeStep,
  link: EmailChangeLink,
): Promise<void> {
  return STEPS[step]({ db, now, uid: link.uid }, link);
}

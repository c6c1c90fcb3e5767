import {
  createUserWithEmailAndPassword,
  deleteUser,
  sendEmailVerification,
  updateProfile,
  type User,
} from 'firebase/auth';
import { LEGAL_VERSION } from '../../platform/config';
import { createUser } from '../data/user-repository';
import type { Admin, FirebaseUser, SignUpForm } from '../../model';
import { AppError, withAppErrors } from '../../platform/errors';
import { firebaseAuthToSignIn } from '../firebase/auth';
import { retry } from '../retry';
import { ensureAdmin } from './admin-access';
import { whileRegistering } from './ongoing';
import { signOut, toFirebaseUser } from './session';
import { signedInUser } from './signed-in-user';
import { userRecordOf } from './user-record';

/**
 * Opens an account: the Auth user, its record with the acceptance of the legal texts, and the verification mail.
 *
 * The record is tried three times; calling again continues where it stopped, and if it is still missing when the
 * account signs in, `connectAuth` writes it.
 *
 * @throws AppError with the Auth service's code, such as `auth/email-already-in-use`.
 */
export function signUp(form: SignUpForm): Promise<FirebaseUser> {
  return registering(async () => {
    const user = await openAccount(form.email.trim(), form.password);
    return completeAccount(user, form.name);
  });
}

/**
 * Opens an administrator's account.
 *
 * The account is an administrator at once if the server allows it. A person with an invitation has to verify their
 * address first: the account stays, its mail is sent, and `signInAsAdmin` creates the record. Any other account is
 * deleted again.
 *
 * @param invitation - The secret of the invitation that the person followed; `null` for none.
 * @returns The administrator; `null` when the address has to be verified first.
 * @throws AppError `not-admin` or `invite-invalid` when the account was deleted again, or the Auth service's code.
 */
export function signUpAsAdmin(
  { name, email, password }: SignUpForm,
  invitation: string | null,
): Promise<Admin | null> {
  return registering(async () => {
    const { user } = await createUserWithEmailAndPassword(
      await firebaseAuthToSignIn(),
      email.trim(),
      password,
    );
    let keep = false;
    try {
      await updateProfile(user, { displayName: name.trim() });
      const account = { ...toFirebaseUser(user), displayName: name.trim() };
      const access = await ensureAdmin(account, invitation);
      const reason = access.admin ? null : access.reason;
      keep = access.admin !== null || reason?.code === 'admin-unverified';
      if (!keep)
        throw reason ?? new AppError('not-admin', `${user.uid} is neither invited nor let in by the policy`);
      await completeAccount(user, name);
      return access.admin;
    } finally {
      if (!keep) await deleteUser(user).catch(() => signOut());
    }
  });
}

function registering<Result>(work: () => Promise<Result>): Promise<Result> {
  return whileRegistering(() => withAppErrors(work));
}

/** Stores the name and the record with the acceptance of the legal texts, and sends the verification mail. */
async function completeAccount(user: User, name: string): Promise<FirebaseUser> {
  await updateProfile(user, { displayName: name.trim() });
  const account = { ...toFirebaseUser(user), displayName: name.trim() };
  await retry(() => createUser(userRecordOf(account), newAcceptance()), {
    shouldRetry: (error) => !(error instanceof AppError && error.code === 'NETWORK_403'),
  });
  // The account works without it, and Perfil offers to send it again.
  await sendEmailVerification(user).catch(() => undefined);
  return account;
}

/** Creates the Auth user; a registration that was cut off after this step continues with the session that it left. */
async function openAccount(email: string, password: string): Promise<User> {
  const auth = await firebaseAuthToSignIn();
  const user = await signedInUser();
  if (user?.email === email.toLowerCase()) return user;
  return (await createUserWithEmailAndPassword(auth, email, password)).user;
}

/** Sends the verification mail again. */
export async function sendVerificationMail(): Promise<void> {
  const user = await signedInUser();
  if (!user) return;
  await withAppErrors(() => sendEmailVerification(user));
}

function newAcceptance() {
  return { version: LEGAL_VERSION, acceptedAt: new Date().toISOString() };
}

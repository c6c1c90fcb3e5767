import {
  createUserWithEmailAndPassword,
  deleteUser,
  sendEmailVerification,
  updateProfile,
  type User,
} from 'firebase/auth';
import { LEGAL_VERSION } from '../config';
import { callFunction } from '../data/call-function';
import { createUser } from '../data/user-repository';
import type { Admin, FirebaseUser, SignUpForm } from '../domain';
import { AppError, fromFirebase } from '../errors';
import { firebaseAuth, firebaseAuthToSignIn } from '../firebase/auth';
import { retry } from '../retry';
import { ensureAdmin } from './admin-access';
import { signOut, toFirebaseUser } from './session';

let registrations = 0;

/** True while an account is being set up: its session exists already, its record perhaps not yet. */
export function isRegistering(): boolean {
  return registrations > 0;
}

/**
 * Opens an account: the Auth user, its record with the acceptance of the legal texts, and the verification mail.
 *
 * The record is tried three times; calling again goes on where it stopped, and should it still be
 * missing when the account signs in, `connectAuth` writes it.
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
 * Opens an account that administers.
 *
 * Where the server lets it be an administrator at once, it is one. An invited address is to be verified first: the account
 * is kept, its mail is sent, and `signInAsAdmin` makes the record. Of any other nothing stays.
 *
 * @returns The administrator; `null` when the address has to be verified first.
 * @throws AppError `not-admin` when the account was not kept, or the Auth service's code.
 */
export function signUpAsAdmin({ name, email, password }: SignUpForm): Promise<Admin | null> {
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
      const { admin } = await ensureAdmin(account);
      keep = admin !== null || (await callFunction('findAdminInvite', {})).invited;
      if (!keep) throw new AppError('not-admin', `${user.uid} is neither invited nor let in by the policy`);
      await completeAccount(user, name);
      return admin;
    } finally {
      if (!keep) await deleteUser(user).catch(() => signOut());
    }
  });
}

async function registering<Result>(work: () => Promise<Result>): Promise<Result> {
  registrations += 1;
  try {
    return await work();
  } catch (error) {
    throw fromFirebase(error);
  } finally {
    registrations -= 1;
  }
}

/** The name, the record with the acceptance of the legal texts, and the verification mail. */
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

/** A registration that was cut off after this step goes on with the session that it left. */
async function openAccount(email: string, password: string): Promise<User> {
  const auth = await firebaseAuthToSignIn();
  if (auth.currentUser?.email === email.toLowerCase()) return auth.currentUser;
  return (await createUserWithEmailAndPassword(auth, email, password)).user;
}

/** Sends the verification mail again. */
export async function sendVerificationMail(): Promise<void> {
  const user = firebaseAuth().currentUser;
  if (!user) return;
  try {
    await sendEmailVerification(user);
  } catch (error) {
    throw fromFirebase(error);
  }
}

/** The record of an account, as Auth knows it. */
export function userRecordOf(user: FirebaseUser) {
  return { id: user.uid, email: user.email, name: user.displayName };
}

function newAcceptance() {
  return { version: LEGAL_VERSION, acceptedAt: new Date().toISOString() };
}

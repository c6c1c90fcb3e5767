import {
  createUserWithEmailAndPassword,
  sendEmailVerification,
  updateProfile,
  type User,
} from 'firebase/auth';
import { LEGAL_VERSION } from '../config';
import { createUser } from '../data/user-repository';
import type { FirebaseUser, SignUpForm } from '../domain';
import { AppError, fromFirebase } from '../errors';
import { firebaseAuth } from '../firebase/auth';
import { retry } from '../retry';
import { toFirebaseUser } from './session';

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
export async function signUp({ name, email, password }: SignUpForm): Promise<FirebaseUser> {
  registrations += 1;
  try {
    const user = await openAccount(email.trim(), password);
    await updateProfile(user, { displayName: name.trim() });
    const firebaseUser = { ...toFirebaseUser(user), displayName: name.trim() };
    await retry(() => createUser(userRecordOf(firebaseUser), newAcceptance()), {
      shouldRetry: (error) => !(error instanceof AppError && error.code === 'NETWORK_403'),
    });
    // The account works without it, and Perfil offers to send it again.
    await sendEmailVerification(user).catch(() => undefined);
    return firebaseUser;
  } catch (error) {
    throw fromFirebase(error);
  } finally {
    registrations -= 1;
  }
}

/** A registration that was cut off after this step goes on with the session that it left. */
async function openAccount(email: string, password: string): Promise<User> {
  const auth = firebaseAuth();
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

import {
  getMultiFactorResolver,
  multiFactor,
  TotpMultiFactorGenerator,
  type MultiFactorError,
  type TotpSecret,
} from 'firebase/auth';
import { AppError, withAppErrors } from '../../platform/errors';
import { firebaseAuth } from '../firebase/auth';
import { requireUser } from './signed-in-user';

/** Secret of an authenticator app that is being enrolled. */
export interface NewSecondFactor {
  /** As the app takes it typed. */
  secret: string;
  /** `otpauth:` address, which opens the app on the same device. */
  address: string;
}

/** Secret whose first code is awaited; it never leaves the page. */
let begun: TotpSecret | null = null;

/**
 * Continues a sign-in that requires the second factor, with a code of the authenticator app.
 *
 * @param challenge - The error of the sign-in, or of the reauthentication, that requires it.
 * @throws AppError `auth/invalid-verification-code` for a wrong code; it may be tried again
 */
export function answerSecondFactor(challenge: AppError, code: string): Promise<void> {
  return withAppErrors(async () => {
    // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- The SDK's error by which the sign-in asked.
    const resolver = getMultiFactorResolver(firebaseAuth(), challenge.cause as MultiFactorError);
    const app = resolver.hints.find(({ factorId }) => factorId === TotpMultiFactorGenerator.FACTOR_ID);
    if (!app) throw new AppError('auth/multi-factor-info-not-found', 'No authenticator app is enrolled');
    await resolver.resolveSignIn(TotpMultiFactorGenerator.assertionForSignIn(app.uid, code));
  });
}

/** Reports whether the account has a second factor. */
export async function hasSecondFactor(): Promise<boolean> {
  const { user } = await requireUser();
  return multiFactor(user).enrolledFactors.length > 0;
}

/** Begins to enrol an authenticator app for the account. Its address has to be verified, and its sign-in recent. */
export async function beginSecondFactor(product: string): Promise<NewSecondFactor> {
  const { user, email } = await requireUser();
  return withAppErrors(async () => {
    begun = await TotpMultiFactorGenerator.generateSecret(await multiFactor(user).getSession());
    return { secret: begun.secretKey, address: begun.generateQrCodeUrl(email, product) };
  });
}

/**
 * Enrols the app whose enrolment has begun, with its first code. The session counts as one with a second factor from then on.
 *
 * @throws AppError `auth/invalid-verification-code` for a wrong code; it may be tried again
 */
export async function confirmSecondFactor(code: string): Promise<void> {
  const { user } = await requireUser();
  const secret = begun;
  if (!secret) throw new AppError('auth/missing-multi-factor-session', 'No enrolment has begun');
  await withAppErrors(async () => {
    await multiFactor(user).enroll(TotpMultiFactorGenerator.assertionForEnrollment(secret, code), 'App');
    begun = null;
    await user.getIdToken(true);
  });
}

/** Removes the account's own second factor. Its sign-in has to be recent. */
export async function removeSecondFactor(): Promise<void> {
  const { user } = await requireUser();
  await withAppErrors(async () => {
    const own = multiFactor(user);
    for (const factor of own.enrolledFactors) await own.unenroll(factor);
  });
}

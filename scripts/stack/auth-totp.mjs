/**
 * Loaded before Google's Auth emulator, which knows second factors by SMS alone: has it take codes of an authenticator app (TOTP) as
 * Identity Platform does, so that the panel's second factor is tried with the real SDK. To the emulator such a factor is a telephone number
 * that nobody has; a right code is exchanged for the one that it would have sent there.
 */
import { createHmac, randomBytes, randomInt } from 'node:crypto';
import { createRequire } from 'node:module';

const requireThere = createRequire(createRequire(import.meta.url).resolve('firebase-tools/package.json'));
const { authOperations } = requireThere('./lib/emulator/auth/operations.js');
const { BadRequestError } = requireThere('./lib/emulator/auth/errors.js');

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const PERIOD_S = 30;
/** Prefix of the phone numbers that represent authenticator apps. */
const APP_NUMBER = '+1999';
/** The secret is stored in the name of its factor, as the emulator stores no other field. */
const NAME = /^totp:([A-Z2-7]+):(.*)$/s;

/** Secrets whose enrolment has begun, by its session. */
const begun = new Map();

const newSecret = () => Array.from(randomBytes(32), (byte) => ALPHABET[byte % 32]).join('');

function bytesOf(secret) {
  const bits = Array.from(secret, (letter) => ALPHABET.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from(bits.match(/.{8}/g).map((octet) => Number.parseInt(octet, 2)));
}

/** Returns the code of a secret in one period of 30 seconds. */
function codeOf(secret, period) {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(period));
  const digest = createHmac('sha1', bytesOf(secret)).update(counter).digest();
  const start = digest.at(-1) & 15;
  return String((digest.readUInt32BE(start) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}

/** Refuses a code of none of the periods about now. */
function requireCode(secret, code) {
  const period = Math.floor(Date.now() / 1000 / PERIOD_S);
  const isRight = secret && [-1, 0, 1].some((away) => codeOf(secret, period + away) === code);
  if (!isRight) throw new BadRequestError('INVALID_CODE');
}

/** Shows a factor as the client would get it. */
function shown({ phoneInfo: _, unobfuscatedPhoneInfo: __, ...factor }) {
  const [, , displayName] = NAME.exec(factor.displayName);
  return { ...factor, displayName, totpInfo: {} };
}

const isApp = ({ displayName = '' }) => NAME.test(displayName);
const withApps = (holder) =>
  holder?.mfaInfo
    ? { ...holder, mfaInfo: holder.mfaInfo.map((factor) => (isApp(factor) ? shown(factor) : factor)) }
    : holder;

/** Exchanges a number that represents an app for the code that the emulator would send it. */
const smsOf = (state, phoneNumber) => {
  const { sessionInfo, code } = state.createVerificationCode(phoneNumber);
  return { sessionInfo, code };
};

const { accounts, projects } = authOperations.identitytoolkit;
const { mfaEnrollment, mfaSignIn } = accounts;
const original = { ...mfaEnrollment, signInFinalize: mfaSignIn.finalize };

mfaEnrollment.start = (state, body, ctx) => {
  if (!body.totpEnrollmentInfo) return original.start(state, body, ctx);
  // The emulator's own checks: a session, with a verified address.
  const phoneNumber = APP_NUMBER + randomInt(1_000_000, 9_999_999);
  const { phoneSessionInfo } = original.start(state, { ...body, phoneEnrollmentInfo: { phoneNumber } }, ctx);
  const secret = newSecret();
  begun.set(phoneSessionInfo.sessionInfo, { secret, phoneNumber });
  return {
    totpSessionInfo: {
      sharedSecretKey: secret,
      verificationCodeLength: 6,
      hashingAlgorithm: 'SHA1',
      periodSec: PERIOD_S,
      sessionInfo: phoneSessionInfo.sessionInfo,
      finalizeEnrollmentTime: new Date(Date.now() + 300_000).toISOString(),
    },
  };
};

mfaEnrollment.finalize = (state, body, ctx) => {
  if (!body.totpVerificationInfo) return original.finalize(state, body, ctx);
  const { sessionInfo, verificationCode } = body.totpVerificationInfo;
  const known = begun.get(sessionInfo);
  requireCode(known?.secret, verificationCode);
  begun.delete(sessionInfo);
  const displayName = `totp:${known.secret}:${body.displayName ?? ''}`;
  const phoneVerificationInfo = smsOf(state, known.phoneNumber);
  return {
    ...original.finalize(state, { ...body, displayName, phoneVerificationInfo }, ctx),
    totpAuthInfo: {},
  };
};

mfaSignIn.finalize = (state, body, ctx) => {
  if (!body.totpVerificationInfo) return original.signInFinalize(state, body, ctx);
  const { localId } = JSON.parse(Buffer.from(body.mfaPendingCredential, 'base64').toString('utf8'));
  const factor = state
    .getUserByLocalId(localId)
    ?.mfaInfo?.find(({ mfaEnrollmentId }) => mfaEnrollmentId === body.mfaEnrollmentId);
  const [, secret] = NAME.exec(factor?.displayName ?? '') ?? [];
  requireCode(secret, body.totpVerificationInfo.verificationCode);
  const phoneVerificationInfo = smsOf(state, factor.unobfuscatedPhoneInfo);
  return original.signInFinalize(state, { ...body, phoneVerificationInfo }, ctx);
};

const { signInWithPassword, lookup } = accounts;
accounts.signInWithPassword = async (...call) => withApps(await signInWithPassword(...call));
accounts.lookup = projects.accounts.lookup = (...call) => {
  const answer = lookup(...call);
  return { ...answer, users: answer.users?.map(withApps) };
};

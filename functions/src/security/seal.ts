import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { bookingKey, bookingKeys } from '../bookings/record/booking-secret';

const ALGORITHM = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

const bytesOf = (key: string) => Buffer.from(key, 'base64url');

/**
 * Encrypts a password for the database, so that a copy of the database alone opens no calendar.
 *
 * @param context - What it belongs to; it is decrypted for the same only.
 */
export function seal(password: string, context: string): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(ALGORITHM, bytesOf(bookingKey('calendar')), iv);
  cipher.setAAD(Buffer.from(context));
  const sealed = Buffer.concat([cipher.update(password, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
}

function open(bytes: Buffer, key: string, context: string): string | null {
  try {
    const decipher = createDecipheriv(ALGORITHM, bytesOf(key), bytes.subarray(0, IV_BYTES));
    decipher.setAAD(Buffer.from(context));
    decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
    const text = decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES));
    return Buffer.concat([text, decipher.final()]).toString('utf8');
  } catch {
    // Another key, or another context.
    return null;
  }
}

/** A password that was decrypted. */
export interface Unsealed {
  password: string;
  /** True when an earlier key of the deployment encrypted it, which may be gone soon. */
  isByEarlierKey: boolean;
}

/** Decrypts what {@link seal} encrypted with one of the deployment's keys; `null` when none of them fits. */
export function unseal(sealed: string, context: string): Unsealed | null {
  const bytes = Buffer.from(sealed, 'base64url');
  for (const [index, key] of bookingKeys('calendar').entries()) {
    const password = open(bytes, key, context);
    if (password !== null) return { password, isByEarlierKey: index > 0 };
  }
  return null;
}

import { createCipheriv, createECDH, hkdfSync, randomBytes, type ECDH } from 'node:crypto';
import type { PushSubscriptionKeys } from 'shared-lib/domain';

/** Size of a record, of which a push has one, in bytes. */
const RECORD_BYTES = 4096;

/** Mark behind the text of the last record. */
const LAST_RECORD = 2;

/** Parts of a push that are drawn at random. */
export interface Drawn {
  /** Key pair of this push only. */
  pair: ECDH;
  /** 16 bytes. */
  salt: Buffer;
}

function draw(): Drawn {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  return { pair, salt: randomBytes(16) };
}

const derive = (secret: Buffer, salt: Buffer, info: Buffer, bytes: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, bytes));

/**
 * Encrypts a text for a device (RFC 8291, `aes128gcm` of RFC 8188): the service that carries it can't read it.
 *
 * @param drawn - Given in tests only.
 * @throws Error for a device whose keys are none
 */
export function encryptPush(
  text: string,
  { p256dh, auth }: Pick<PushSubscriptionKeys, 'p256dh' | 'auth'>,
  { pair, salt }: Drawn = draw(),
): Buffer {
  const theirs = Buffer.from(p256dh, 'base64url');
  const ours = pair.getPublicKey();
  const shared = pair.computeSecret(theirs);
  const about = Buffer.concat([Buffer.from('WebPush: info\0'), theirs, ours]);
  const secret = derive(shared, Buffer.from(auth, 'base64url'), about, 32);
  const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  const head = Buffer.alloc(5);
  head.writeUInt32BE(RECORD_BYTES);
  head.writeUInt8(ours.length, 4);
  return Buffer.concat([
    salt,
    head,
    ours,
    cipher.update(Buffer.from(text)),
    cipher.update(Buffer.from([LAST_RECORD])),
    cipher.final(),
    cipher.getAuthTag(),
  ]);
}

import { createECDH } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../lib/paths.mjs';

/** Path at which the local sites serve the public key to pages; a deployed build contains it. */
export const PUSH_KEY_PATH = '/__local/push-key';

/**
 * Returns the VAPID keys by which browsers' push services identify this machine, and creates them the first time. They are stored, as a
 * browser's subscription is valid for one key only; git ignores them.
 *
 * @param {string} [folder]
 * @returns {{ publicKey: string, privateKey: string }} In base64url.
 */
export function localPushKeys(folder = join(ROOT, '.local')) {
  const file = join(folder, 'push-keys.json');
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    if (error.code !== 'ENOENT') throw error;
  }
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  const keys = {
    publicKey: pair.getPublicKey('base64url'),
    // Leading zeros count.
    privateKey: Buffer.from(pair.getPrivateKey('hex').padStart(64, '0'), 'hex').toString('base64url'),
  };
  mkdirSync(folder, { recursive: true });
  // Written aside first: another copy that starts at the same time reads no half of a file, and both have the keys of the first.
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, JSON.stringify(keys), { mode: 0o600 });
  try {
    linkSync(draft, file);
    return keys;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    return JSON.parse(readFileSync(file, 'utf8'));
  } finally {
    rmSync(draft);
  }
}

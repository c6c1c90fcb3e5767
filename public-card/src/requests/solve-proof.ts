import { readChallenge, type ProofChallenge } from './visitor-requests';

const bytesOf = (hex: string) => Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

const hexOf = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/**
 * Solves a challenge of ALTCHA (PBKDF2/SHA-256) by trying numbers in turn. The browser derives keys off the main
 * thread, so that the page stays responsive.
 *
 * @returns The solution as the server accepts it, base64.
 */
export async function solveChallenge(challenge: ProofChallenge): Promise<string> {
  const { nonce, salt, cost, keyLength = 32, keyPrefix } = challenge.parameters;
  const nonceBytes = bytesOf(nonce);
  const password = new Uint8Array(nonceBytes.length + 4);
  password.set(nonceBytes);
  const view = new DataView(password.buffer);
  const derivation = { name: 'PBKDF2', salt: bytesOf(salt), iterations: cost, hash: 'SHA-256' };
  for (let counter = 0; ; counter++) {
    view.setUint32(nonceBytes.length, counter);
    const key = await crypto.subtle.importKey('raw', password, 'PBKDF2', false, ['deriveBits']);
    const derived = hexOf(new Uint8Array(await crypto.subtle.deriveBits(derivation, key, keyLength * 8)));
    if (derived.startsWith(keyPrefix))
      return btoa(JSON.stringify({ challenge, solution: { counter, derivedKey: derived } }));
  }
}

/** Fetches a challenge and solves it; `null` when none is available. */
export async function proveWork(): Promise<string | null> {
  const challenge = await readChallenge();
  return challenge.ok ? solveChallenge(challenge.value) : null;
}

import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { NOW } from '../../testing/local-project';
import { createProofChallenge } from '../book/proof-of-work';

/** Returns an id like those that pages make: 20 letters and digits. */
export const idOf = (name: string | number) => String(name).padEnd(20, 'x');

/** Returns a solved challenge, of a difficulty that costs nothing. */
export async function aProof(now = NOW): Promise<string> {
  const challenge = await createProofChallenge(now, { cost: 1, counter: 1 });
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}

import { createHash } from 'node:crypto';
import { createChallenge, randomInt, verifySolution, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { z } from 'zod';
import { HOUR_MS } from 'shared-lib/time';
import { bookingKey, bookingKeys } from '../record/booking-secret';

/** Time for which a challenge can be solved, in milliseconds: enough to fill in the form. */
const GOOD_FOR_MS = HOUR_MS;

/**
 * Work of a challenge: about a second on a phone while the form is filled in, but expensive for thousands of bookings.
 */
const DIFFICULTY = { cost: 5000, fewest: 100, most: 300 };

const payloadSchema = z.object({
  challenge: z.object({
    parameters: z.looseObject({
      ...{ algorithm: z.string(), nonce: z.string(), salt: z.string() },
      ...{ cost: z.number(), keyLength: z.number(), keyPrefix: z.string() },
      keySignature: z.string().optional(),
      data: z.object({ until: z.number() }),
    }),
    signature: z.string(),
  }),
  solution: z.object({ counter: z.number(), derivedKey: z.string().max(200) }),
});

/** Creates a challenge (ALTCHA) that a browser solves. It is signed, so that nothing has to be stored. */
export function createProofChallenge(
  now: number,
  { cost, counter }: { cost: number; counter: number } = {
    cost: DIFFICULTY.cost,
    counter: randomInt(DIFFICULTY.most, DIFFICULTY.fewest),
  },
): Promise<Challenge> {
  return createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost,
    counter,
    data: { until: now + GOOD_FOR_MS },
    deriveKey,
    hmacSignatureSecret: bookingKey('proof'),
    hmacKeySignatureSecret: bookingKey('proof-key'),
  });
}

/** A solved challenge as it was sent. */
export interface Proof {
  /** Id of the challenge, the same whatever else was sent with it. */
  id: string;
  /** Instant until which the challenge could be used, in milliseconds since the epoch. */
  until: number;
}

function readPayload(proof: string): z.infer<typeof payloadSchema> | null {
  try {
    return payloadSchema.parse(JSON.parse(Buffer.from(proof, 'base64').toString('utf8')));
  } catch {
    return null;
  }
}

/** Reports whether a solution is right and its challenge was signed with any of the deployment's keys. */
async function isSigned(payload: z.infer<typeof payloadSchema>): Promise<boolean> {
  const keyKeys = bookingKeys('proof-key');
  for (const [index, key] of bookingKeys('proof').entries()) {
    const hmacKeySignatureSecret = keyKeys[index];
    if (hmacKeySignatureSecret === undefined) continue;
    const { verified } = await verifySolution({
      ...payload,
      deriveKey,
      hmacSignatureSecret: key,
      hmacKeySignatureSecret,
    }).catch(() => ({ verified: false }));
    if (verified) return true;
  }
  return false;
}

/** Checks a solved challenge; `null` when it is wrong, forged or expired. */
export async function readProof(proof: string, now: number): Promise<Proof | null> {
  const payload = readPayload(proof);
  if (!payload) return null;
  const { until } = payload.challenge.parameters.data;
  if (until <= now || !(await isSigned(payload))) return null;
  const id = createHash('sha256').update(payload.challenge.signature).digest('hex');
  return { id, until };
}

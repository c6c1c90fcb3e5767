import { createHash } from 'node:crypto';
import { createChallenge, randomInt, verifySolution, type Challenge, type Payload } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { z } from 'zod';
import { bookingKey } from './booking-secret';

/** How long a challenge is good for: as long as somebody may take over the form. */
const GOOD_FOR_MS = 60 * 60 * 1000;

/** About a second's work for a phone, while its owner fills in the form; much for who books by the thousand. */
const DIFFICULTY = { cost: 5000, fewest: 100, most: 300 };

const payloadSchema = z.object({
  challenge: z.object({
    parameters: z.looseObject({ data: z.object({ until: z.number() }) }),
    signature: z.string(),
  }),
  solution: z.object({ counter: z.number(), derivedKey: z.string().max(200) }),
});

/** A task for a browser (ALTCHA), signed, so that nothing has to be kept of it. */
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
  /** The same for the same challenge, whatever else was sent with it. */
  id: string;
  /** Until when it could be used, in milliseconds since the epoch. */
  until: number;
}

function readPayload(proof: string): z.infer<typeof payloadSchema> | null {
  try {
    return payloadSchema.parse(JSON.parse(Buffer.from(proof, 'base64').toString('utf8')));
  } catch {
    return null;
  }
}

/** Checks a solved challenge; `null` for one that isn't solved, isn't ours or is too old. */
export async function readProof(proof: string, now: number): Promise<Proof | null> {
  const payload = readPayload(proof);
  if (!payload) return null;
  const { until } = payload.challenge.parameters.data;
  const { verified } = await verifySolution({
    ...(payload as unknown as Payload),
    deriveKey,
    hmacSignatureSecret: bookingKey('proof'),
    hmacKeySignatureSecret: bookingKey('proof-key'),
  }).catch(() => ({ verified: false }));
  if (!verified || until <= now) return null;
  const id = createHash('sha256').update(payload.challenge.signature).digest('hex');
  return { id, until };
}

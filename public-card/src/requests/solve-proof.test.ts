import { createChallenge, verifySolution, type Payload } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { solveChallenge } from './solve-proof';

describe('solveChallenge', () => {
  it('solves a challenge so that the server’s library accepts it', async () => {
    const secrets = { hmacSignatureSecret: 'one', hmacKeySignatureSecret: 'two' };
    const challenge = await createChallenge({
      algorithm: 'PBKDF2/SHA-256',
      cost: 10,
      counter: 130,
      data: { until: 1 },
      deriveKey,
      ...secrets,
    });
    const { keyPrefix } = challenge.parameters;
    const proof = await solveChallenge({
      parameters: { ...challenge.parameters, keyPrefix: keyPrefix! },
      signature: challenge.signature!,
    });
    const payload = JSON.parse(atob(proof)) as Payload;
    expect(payload.solution.counter).toBe(130);
    expect(await verifySolution({ ...payload, deriveKey, ...secrets })).toMatchObject({ verified: true });
  });
});

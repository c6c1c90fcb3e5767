import { randomUUID } from 'node:crypto';
import { solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { instantOf } from 'shared-lib/model/booking';
import { addresses } from '../../fixtures/addresses';
import { bookingsOf, inDays, makeBookableCard } from '../../fixtures/data/bookable-card';
import { ALONE } from '../../fixtures/tags';
import { expect, test } from '../../fixtures/test';

/** Most requests of one address in an hour, as the test can't come from others. */
const CROWD = 20;

const newId = () => randomUUID().replace(/-/g, '').slice(0, 20);

async function aProof(): Promise<string> {
  const challenge = (await (await fetch(`${addresses.publicCard}/b/challenge`)).json()) as Challenge;
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}

test(
  'of twenty visitors at one slot, through Hosting and Functions, one books and the rest hear what else is free',
  ALONE,
  async () => {
    // Twenty proofs of work on one machine.
    test.setTimeout(240_000);
    const { uid, slug, serviceIds } = await makeBookableCard();
    const start = instantOf(inDays(2), '10:00', 'Europe/Madrid');
    const sendings = await Promise.all(
      Array.from({ length: CROWD }, async () => {
        const body = JSON.stringify({
          bookingId: newId(),
          session: newId(),
          serviceId: serviceIds[0],
          price: 0,
          durationMinutes: 30,
          start,
          zone: 'America/Bogota',
          language: 'es',
          customer: { name: 'Eva Ruiz', email: `eva-${newId()}@ejemplo.com`, phone: '' },
          answers: {},
          notes: '',
          proof: await aProof(),
          website: '',
        });
        const headers = { 'content-type': 'application/json' };
        return () => fetch(`${addresses.publicCard}/b/${slug}/book`, { method: 'POST', headers, body });
      }),
    );
    const answers = await Promise.all(
      sendings.map(async (send) => {
        const response = await send();
        return { status: response.status, body: (await response.json()) as { reason?: string } };
      }),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const refused = answers.filter(({ status }) => status !== 200);
    for (const { status, body } of refused)
      expect({ status, body }).toEqual({
        status: 409,
        body: { reason: 'slot-taken', alternatives: expect.arrayContaining([expect.any(Number)]) },
      });
    expect(await bookingsOf(uid)).toHaveLength(1);
  },
);

import { Timestamp } from 'firebase-admin/firestore';
import { HOUR_MS } from 'shared-lib/time';
import { NOW } from '../testing/local-project';
import { openHostileProject } from '../testing/hostile-client';
import { readFreeze } from './is-feature-on';

const project = openHostileProject();

/** Freezes the product until some hours from a moment; `null` for a freeze without an end. */
const freeze = (from: number, hours: number | null) =>
  project
    .db()
    .doc('featureFlags/read_only')
    .set({
      enabled: true,
      rolloutPercentage: 100,
      message: 'Cambiamos de servidor',
      until: hours === null ? null : Timestamp.fromMillis(from + hours * HOUR_MS),
    });

const createCard = (cardId: string) =>
  project.signUp('ana').call('createCard', { cardId: cardId.padEnd(20, '0'), name: 'Trabajo', slug: cardId });

describe('a freeze', () => {
  it('is over from its end time on', async () => {
    await freeze(NOW, 1);
    const until = NOW + HOUR_MS;
    expect(await readFreeze(project.db(), until - 1)).toEqual({ message: 'Cambiamos de servidor', until });
    expect(await readFreeze(project.db(), until)).toBeNull();
  });

  it('refuses changes until it ends', async () => {
    await freeze(Date.now(), 1);
    expect(await createCard('ana-una')).toMatchObject({ status: 400, reason: 'read-only' });
    await freeze(Date.now(), -1);
    expect((await createCard('ana-una')).reason).not.toBe('read-only');
    await freeze(Date.now(), null);
    expect(await createCard('ana-otra')).toMatchObject({ status: 400, reason: 'read-only' });
  });
});

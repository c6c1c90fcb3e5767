import { DAY_MS } from 'shared-lib/time';
import { deleteCard } from '../cards/delete-card';
import { bucket } from '../firebase';
import { expectLog } from '../testing/recorded-logs';
import { NOW, openLocalProject } from '../testing/local-project';
import { purgeDeletedCards } from './purge/purge-deleted-cards';
import { runJobs } from './run/run-jobs';

const project = openLocalProject();

describe('purgeDeletedCards', () => {
  it('removes a card, its publications and its photos thirty days after it was deleted', async () => {
    const cardId = await project.aPublished('ana', 'ana-garcia');
    const other = await project.aPublished('ana', 'ana-otra');
    const photo = bucket().file(`cards/ana/${cardId}/${'a'.repeat(64)}.jpg`);
    await photo.save(Buffer.from('x'), { resumable: false });
    await deleteCard(project.context('ana'), { cardId });

    const runAt = (now: number) => purgeDeletedCards({ db: project.db(), now });
    expect(await runAt(NOW + 29 * DAY_MS)).toBe(0);
    expect(await project.read(`cards/${cardId}`)).toBeDefined();
    expect(await runAt(NOW + 30 * DAY_MS)).toBe(1);
    expect(await project.read(`cards/${cardId}`)).toBeUndefined();
    expect(await project.read(`cards/${cardId}/publications/2`)).toBeUndefined();
    expect(await photo.exists()).toEqual([false]);
    expect(await runAt(NOW + 30 * DAY_MS)).toBe(0);
    expect(await project.read(`cards/${other}`)).toBeDefined();
    // Visitors still hear that the card is gone.
    expect(await project.read('publicCards/ana-garcia')).toMatchObject({ status: 'deleted' });
  });
});

describe('runJobs', () => {
  it('runs the other jobs when one fails and reports the failure', async () => {
    expectLog(/job (\w+ )?failed/i);
    const table = {
      broken: async () => {
        throw new Error('no disk');
      },
      counting: async () => 3,
    };
    await expect(runJobs(table, { db: project.db(), now: NOW })).resolves.toEqual({
      broken: { error: 'no disk' },
      counting: { done: 3 },
    });
  });
});

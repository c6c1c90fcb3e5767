import { NOW, openLocalProject, refusalOf } from '../testing/local-project';
import { countRequest } from './rate-limit';

const project = openLocalProject();
const LIMIT = { most: 3, windowMs: 60_000 };
const ask = (key: string, now = NOW) => countRequest(project.db(), key, LIMIT, now);

describe('countRequest', () => {
  it('allows each key its number of requests per window', async () => {
    for (let n = 0; n < LIMIT.most; n++) await ask('export:ana');
    expect(await refusalOf(ask('export:ana', NOW + 59_999))).toBe('too-many-requests');
    await ask('export:luis');
    await ask('export:ana', NOW + 60_000);
  });

  it('counts simultaneous requests exactly', async () => {
    const answers = await Promise.allSettled(Array.from({ length: 8 }, () => ask('export:ana')));
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(LIMIT.most);
  });

  it('refuses nothing while the rate_limiting flag is off', async () => {
    await project.db().doc('featureFlags/rate_limiting').set({ enabled: false, rolloutPercentage: 100 });
    for (let n = 0; n < 5; n++) await ask('export:ana');
  });
});

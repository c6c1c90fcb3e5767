import { RUN_SIZE } from 'shared-lib/testing';
import { openHostileProject } from '../testing/hostile-client';
import { cardIdOf } from '../testing/local-project';

const project = openHostileProject();
const LIMIT = 50;

const claim = (index: number) =>
  project
    .signUp('ana')
    .call('createCard', { cardId: cardIdOf(`card${index}x`), name: 'Trabajo', slug: `ana-${index}x` });

describe('an account', () => {
  it('has at most fifty addresses, however many it claims at once', async () => {
    const answers = await Promise.all(Array.from({ length: 70 }, (_, index) => claim(index)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(LIMIT);
    expect(answers.filter(({ reason }) => reason === 'slug-limit')).toHaveLength(20);
    expect((await project.db().collection('slugs').get()).size).toBe(LIMIT);
  });

  // Left to `npm run test:all`.
  if (RUN_SIZE !== 'short')
    it('cannot exceed the limit of addresses by moving one card repeatedly', async () => {
      const ana = project.signUp('ana');
      await claim(0);
      let moved = 0;
      for (let index = 1; index < 70; index += 1) {
        const { status } = await ana.call('changeSlug', {
          cardId: cardIdOf('card0x'),
          slug: `ana-${index}x`,
        });
        if (status === 200) moved += 1;
      }
      expect(moved).toBe(LIMIT - 1);
      // Going back to an address that is reserved for it costs none.
      expect(await ana.call('changeSlug', { cardId: cardIdOf('card0x'), slug: 'ana-0x' })).toMatchObject({
        status: 200,
      });
      expect(await claim(99)).toMatchObject({ status: 400, reason: 'slug-limit' });
    });
});

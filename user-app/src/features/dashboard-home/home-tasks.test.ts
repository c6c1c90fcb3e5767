import { aLink } from 'shared-lib/testing';
import { emptyProfile } from 'shared-lib/domain';
import { aCard } from '../../testing/a-card';
import { countHomeFigures, findHomeTasks } from './home-tasks';

const photo = { path: `cards/ana/c/${'a'.repeat(64)}.jpg`, width: 400, height: 400 };
const complete = aCard({ profile: { ...emptyProfile('Ana'), photo } });
const kinds = (...args: Parameters<typeof findHomeTasks>) => findHomeTasks(...args).map(({ kind }) => kind);

describe('what needs doing', () => {
  it('is the first card in an empty account', () => {
    expect(kinds([], { emailVerified: true })).toEqual(['create-card']);
  });

  it('is nothing when cards are complete and public', () => {
    expect(kinds([complete], { emailVerified: true })).toEqual([]);
  });

  it('puts publishing before the address, and the address before completing', () => {
    const draft = aCard({ id: 'd', status: 'draft', publishedRevision: null, links: [] });
    const changed = aCard({ ...complete, id: 'c', revision: 4 });
    expect(kinds([changed, draft], { emailVerified: false })).toEqual([
      'publish-draft',
      'publish-changes',
      'verify-email',
      'add-photo',
      'add-links',
    ]);
  });

  it('leads to the tab where it is done', () => {
    const bare = aCard({ links: [] });
    expect(findHomeTasks([bare], { emailVerified: true }).map(({ to }) => to)).toEqual([
      '/tarjeta/edit/ana-garcia?tab=perfil',
      '/tarjeta/edit/ana-garcia?tab=enlaces',
    ]);
  });

  it('leaves a paused card with changes alone', () => {
    expect(kinds([{ ...complete, status: 'paused', revision: 9 }], { emailVerified: true })).toEqual([]);
  });

  it('counts cards, published ones and the links that show', () => {
    const cards = [
      aCard({ links: [aLink(), aLink({ id: 'b', visible: false })] }),
      aCard({ status: 'paused' }),
    ];
    expect(countHomeFigures(cards)).toEqual({ cards: 2, published: 1, visibleLinks: 2 });
  });
});

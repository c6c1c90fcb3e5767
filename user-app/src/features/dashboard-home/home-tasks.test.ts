import { emptyProfile } from 'shared-lib/model';
import { aCard } from '../../testing/a-card';
import { findHomeHint } from './home-hints';
import { findHomeTasks } from './home-tasks';

const photo = { path: `cards/ana/c/${'a'.repeat(64)}.jpg`, width: 400, height: 400 };
const complete = aCard({ profile: { ...emptyProfile('Ana'), photo } });
const kinds = (...args: Parameters<typeof findHomeTasks>) => findHomeTasks(...args).map(({ kind }) => kind);

describe('what needs doing', () => {
  it('is nothing when cards are public', () => {
    expect(kinds([complete], { emailVerified: true })).toEqual([]);
  });

  it('puts publishing before the address', () => {
    const draft = aCard({ id: 'd', status: 'draft', publishedRevision: null, links: [] });
    const changed = aCard({ ...complete, id: 'c', revision: 4 });
    expect(kinds([changed, draft], { emailVerified: false })).toEqual([
      'publish-draft',
      'publish-changes',
      'verify-email',
    ]);
  });

  it('names two cards and counts the others', () => {
    const drafts = ['a', 'b', 'c', 'd'].map((id) => aCard({ id, status: 'draft', publishedRevision: null }));
    const tasks = findHomeTasks(drafts, { emailVerified: true });
    expect(tasks.map(({ kind, subject }) => [kind, subject?.id || subject?.name])).toEqual([
      ['publish-draft', 'a'],
      ['publish-draft', 'b'],
      ['publish-more', '2'],
    ]);
    expect(tasks.at(-1)?.to).toBe('/dashboard/tarjetas');
  });

  it('leaves a paused card with changes alone', () => {
    expect(kinds([{ ...complete, status: 'paused', revision: 9 }], { emailVerified: true })).toEqual([]);
  });
});

describe('the hint', () => {
  const bare = aCard({ id: 'bare', links: [] });
  const hint = (dismissed: string[] = [], hasHours = false) => findHomeHint([bare], { hasHours, dismissed });

  it('leads to the tab where it is done', () => {
    expect(hint()).toMatchObject({ kind: 'add-photo', to: '/tarjeta/edit/ana-garcia?tab=perfil' });
  });

  it('is never one that was dismissed', () => {
    const names = ['add-photo-bare', 'add-links-bare', 'take-bookings'];
    expect(names.map((_, index) => hint(names.slice(0, index))?.name)).toEqual(names);
    expect(hint(names)).toBeNull();
  });

  it('suggests bookings only to whoever has a published card and no hours', () => {
    const draft = { ...complete, status: 'draft' as const };
    expect(findHomeHint([draft], { hasHours: false, dismissed: [] })).toBeNull();
    expect(findHomeHint([complete], { hasHours: true, dismissed: [] })).toBeNull();
    expect(findHomeHint([complete], { hasHours: false, dismissed: [] })?.kind).toBe('take-bookings');
  });
});

import { emptyProfile } from 'shared-lib/model';
import { aCard } from '../../testing/a-card';
import { findHomeHint } from './home-hints';
import { findHomeTasks } from './home-tasks';

const photo = { path: `cards/ana/c/${'a'.repeat(64)}.jpg`, width: 400, height: 400 };
const complete = aCard({ profile: { ...emptyProfile('Ana'), photo } });
const kinds = (...args: Parameters<typeof findHomeTasks>) => findHomeTasks(...args).map(({ kind }) => kind);

describe('findHomeTasks', () => {
  it('returns nothing when all cards are public', () => {
    expect(kinds([complete], { emailVerified: true })).toEqual([]);
  });

  it('puts publishing before verifying the email', () => {
    const draft = aCard({ id: 'd', status: 'draft', publishedRevision: null, links: [] });
    const changed = aCard({ ...complete, id: 'c', revision: 4 });
    expect(kinds([changed, draft], { emailVerified: false })).toEqual([
      'publish-draft',
      'publish-changes',
      'verify-email',
    ]);
  });

  it('returns two cards and the number of the others', () => {
    const drafts = ['a', 'b', 'c', 'd'].map((id) => aCard({ id, status: 'draft', publishedRevision: null }));
    const tasks = findHomeTasks(drafts, { emailVerified: true });
    expect(tasks.map(({ kind, subject }) => [kind, subject?.id || subject?.name])).toEqual([
      ['publish-draft', 'a'],
      ['publish-draft', 'b'],
      ['publish-more', '2'],
    ]);
    expect(tasks.at(-1)?.to).toBe('/dashboard/tarjetas');
  });

  it('ignores a paused card with changes', () => {
    expect(kinds([{ ...complete, status: 'paused', revision: 9 }], { emailVerified: true })).toEqual([]);
  });
});

describe('findHomeHint', () => {
  const bare = aCard({ id: 'bare', links: [] });
  const hint = (dismissed: string[] = [], hasHours = false) => findHomeHint([bare], { hasHours, dismissed });

  it('links to the tab of its task', () => {
    expect(hint()).toMatchObject({ kind: 'add-photo', to: '/tarjeta/edit/ana-garcia?tab=perfil' });
  });

  it('returns no dismissed hint', () => {
    const names = ['add-photo-bare', 'add-links-bare', 'take-bookings'];
    expect(names.map((_, index) => hint(names.slice(0, index))?.name)).toEqual(names);
    expect(hint(names)).toBeNull();
  });

  it('suggests bookings only to an account with a published card and no hours', () => {
    const draft = { ...complete, status: 'draft' as const };
    expect(findHomeHint([draft], { hasHours: false, dismissed: [] })).toBeNull();
    expect(findHomeHint([complete], { hasHours: true, dismissed: [] })).toBeNull();
    expect(findHomeHint([complete], { hasHours: false, dismissed: [] })?.kind).toBe('take-bookings');
  });
});

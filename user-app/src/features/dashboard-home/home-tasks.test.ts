import { emptyProfile } from 'shared-lib/domain';
import { aCard } from '../../testing/a-card';
import { findHomeHints } from './home-hints';
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

  it('leaves a paused card with changes alone', () => {
    expect(kinds([{ ...complete, status: 'paused', revision: 9 }], { emailVerified: true })).toEqual([]);
  });
});

describe('hints', () => {
  const bare = aCard({ id: 'bare', links: [] });
  const hints = (dismissed: string[] = [], hasHours = true) =>
    findHomeHints([bare], { hasHours, dismissed }).map(({ name, to }) => [name, to]);

  it('lead to the tab where it is done', () => {
    expect(hints()).toEqual([
      ['add-photo-bare', '/tarjeta/edit/ana-garcia?tab=perfil'],
      ['add-links-bare', '/tarjeta/edit/ana-garcia?tab=enlaces'],
    ]);
  });

  it('are two at once, and never one that was dismissed', () => {
    expect(hints([], false)).toHaveLength(2);
    expect(hints(['add-photo-bare'], false).map(([name]) => name)).toEqual([
      'add-links-bare',
      'take-bookings',
    ]);
    expect(hints(['add-photo-bare', 'add-links-bare', 'take-bookings'], false)).toEqual([]);
  });

  it('suggest bookings only to whoever has a published card and no hours', () => {
    const draft = { ...complete, status: 'draft' as const };
    expect(findHomeHints([draft], { hasHours: false, dismissed: [] })).toEqual([]);
    expect(findHomeHints([complete], { hasHours: true, dismissed: [] })).toEqual([]);
    expect(findHomeHints([complete], { hasHours: false, dismissed: [] })).toHaveLength(1);
  });
});

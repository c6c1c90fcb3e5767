import { aCardContent } from 'shared-lib/testing';
import { writePath } from './content-paths';
import { draftKey, findLostDrafts, forgetDraft, keepDraft } from './draft-mirror';

const base = aCardContent();
const mirror = (job: string, keptAt: number) => ({
  draft: writePath(base, 'profile.jobTitle', job),
  base,
  overlaps: [],
  keptAt,
});
const nobody = () => false;

beforeEach(() => localStorage.clear());

describe('drafts kept on this device', () => {
  it('finds those of tabs that are gone, the oldest first', () => {
    keepDraft(localStorage, draftKey('ana', 'card', 't2'), mirror('B', 2));
    keepDraft(localStorage, draftKey('ana', 'card', 't1'), mirror('A', 1));
    const found = findLostDrafts(localStorage, 'ana', 'card', nobody);
    expect(found.map((lost) => lost.mirror.draft.profile.jobTitle)).toEqual(['A', 'B']);
  });

  it('leaves alone what an open tab, another card or another account keeps', () => {
    const open = draftKey('ana', 'card', 't1');
    keepDraft(localStorage, open, mirror('A', 1));
    keepDraft(localStorage, draftKey('ana', 'other', 't2'), mirror('B', 2));
    keepDraft(localStorage, draftKey('luis', 'card', 't3'), mirror('C', 3));
    expect(findLostDrafts(localStorage, 'ana', 'card', (key) => key === open)).toEqual([]);
  });

  it('keeps typing mistakes', () => {
    const draft = writePath(base, 'profile.email', 'ana@');
    keepDraft(localStorage, draftKey('ana', 'card', 't'), { ...mirror('A', 1), draft });
    expect(findLostDrafts(localStorage, 'ana', 'card', nobody)[0]?.mirror.draft).toEqual(draft);
  });

  it('forgets what is no draft', () => {
    localStorage.setItem(draftKey('ana', 'card', 'a'), '{');
    localStorage.setItem(draftKey('ana', 'card', 'b'), JSON.stringify({ draft: { links: 3 }, base }));
    expect(findLostDrafts(localStorage, 'ana', 'card', nobody)).toEqual([]);
    expect(localStorage.length).toBe(0);
  });

  it('forgets a draft once it is saved', () => {
    const key = draftKey('ana', 'card', 't');
    keepDraft(localStorage, key, mirror('A', 1));
    forgetDraft(localStorage, key);
    expect(localStorage.length).toBe(0);
  });

  it('does without storage where the device refuses it', () => {
    const full = Object.create(Storage.prototype) as Storage;
    expect(() => keepDraft(full, 'key', mirror('A', 1))).not.toThrow();
    expect(findLostDrafts(full, 'ana', 'card', nobody)).toEqual([]);
  });
});

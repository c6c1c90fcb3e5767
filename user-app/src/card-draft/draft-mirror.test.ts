import { aCardContent } from 'shared-lib/testing';
import { aCard } from '../testing/a-card';
import { startAutosave } from './autosave-state';
import { writePath } from './content-paths';
import { findLostDrafts, forgetDraft, keepDraft, mirrorAutosave } from './draft-mirror';
import { draftKey, findWaitingCards, giveUpDrafts, readDrafts, writeDraft } from 'shared-lib/draft';

const base = aCardContent();
const mirror = (job: string, storedAt: number) => ({
  draft: writePath(base, 'profile.jobTitle', job),
  base,
  overlaps: [],
  keptAt: storedAt,
});
const nobody = () => false;

beforeEach(() => localStorage.clear());

describe('drafts stored on this device', () => {
  it('are found for closed tabs, the oldest first', () => {
    keepDraft(draftKey('ana', 'card', 't2'), mirror('B', 2));
    keepDraft(draftKey('ana', 'card', 't1'), mirror('A', 1));
    const found = findLostDrafts('ana', 'card', nobody);
    expect(found.map((lost) => lost.mirror.draft.profile.jobTitle)).toEqual(['A', 'B']);
  });

  it('are not offered from an open tab, another card or another account', () => {
    const open = draftKey('ana', 'card', 't1');
    keepDraft(open, mirror('A', 1));
    keepDraft(draftKey('ana', 'other', 't2'), mirror('B', 2));
    keepDraft(draftKey('luis', 'card', 't3'), mirror('C', 3));
    expect(findLostDrafts('ana', 'card', (key) => key === open)).toEqual([]);
  });

  it('contain invalid input as it was typed', () => {
    const draft = writePath(base, 'profile.email', 'ana@');
    keepDraft(draftKey('ana', 'card', 't'), { ...mirror('A', 1), draft });
    expect(findLostDrafts('ana', 'card', nobody)[0]?.mirror.draft).toEqual(draft);
  });

  it('are deleted when they can’t be read', () => {
    localStorage.setItem(draftKey('ana', 'card', 'a'), '{');
    localStorage.setItem(draftKey('ana', 'card', 'b'), JSON.stringify({ draft: { links: 3 }, base }));
    expect(findLostDrafts('ana', 'card', nobody)).toEqual([]);
    expect(localStorage.length).toBe(0);
  });

  it('are deleted once they are saved', () => {
    const key = draftKey('ana', 'card', 't');
    keepDraft(key, mirror('A', 1));
    forgetDraft(key);
    expect(localStorage.length).toBe(0);
  });

  it('stay in memory where the device refuses storage', () => {
    const refuse = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const key = draftKey('ana', 'card', 't');
    keepDraft(key, mirror('A', 1));
    refuse.mockRestore();
    expect(localStorage.length).toBe(0);
    expect(findLostDrafts('ana', 'card', nobody).map((lost) => lost.key)).toEqual([key]);
    forgetDraft(key);
    expect(findLostDrafts('ana', 'card', nobody)).toEqual([]);
  });

  it('are not stored again by an editor that closes after its owner discarded them', () => {
    const mine = draftKey('ana', 'card', 'given-up');
    keepDraft(mine, mirror('A', 1));
    keepDraft(draftKey('luis', 'card', 't'), mirror('C', 3));
    giveUpDrafts('ana');
    keepDraft(mine, mirror('A', 2));
    expect([...readDrafts('ana').keys()]).toEqual([]);
    expect(readDrafts('luis').size).toBe(1);
  });
});

describe('findWaitingCards', () => {
  it('returns the cards with an unsent draft and those that need a review', () => {
    const saved = startAutosave(base, 1);
    const states = {
      unsent: { ...saved, draft: writePath(base, 'profile.jobTitle', 'B') },
      mistaken: { ...saved, draft: writePath(base, 'profile.email', 'ana@') },
      disputed: {
        ...saved,
        draft: writePath(base, 'profile.jobTitle', 'B'),
        overlaps: ['profile.jobTitle'],
      },
    };
    for (const [card, state] of Object.entries(states)) mirrorAutosave(draftKey('ana', card, 't'), state);
    writeDraft(draftKey('luis', 'other', 't'), '{}');
    const queued = { ...aCard({ id: 'queued' }), pending: true };
    expect(findWaitingCards('ana', [queued, { ...aCard({ id: 'quiet' }), pending: false }])).toEqual({
      queued: 'unsent',
      unsent: 'unsent',
      mistaken: 'review',
      disputed: 'review',
    });
    mirrorAutosave(draftKey('ana', 'unsent', 't'), saved);
    expect(findWaitingCards('ana', [])).toEqual({ mistaken: 'review', disputed: 'review' });
  });
});

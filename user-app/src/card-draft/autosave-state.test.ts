import { aCardContent } from 'shared-lib/testing';
import type { CardContent } from 'shared-lib/model';
import {
  contentToSave,
  maySave,
  reduceAutosave,
  resumeAutosave,
  saveStatus,
  startAutosave,
  type AutosaveEvent,
  type AutosaveState,
} from './autosave-state';
import { writePath } from './content-paths';

const base = aCardContent();
const start = startAutosave(base, 3);
const withJob = (job: string, from: CardContent = base) => writePath(from, 'profile.jobTitle', job);
const withName = (name: string, from: CardContent = base) => writePath(from, 'profile.name', name);
const run = (state: AutosaveState, ...events: AutosaveEvent[]) => events.reduce(reduceAutosave, state);
const failedSave = (content: CardContent, code: string): AutosaveEvent[] => [
  { type: 'edited', draft: content },
  { type: 'save-started', content },
  { type: 'save-failed', code },
];

describe('reduceAutosave', () => {
  it('has nothing to save initially', () => {
    expect(contentToSave(start)).toBeNull();
    expect(saveStatus(start)).toBe('saved');
  });

  it('has the status saving until a typed change is saved', () => {
    const typed = run(start, { type: 'edited', draft: withJob('A') });
    expect(saveStatus(typed)).toBe('saving');
    expect(contentToSave(typed)).toEqual(withJob('A'));
    const sent = run(typed, { type: 'save-started', content: withJob('A') });
    expect(maySave(sent)).toBe(false);
    const done = run(sent, { type: 'save-succeeded', revision: 4 });
    expect([saveStatus(done), done.revision, done.base]).toEqual(['saved', 4, withJob('A')]);
  });

  it('keeps what is typed during a save, to be sent next', () => {
    const state = run(
      start,
      { type: 'edited', draft: withJob('A') },
      { type: 'save-started', content: withJob('A') },
      { type: 'edited', draft: withJob('AB') },
      { type: 'save-succeeded', revision: 4 },
    );
    expect(state.draft).toEqual(withJob('AB'));
    expect(contentToSave(state)).toEqual(withJob('AB'));
    expect(state.overlaps).toEqual([]);
  });

  it('recognises its own save in the live card instead of a conflict', () => {
    const state = run(
      start,
      { type: 'edited', draft: withJob('A') },
      { type: 'save-started', content: withJob('A') },
      { type: 'edited', draft: withJob('AB') },
      { type: 'server-changed', content: withJob('A'), revision: 4 },
      { type: 'save-succeeded', revision: 4 },
    );
    expect(state.overlaps).toEqual([]);
    expect([state.revision, state.draft, state.saving]).toEqual([4, withJob('AB'), null]);
  });

  it('merges changes that another tab made to other fields', () => {
    const state = run(
      start,
      { type: 'edited', draft: withJob('A') },
      { type: 'server-changed', content: withName('Otra'), revision: 4 },
    );
    expect(state.draft).toEqual(withJob('A', withName('Otra')));
    expect(state.overlaps).toEqual([]);
  });

  it('ignores a version that is not newer', () => {
    expect(run(start, { type: 'server-changed', content: withName('Vieja'), revision: 3 })).toBe(start);
  });

  it('reports a conflict in a field that both tabs changed, and saves the other fields', () => {
    const state = run(
      start,
      { type: 'edited', draft: withJob('A', withName('Mía')) },
      { type: 'server-changed', content: withName('Suya'), revision: 4 },
    );
    expect(state.overlaps).toEqual(['profile.name']);
    expect(state.draft.profile.name).toBe('Mía');
    expect(contentToSave(state)).toEqual(withJob('A', withName('Suya')));
  });

  it('saves my version or takes the other one, by the owner’s choice', () => {
    const conflict = run(
      start,
      { type: 'edited', draft: withName('Mía') },
      { type: 'server-changed', content: withName('Suya'), revision: 4 },
    );
    const mine = run(conflict, { type: 'overlaps-resolved', keep: 'mine' });
    expect(contentToSave(mine)).toEqual(withName('Mía'));
    const theirs = run(conflict, { type: 'overlaps-resolved', keep: 'theirs' });
    expect([theirs.draft, contentToSave(theirs)]).toEqual([withName('Suya'), null]);
  });

  it('drops a conflict once both versions are the same', () => {
    const state = run(
      start,
      { type: 'edited', draft: withName('Mía') },
      { type: 'server-changed', content: withName('Suya'), revision: 4 },
      { type: 'edited', draft: withName('Suya') },
    );
    expect(state.overlaps).toEqual([]);
  });

  it('waits for the newer version after a refused save, and then saves over it', () => {
    const refused = run(start, ...failedSave(withJob('A'), 'card-conflict'));
    expect([maySave(refused), saveStatus(refused)]).toEqual([false, 'saving']);
    const newer = run(refused, { type: 'server-changed', content: withName('Otra'), revision: 4 });
    expect(maySave(newer)).toBe(true);
    expect(contentToSave(newer)).toEqual(withJob('A', withName('Otra')));
  });

  it('continues at once when the newer version came before the refusal', () => {
    const state = run(
      start,
      { type: 'edited', draft: withJob('A') },
      { type: 'save-started', content: withJob('A') },
      { type: 'server-changed', content: withName('Otra'), revision: 4 },
      { type: 'save-failed', code: 'card-conflict' },
    );
    expect([maySave(state), state.awaitingNewer]).toEqual([true, false]);
  });

  it('reports a failure when no newer version explains the refusal', () => {
    const state = run(start, ...failedSave(withJob('A'), 'card-conflict'), { type: 'newer-never-came' });
    expect([saveStatus(state), state.draft]).toEqual(['failed', withJob('A')]);
  });

  it('recovers when the newer version comes after the failure was reported', () => {
    const state = run(
      start,
      ...failedSave(withName('Mía'), 'card-conflict'),
      { type: 'newer-never-came' },
      { type: 'server-changed', content: withName('Suya'), revision: 4 },
      { type: 'overlaps-resolved', keep: 'mine' },
    );
    expect([saveStatus(state), maySave(state), contentToSave(state)]).toEqual([
      'saving',
      true,
      withName('Mía'),
    ]);
  });

  it('keeps a failure that a newer version does not explain', () => {
    const state = run(start, ...failedSave(withJob('A'), 'NETWORK_500'), {
      type: 'server-changed',
      content: withName('Suya'),
      revision: 4,
    });
    expect([saveStatus(state), state.failure]).toEqual(['failed', 'NETWORK_500']);
  });

  it('keeps the draft after a failure until the save is retried', () => {
    const failed = run(start, ...failedSave(withJob('A'), 'NETWORK_500'));
    expect([saveStatus(failed), maySave(failed), failed.draft]).toEqual(['failed', false, withJob('A')]);
    const again = run(failed, { type: 'retried' });
    expect([saveStatus(again), maySave(again)]).toEqual(['saving', true]);
  });

  it('reports offline while unsaved changes have no network, and saves when it is back', () => {
    const offline = run(
      start,
      { type: 'online-changed', online: false },
      { type: 'edited', draft: withJob('A') },
    );
    expect([saveStatus(offline), maySave(offline)]).toEqual(['offline', false]);
    const back = run(offline, { type: 'online-changed', online: true });
    expect([saveStatus(back), maySave(back)]).toEqual(['saving', true]);
  });

  it('reports offline when a save is not answered', () => {
    const state = run(
      start,
      { type: 'edited', draft: withJob('A') },
      { type: 'save-started', content: withJob('A') },
      { type: 'save-stalled' },
    );
    expect([saveStatus(state), maySave(state)]).toEqual(['offline', false]);
  });

  it('restores a lost draft with its open conflicts', () => {
    const state = run(startAutosave(withName('Suya'), 5), {
      type: 'recovered',
      draft: withJob('A', withName('Mía')),
      base: withName('Suya'),
      overlaps: ['profile.name'],
    });
    expect(state.draft).toEqual(withJob('A', withName('Mía')));
    expect(state.overlaps).toEqual(['profile.name']);
  });

  it('finds the conflict between a lost draft and what was saved since', () => {
    const state = run(startAutosave(withName('Suya'), 5), {
      type: 'recovered',
      draft: withName('Mía'),
      base,
      overlaps: [],
    });
    expect(state.overlaps).toEqual(['profile.name']);
  });
});

describe('a save that an earlier page left pending', () => {
  const waiting = resumeAutosave(base, { content: withJob('A'), revision: 4 });

  it('holds back later saves until the server’s version contains it', () => {
    expect([saveStatus(waiting), maySave(waiting)]).toEqual(['offline', false]);
    const typed = run(waiting, { type: 'edited', draft: withJob('AB') });
    const sent = run(typed, { type: 'server-changed', content: withJob('A'), revision: 4 });
    expect([sent.revision, sent.overlaps, sent.saving]).toEqual([4, [], null]);
    expect(contentToSave(sent)).toEqual(withJob('AB'));
  });

  it('is sent again when the server still has the version before it', () => {
    const refused = run(waiting, { type: 'server-changed', content: base, revision: 3 });
    expect([refused.revision, maySave(refused)]).toEqual([3, true]);
    expect(contentToSave(refused)).toEqual(withJob('A'));
  });

  it('is merged with a change from elsewhere that came first', () => {
    const overtaken = run(waiting, { type: 'server-changed', content: withName('Otra'), revision: 4 });
    expect(overtaken.draft).toEqual(withJob('A', withName('Otra')));
    expect(contentToSave(overtaken)).toEqual(withJob('A', withName('Otra')));
    expect(overtaken.overlaps).toEqual([]);
  });
});

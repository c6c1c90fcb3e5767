import type { Template } from 'shared-lib/domain';
import { newSource } from './draft-source';
import { beginEdit, reduceEdit, type EditEvent, type EditState } from './edit-state';

const source = { ...newSource('template0000000000001', 'Admin'), baseRevision: 3, templateRevision: 3 };
const begun = beginEdit(source, null);
const named = (name: string) => ({ ...source.draft, name });
const theirs = { ...named('Suya'), id: source.id, revision: 4 } as Template;
const run = (state: EditState, ...events: EditEvent[]) => events.reduce(reduceEdit, state);
const type = (name: string): EditEvent => ({ type: 'changed', part: { name } });

describe('the edit of a template', () => {
  it('goes from typing through saving to saved, over the revision that it was made from', () => {
    expect(begun.saving.state).toBe('untouched');
    const typed = run(begun, type('A'));
    expect(typed.saving.state).toBe('unsaved');
    const saved = run(typed, { type: 'save-started' }, { type: 'saved', draft: typed.draft, revision: 4 });
    expect(saved).toMatchObject({
      saving: { state: 'saved' },
      source: { baseRevision: 4, templateRevision: 4 },
    });
    expect(saved.stored).toBe(saved.draft);
  });

  it('has what was typed during a save still to save', () => {
    const typed = run(begun, type('A'));
    const saved = run(typed, type('AB'), { type: 'saved', draft: typed.draft, revision: 4 });
    expect(saved).toMatchObject({ saving: { state: 'unsaved' }, draft: { name: 'AB' } });
  });

  it('goes on with the changes that this browser kept, over the revision that they were made from', () => {
    const kept = { draft: named('Mía'), baseRevision: 2 };
    expect(beginEdit(source, kept)).toMatchObject({
      draft: { name: 'Mía' },
      source: { baseRevision: 2 },
      saving: { state: 'unsaved' },
      recovered: true,
    });
    expect(beginEdit(source, { draft: source.draft, baseRevision: 2 })).toEqual(begun);
  });

  it('asks when somebody else saved, also while typing goes on, and bases the answer on theirs', () => {
    const asked = run(begun, type('Mía'), { type: 'conflicted', theirs }, type('Mía 2'));
    expect(asked.saving).toEqual({ state: 'conflict', theirs });
    const mine = run(asked, { type: 'mine-kept' });
    expect(mine).toMatchObject({ draft: { name: 'Mía 2' }, source: { baseRevision: 4 }, stored: null });
    const other = run(asked, { type: 'theirs-taken' });
    expect(other).toMatchObject({
      draft: { name: 'Suya' },
      source: { baseRevision: 4 },
      saving: { state: 'saved' },
    });
    expect(other.stored).toBe(other.draft);
  });

  it('has nothing to answer without a conflict', () => {
    expect(run(begun, { type: 'mine-kept' }, { type: 'theirs-taken' })).toBe(begun);
  });

  it('continues from the published version', () => {
    const next = { ...source, latestVersion: '1.0.0', baseRevision: null };
    const published = run(begun, { type: 'published', draft: begun.draft, source: next });
    expect(published).toMatchObject({ source: { latestVersion: '1.0.0' }, saving: { state: 'saved' } });
  });
});

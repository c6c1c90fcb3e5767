/** @jest-environment ../build/testing/jsdom-environment.cjs */
import {
  askingKind,
  autosaveOf,
  formKind,
  openTextStore,
  runAutosave,
  startAutosave,
  WHOLE,
  type AutosaveEvent,
  type AutosaveState,
} from './index';

describe('a document with a draft', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  /** Opens the draft of a note whose server answers after a second. */
  function open() {
    const saved: [text: string, revision: number][] = [];
    const kind = autosaveOf<{ text: string }>({
      ...formKind<{ text: string }>(),
      read: (note) => note.text,
      write: (_note, _path, value) => ({ text: String(value) }),
      toSavable: (draft) => draft,
      conflict: 'note-conflict',
    });
    const autosave = runAutosave(kind, startAutosave({ text: 'a' }, 1), {
      save: async ({ text }, revision) => {
        await new Promise((resolve) => setTimeout(resolve, 1000));
        saved.push([text, revision]);
        return revision + 1;
      },
    });
    return { autosave, saved };
  }

  it('is saved once more on request, to raise its revision', async () => {
    const { autosave, saved } = open();
    autosave.saveAgain();
    await jest.advanceTimersByTimeAsync(1000);
    expect(saved).toEqual([['a', 1]]);
    expect(autosave.getState().revision).toBe(2);
  });

  it('sends one save at a time, and then what was typed meanwhile', async () => {
    const { autosave, saved } = open();
    autosave.saveAgain();
    autosave.saveAgain();
    autosave.send({ type: 'edited', draft: { text: 'ab' } });
    await jest.advanceTimersByTimeAsync(10_000);
    expect(saved).toEqual([
      ['a', 1],
      ['ab', 2],
    ]);
  });
});

describe('texts in the browser’s storage', () => {
  beforeEach(() => localStorage.clear());

  it('are found by the prefix of their keys until they are removed', () => {
    const texts = openTextStore('changed', () => localStorage);
    texts.write('a:1', 'one');
    texts.write('b:1', 'other');
    expect([...texts.under('a:')]).toEqual([['a:1', 'one']]);
    texts.write('a:1', null);
    expect(texts.read('a:1')).toBeNull();
    expect(texts.under('a:').size).toBe(0);
  });

  it('stay in memory where storage is full or forbidden', () => {
    const forbidden = () => {
      throw new Error('forbidden');
    };
    const full = () =>
      ({ getItem: () => null, removeItem: () => {}, setItem: forbidden }) as unknown as Storage;
    for (const storage of [full, forbidden]) {
      const texts = openTextStore('changed', storage);
      texts.write('a:1', 'one');
      expect(texts.read('a:1')).toBe('one');
      expect([...texts.under('a:')]).toEqual([['a:1', 'one']]);
      texts.write('a:1', null);
      expect(texts.read('a:1')).toBeNull();
    }
  });

  it('notify subscribers of changes from this tab and from others', () => {
    const texts = openTextStore('changed', () => localStorage);
    const listener = jest.fn();
    const stop = texts.subscribe(listener);
    texts.write('a:1', 'one');
    dispatchEvent(new Event('storage'));
    stop();
    texts.write('a:1', null);
    expect(listener).toHaveBeenCalledTimes(2);
  });
});

describe('a document that two sides edit', () => {
  const { reduceAutosave, contentToSave } = autosaveOf<string>({
    ...askingKind<string>(),
    toSavable: (draft, saved, withheld) => (withheld.length > 0 ? saved : draft),
    conflict: 'text-conflict',
  });
  const typed = reduceAutosave(startAutosave('a', 1), { type: 'edited', draft: 'mine' });
  const state = reduceAutosave(typed, { type: 'server-changed', content: 'theirs', revision: 2 });

  it('is not saved before its owner decides between two different changes', () => {
    expect(state).toMatchObject({ draft: 'mine', base: 'theirs', revision: 2, overlaps: [WHOLE] });
    expect(contentToSave(state)).toBeNull();
    const mine = reduceAutosave(state, { type: 'overlaps-resolved', keep: 'mine' });
    expect(contentToSave(mine)).toBe('mine');
    const theirs = reduceAutosave(state, { type: 'overlaps-resolved', keep: 'theirs' });
    expect(theirs).toMatchObject({ draft: 'theirs', overlaps: [] });
  });

  it('has no overlap where one side changed it, or both made the same change', () => {
    const followed = reduceAutosave(startAutosave('a', 1), {
      type: 'server-changed',
      content: 'theirs',
      revision: 2,
    });
    expect(followed).toMatchObject({ draft: 'theirs', overlaps: [] });
    const same = reduceAutosave(typed, { type: 'server-changed', content: 'mine', revision: 2 });
    expect(same).toMatchObject({ draft: 'mine', base: 'mine', overlaps: [] });
  });
});

describe('a document that a live query shows before the server has it', () => {
  type Form = { name: string; price: string };
  const { reduceAutosave, contentToSave } = autosaveOf<Form>({
    ...formKind<Form>(),
    toSavable: (draft) => draft,
    conflict: 'form-conflict',
  });
  const stored = { name: 'Corte', price: '20' };
  const mine = { ...stored, name: 'Tinte' };
  const live = (content: Form) => ({ type: 'live-changed', content }) as const;
  const run = (state: AutosaveState<Form>, ...events: AutosaveEvent<Form>[]) =>
    events.reduce(reduceAutosave, state);
  const sent = run(
    startAutosave(stored, 0),
    { type: 'edited', draft: mine },
    { type: 'save-started', content: mine },
  );

  it('keeps what was typed when a save is refused, before or after the database reverts it', () => {
    const refused = { type: 'save-failed', code: 'forbidden' } as const;
    const after = run(sent, live(mine), refused, live(mine), live(stored));
    const before = run(sent, live(mine), live(stored), refused, live(stored));
    for (const state of [after, before]) {
      expect(state).toMatchObject({ draft: mine, base: stored, failure: 'forbidden', overlaps: [] });
      // Others are followed as before.
      expect(run(state, live({ ...stored, price: '25' })).draft).toEqual({ ...mine, price: '25' });
    }
  });

  it('is based on the stored version after a save, and keeps what was typed since', () => {
    const state = run(
      sent,
      live(mine),
      { type: 'edited', draft: { ...mine, price: '30' } },
      live({ name: 'Tinte', price: '25' }),
      { type: 'save-succeeded', revision: 1 },
    );
    expect(state).toMatchObject({
      base: { name: 'Tinte', price: '25' },
      draft: { name: 'Tinte', price: '30' },
      overlaps: ['price'],
    });
    expect(contentToSave(run(sent, live(mine), { type: 'save-succeeded', revision: 1 }))).toBeNull();
  });
});

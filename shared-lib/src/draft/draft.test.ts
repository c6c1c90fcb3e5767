/** @jest-environment ../build/testing/jsdom-environment.cjs */
import { autosaveOf, formKind, openKeptTexts, runAutosave, startAutosave } from './index';

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

  it('has one writer: what is typed meanwhile waits, and a save under way is the one that was asked for', async () => {
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

describe('texts that a browser keeps', () => {
  beforeEach(() => localStorage.clear());

  it('are found by the beginning of their keys, and gone once removed', () => {
    const texts = openKeptTexts('changed', () => localStorage);
    texts.write('a:1', 'one');
    texts.write('b:1', 'other');
    expect([...texts.under('a:')]).toEqual([['a:1', 'one']]);
    texts.write('a:1', null);
    expect(texts.read('a:1')).toBeNull();
    expect(texts.under('a:').size).toBe(0);
  });

  it('last as long as the page where storage is full or forbidden', () => {
    const forbidden = () => {
      throw new Error('forbidden');
    };
    const full = () =>
      ({ getItem: () => null, removeItem: () => {}, setItem: forbidden }) as unknown as Storage;
    for (const storage of [full, forbidden]) {
      const texts = openKeptTexts('changed', storage);
      texts.write('a:1', 'one');
      expect(texts.read('a:1')).toBe('one');
      expect([...texts.under('a:')]).toEqual([['a:1', 'one']]);
      texts.write('a:1', null);
      expect(texts.read('a:1')).toBeNull();
    }
  });

  it('tell their changes to this tab and to others', () => {
    const texts = openKeptTexts('changed', () => localStorage);
    const told = jest.fn();
    const stop = texts.subscribe(told);
    texts.write('a:1', 'one');
    dispatchEvent(new Event('storage'));
    stop();
    texts.write('a:1', null);
    expect(told).toHaveBeenCalledTimes(2);
  });
});

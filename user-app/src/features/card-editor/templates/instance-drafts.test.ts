import type { TemplateValues } from 'shared-lib/model';
import { createInstanceDrafts, DRAFT_PAUSE_MS, type InstanceDrafts } from './instance-drafts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Creates a store that answers when the test says so. */
function aStore(drafts: InstanceDrafts) {
  const stored: [id: string, values: TemplateValues][] = [];
  const waiting: { finish: (complete?: boolean) => void; fail: () => void }[] = [];
  drafts.saveWith(
    (id, values) =>
      new Promise((resolve, reject) => {
        stored.push([id, values]);
        waiting.push({
          finish: (complete = true) => resolve({ complete }),
          fail: () => reject(new Error('No network')),
        });
      }),
  );
  const next = async (act: (one: (typeof waiting)[number]) => void) => {
    act(waiting.shift()!);
    await jest.advanceTimersByTimeAsync(0);
  };
  return { stored, finish: () => next((one) => one.finish()), next };
}

const pause = () => jest.advanceTimersByTimeAsync(DRAFT_PAUSE_MS);

describe('the draft of a template’s fields', () => {
  it('is saved once in its latest form when typing pauses, and is then dropped', async () => {
    const drafts = createInstanceDrafts();
    const { stored, finish } = aStore(drafts);
    drafts.edit('a', { motto: 'H' });
    await jest.advanceTimersByTimeAsync(DRAFT_PAUSE_MS - 1);
    drafts.edit('a', { motto: 'Hola' });
    expect(stored).toEqual([]);
    await pause();
    expect(stored).toEqual([['a', { motto: 'Hola' }]]);
    expect(drafts.getState()).toEqual({ values: { a: { motto: 'Hola' } }, status: { a: 'saving' } });
    await finish();
    expect(drafts.getState()).toEqual({ values: {}, status: { a: 'saved' } });
  });

  it('is saved again after a save during which somebody typed', async () => {
    const drafts = createInstanceDrafts();
    const { stored, finish } = aStore(drafts);
    drafts.edit('a', { motto: '1' });
    await pause();
    drafts.edit('a', { motto: '2' });
    await pause();
    expect(stored).toHaveLength(1);
    await finish();
    expect(stored.map(([, values]) => values)).toEqual([{ motto: '1' }, { motto: '2' }]);
    expect(drafts.getState()).toEqual({ values: { a: { motto: '2' } }, status: { a: 'saving' } });
    await finish();
    expect(drafts.getState().values).toEqual({});
  });

  it('stays when its save fails, and is saved on a retry', async () => {
    const drafts = createInstanceDrafts();
    const { stored, finish, next } = aStore(drafts);
    drafts.edit('a', { motto: 'Hola' });
    await pause();
    await next((one) => one.fail());
    expect(drafts.getState()).toEqual({ values: { a: { motto: 'Hola' } }, status: { a: 'failed' } });
    drafts.retry('a');
    await jest.advanceTimersByTimeAsync(0);
    expect(stored).toHaveLength(2);
    await finish();
    expect(drafts.getState()).toEqual({ values: {}, status: { a: 'saved' } });
  });

  it('stays on screen where a field refuses it', async () => {
    const drafts = createInstanceDrafts();
    const { next } = aStore(drafts);
    drafts.edit('a', { site: 'nada' });
    await pause();
    await next((one) => one.finish(false));
    expect(drafts.getState()).toEqual({ values: { a: { site: 'nada' } }, status: { a: 'saved' } });
  });

  it('is saved completely and at once when it is flushed', async () => {
    const drafts = createInstanceDrafts();
    const { stored, finish } = aStore(drafts);
    drafts.edit('a', { motto: 'A' });
    drafts.edit('b', { motto: 'B' });
    let flushed = false;
    const flushing = drafts.flush().then(() => (flushed = true));
    await jest.advanceTimersByTimeAsync(0);
    expect(stored.map(([id]) => id)).toEqual(['a', 'b']);
    await finish();
    expect(flushed).toBe(false);
    await finish();
    await flushing;
    await pause();
    expect(stored).toHaveLength(2);
  });

  it('is dropped with its instance', async () => {
    const drafts = createInstanceDrafts();
    const { stored } = aStore(drafts);
    drafts.edit('a', { motto: 'A' });
    drafts.forget('a');
    await pause();
    expect(stored).toEqual([]);
    expect(drafts.getState().values).toEqual({});
  });

  it('notifies its subscribers until they unsubscribe', async () => {
    const drafts = createInstanceDrafts();
    aStore(drafts);
    const seen: unknown[] = [];
    const stop = drafts.subscribe(() => seen.push(drafts.getState().values));
    drafts.edit('a', { motto: 'A' });
    stop();
    drafts.edit('a', { motto: 'B' });
    expect(seen).toEqual([{ a: { motto: 'A' } }]);
  });
});

import { aCardContent } from 'shared-lib/testing';
import type { CardContent } from 'shared-lib/model';
import { AppError } from 'shared-lib/errors';
import { AUTOSAVE_TIMES, createAutosave } from './autosave';
import { saveStatus, startAutosave } from './autosave-state';
import { writePath } from './content-paths';

const base = aCardContent();
const withJob = (job: string) => writePath(base, 'profile.jobTitle', job);

/** Creates a server that answers when the test says so. */
function slowServer() {
  const calls: { job: string; revision: number; answer: (error?: Error) => Promise<void> }[] = [];
  const save = (content: CardContent, revision: number) =>
    new Promise<number>((resolve, reject) => {
      calls.push({
        job: content.profile.jobTitle,
        revision,
        answer: async (error) => {
          if (error) reject(error);
          else resolve(revision + 1);
          await jest.advanceTimersByTimeAsync(0);
        },
      });
    });
  return { calls, save };
}

function open() {
  const server = slowServer();
  const autosave = createAutosave(startAutosave(base, 1), { save: server.save });
  const type = (job: string) => autosave.send({ type: 'edited', draft: withJob(job) });
  return { autosave, type, calls: server.calls, status: () => saveStatus(autosave.getState()) };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('createAutosave', () => {
  it('saves once when typing pauses', async () => {
    const { type, calls } = open();
    for (const job of ['A', 'Ar', 'Arq']) {
      type(job);
      await jest.advanceTimersByTimeAsync(AUTOSAVE_TIMES.pause / 2);
    }
    expect(calls).toEqual([]);
    await jest.advanceTimersByTimeAsync(AUTOSAVE_TIMES.pause);
    expect(calls.map(({ job, revision }) => [job, revision])).toEqual([['Arq', 1]]);
  });

  it('delays a save while an edit may be undone, and sends nothing after the undo', async () => {
    const { autosave, type, calls, status } = open();
    const hold = (job: string) => autosave.send({ type: 'edited', draft: withJob(job) }, 8000);
    hold('A');
    await jest.advanceTimersByTimeAsync(7000);
    expect(calls).toEqual([]);
    autosave.send({ type: 'edited', draft: base });
    expect(status()).toBe('saved');
    await jest.advanceTimersByTimeAsync(20_000);
    expect(calls).toEqual([]);
    hold('B');
    await jest.advanceTimersByTimeAsync(8000);
    expect(calls.map(({ job }) => job)).toEqual(['B']);
    await calls[0]?.answer();
    // The next change saves it too.
    hold('C');
    type('D');
    await jest.advanceTimersByTimeAsync(AUTOSAVE_TIMES.pause);
    expect(calls.map(({ job }) => job)).toEqual(['B', 'D']);
  });

  it('saves periodically while somebody types without a pause', async () => {
    const { type, calls } = open();
    for (let key = 0; key < 12; key += 1) {
      type('x'.repeat(key + 1));
      await jest.advanceTimersByTimeAsync(500);
    }
    expect(calls.length).toBe(1);
  });

  it('sends one save at a time, and the latest version next', async () => {
    const { type, calls, status } = open();
    type('A');
    await jest.advanceTimersByTimeAsync(AUTOSAVE_TIMES.pause);
    type('AB');
    type('ABC');
    await jest.advanceTimersByTimeAsync(2000);
    expect(calls.map(({ job }) => job)).toEqual(['A']);
    await calls[0]?.answer();
    await jest.advanceTimersByTimeAsync(AUTOSAVE_TIMES.pause);
    expect(calls.map(({ job, revision }) => [job, revision])).toEqual([
      ['A', 1],
      ['ABC', 2],
    ]);
    await calls[1]?.answer();
    expect(status()).toBe('saved');
  });

  it('reports offline when no answer comes, and sends no second save', async () => {
    const { type, calls, status } = open();
    type('A');
    await jest.advanceTimersByTimeAsync(AUTOSAVE_TIMES.pause + AUTOSAVE_TIMES.stalled);
    expect(status()).toBe('offline');
    type('AB');
    await jest.advanceTimersByTimeAsync(60_000);
    expect(calls.length).toBe(1);
    await calls[0]?.answer();
    await jest.advanceTimersByTimeAsync(AUTOSAVE_TIMES.pause);
    expect(calls[1]?.job).toBe('AB');
  });

  it('sends nothing without a network and everything when it is back', async () => {
    const { autosave, type, calls, status } = open();
    autosave.send({ type: 'online-changed', online: false });
    type('A');
    await jest.advanceTimersByTimeAsync(60_000);
    expect([calls.length, status()]).toEqual([0, 'offline']);
    autosave.send({ type: 'online-changed', online: true });
    await jest.advanceTimersByTimeAsync(AUTOSAVE_TIMES.pause);
    expect(calls[0]?.job).toBe('A');
  });

  it('tries again when asked after a failure', async () => {
    const { autosave, type, calls, status } = open();
    type('A');
    await jest.advanceTimersByTimeAsync(AUTOSAVE_TIMES.pause);
    await calls[0]?.answer(new AppError('unexpected'));
    await jest.advanceTimersByTimeAsync(60_000);
    expect([calls.length, status()]).toEqual([1, 'failed']);
    autosave.send({ type: 'retried' });
    await jest.advanceTimersByTimeAsync(AUTOSAVE_TIMES.pause);
    await calls[1]?.answer();
    expect(status()).toBe('saved');
  });

  it('saves again over the newer version that caused the refusal', async () => {
    const { autosave, type, calls, status } = open();
    type('A');
    await jest.advanceTimersByTimeAsync(AUTOSAVE_TIMES.pause);
    await calls[0]?.answer(new AppError('card-conflict'));
    autosave.send({ type: 'server-changed', content: writePath(base, 'name', 'Otra'), revision: 2 });
    await jest.advanceTimersByTimeAsync(AUTOSAVE_TIMES.pause);
    expect(calls[1]).toMatchObject({ job: 'A', revision: 2 });
    await calls[1]?.answer();
    expect(status()).toBe('saved');
  });

  it('reports a failure when no newer version explains the refusal', async () => {
    const { type, calls, status } = open();
    type('A');
    await jest.advanceTimersByTimeAsync(AUTOSAVE_TIMES.pause);
    await calls[0]?.answer(new AppError('card-conflict'));
    await jest.advanceTimersByTimeAsync(AUTOSAVE_TIMES.newerCopy);
    expect(status()).toBe('failed');
  });

  it('saves after that failure, once the newer version has come', async () => {
    const { autosave, type, calls, status } = open();
    type('A');
    await jest.advanceTimersByTimeAsync(AUTOSAVE_TIMES.pause);
    await calls[0]?.answer(new AppError('card-conflict'));
    await jest.advanceTimersByTimeAsync(AUTOSAVE_TIMES.newerCopy);
    autosave.send({ type: 'server-changed', content: writePath(base, 'name', 'Otra'), revision: 2 });
    await jest.advanceTimersByTimeAsync(AUTOSAVE_TIMES.pause);
    expect(calls[1]).toMatchObject({ job: 'A', revision: 2 });
    await calls[1]?.answer();
    expect(status()).toBe('saved');
  });

  it('flushes at once, and resolves when everything is saved', async () => {
    const { autosave, type, calls } = open();
    type('A');
    const flushed = autosave.flush();
    expect(calls.map(({ job }) => job)).toEqual(['A']);
    type('AB');
    await calls[0]?.answer();
    expect(calls.map(({ job }) => job)).toEqual(['A', 'AB']);
    await calls[1]?.answer();
    expect((await flushed).revision).toBe(3);
  });

  it('resolves a flush that can’t succeed', async () => {
    const { autosave, type } = open();
    autosave.send({ type: 'online-changed', online: false });
    type('A');
    expect(saveStatus(await autosave.flush())).toBe('offline');
  });
});

/** @jest-environment ../build/testing/jsdom-environment.cjs */
import { inQuietTime } from './quiet-time';

const WAIT_MS = 10_000;

function start() {
  const done: string[] = [];
  const { add, flush } = inQuietTime(WAIT_MS);
  return { done, flush, add: (name: string) => add(() => done.push(name)) };
}

describe('deferred tasks', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });

  afterEach(() => {
    jest.useRealTimers();
  });

  it('run together in order once the first of them has waited long enough', () => {
    const { add, done } = start();
    add('first');
    jest.advanceTimersByTime(WAIT_MS - 1);
    add('second');
    expect(done).toEqual([]);
    jest.advanceTimersByTime(1);
    expect(done).toEqual(['first', 'second']);
    add('third');
    jest.advanceTimersByTime(WAIT_MS - 1);
    expect(done).toHaveLength(2);
    jest.advanceTimersByTime(1);
    expect(done).toHaveLength(3);
  });

  it('run at once when they are flushed, and not again', () => {
    const { add, flush, done } = start();
    add('first');
    flush();
    expect(done).toEqual(['first']);
    jest.advanceTimersByTime(WAIT_MS);
    expect(done).toEqual(['first']);
  });

  it('run when the page is hidden, and not when it becomes visible', () => {
    const { add, done } = start();
    add('first');
    document.dispatchEvent(new Event('visibilitychange'));
    expect(done).toEqual([]);
    const hidden = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    hidden.mockRestore();
    expect(done).toEqual(['first']);
  });
});

/** @jest-environment ../build/testing/jsdom-environment.cjs */
import { loadedAndIdle, whenIdle } from '.';

/** Gives the page an idle callback that is called by hand. */
function withIdleCallback() {
  const request = jest.fn<number, [IdleRequestCallback, IdleRequestOptions?]>(() => 7);
  const given = jest.fn();
  Object.assign(window, { requestIdleCallback: request, cancelIdleCallback: given });
  return { asked: request, given, idle: () => request.mock.calls.at(-1)![0]({} as IdleDeadline) };
}

afterEach(() => {
  Reflect.deleteProperty(window, 'requestIdleCallback');
  Reflect.deleteProperty(window, 'cancelIdleCallback');
  Reflect.deleteProperty(document, 'readyState');
  jest.useRealTimers();
});

describe('work for an idle page', () => {
  it('waits for an idle moment up to its timeout, and can be cancelled', () => {
    const { asked, given } = withIdleCallback();
    whenIdle(jest.fn());
    expect(asked.mock.calls[0]![1]).toBeUndefined();
    const giveUp = whenIdle(jest.fn(), { withinMs: 3000 });
    expect(asked.mock.calls[1]![1]).toEqual({ timeout: 3000 });
    giveUp();
    expect(given).toHaveBeenCalledWith(7);
  });

  it('runs after a short delay where the browser has no idle callback, unless it is cancelled', () => {
    jest.useFakeTimers();
    const [done, givenUp] = [jest.fn(), jest.fn()];
    whenIdle(done);
    whenIdle(givenUp)();
    jest.advanceTimersByTime(200);
    expect([done.mock.calls.length, givenUp.mock.calls.length]).toEqual([1, 0]);
  });

  it('runs only after the page has loaded and is idle', async () => {
    const { asked, idle } = withIdleCallback();
    Object.defineProperty(document, 'readyState', { value: 'interactive', configurable: true });
    const done = jest.fn();
    void loadedAndIdle({ withinMs: 1 }).then(done);
    await Promise.resolve();
    expect(asked).not.toHaveBeenCalled();
    dispatchEvent(new Event('load'));
    await Promise.resolve();
    await Promise.resolve();
    expect([asked.mock.calls.length, done.mock.calls.length]).toEqual([1, 0]);
    idle();
    await Promise.resolve();
    await Promise.resolve();
    expect(done).toHaveBeenCalledTimes(1);
  });
});

/**
 * Stops the clock of each test of a file at an instant, in milliseconds since the epoch. Timers go on, as what is loaded and drawn
 * waits for them.
 */
export function stopClock(now: number): void {
  beforeEach(() => {
    jest.useFakeTimers({
      now,
      doNotFake: [
        'setTimeout',
        'clearTimeout',
        'setInterval',
        'clearInterval',
        'setImmediate',
        'clearImmediate',
        'queueMicrotask',
        'nextTick',
        'requestAnimationFrame',
        'cancelAnimationFrame',
        'performance',
      ],
    });
  });
  afterEach(() => jest.useRealTimers());
}

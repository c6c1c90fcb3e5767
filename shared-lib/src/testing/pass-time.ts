/** Replaces the page's timeouts by abort signals, which no test's clock moves, by ones that a test does. */
export function passTime(): { pass: (milliseconds: number) => Promise<void> } {
  let now = 0;
  const waiting: { at: number; controller: AbortController }[] = [];
  Object.defineProperty(AbortSignal, 'timeout', {
    configurable: true,
    value: (milliseconds: number) => {
      const controller = new AbortController();
      waiting.push({ at: now + milliseconds, controller });
      return controller.signal;
    },
  });
  return {
    pass: async (milliseconds) => {
      now += milliseconds;
      for (const { at, controller } of [...waiting])
        if (at <= now && !controller.signal.aborted) controller.abort();
      // Flushes the microtasks that follow an answer.
      for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
    },
  };
}

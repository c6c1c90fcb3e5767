import { setTimeout } from 'node:timers/promises';

/** Interval at which the browser's processor time is read, in milliseconds. */
const LOOK_MS = 100;

/** Most processor time of all processes in an interval of rest, in seconds: the clock of some systems ticks a hundred times a second. */
const REST_SECONDS = 0.01;

/** Intervals of rest in a row that are waited for. */
const RESTS = 2;

/** Longest wait, in milliseconds. */
const PATIENCE_MS = 3000;

async function processorSeconds(session) {
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  return processInfo.reduce((sum, { cpuTime }) => sum + cpuTime, 0);
}

/**
 * Waits until no process of a browser has worked for a moment. After a tab was opened the browser may still end the process of the tab
 * before and start that of this one.
 *
 * @param {import('playwright').Browser} browser
 */
export async function untilAtRest(browser) {
  const session = await browser.newBrowserCDPSession();
  try {
    const deadline = performance.now() + PATIENCE_MS;
    let before = await processorSeconds(session);
    for (let rests = 0; rests < RESTS && performance.now() < deadline;) {
      await setTimeout(LOOK_MS);
      const now = await processorSeconds(session);
      // A process that has ended takes its time with it.
      rests = Math.abs(now - before) <= REST_SECONDS ? rests + 1 : 0;
      before = now;
    }
  } finally {
    await session.detach();
  }
}

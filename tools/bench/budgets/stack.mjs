import { setTimeout } from 'node:timers/promises';
import { callFunction, idTokenOf } from '../lib/panel/callables.mjs';
import { rebuildSeconds, startCopy } from '../lib/own-start.mjs';
import { memoryOf } from '../lib/processes.mjs';
import { atMost, told } from '../lib/rows.mjs';
import { median } from '../lib/statistics.mjs';

/** Memory of firebase-tools with Auth, Hosting and Functions on two cores after 20 calls at once; 1,190 MB after its start. */
const EMULATORS_AFTER_CALLS_MB = 4000;

const CALLS = 20;
const CALLS_ALONE = 10;

/** Longest time of a call, in milliseconds: one that isn't answered by then counts as this long. */
const CALL_PATIENCE_MS = 30_000;

/** Wait for the stack to become idle after it has answered, in milliseconds. */
const SETTLE_MS = 5000;

/** Returns the memory of everything that the stack has started besides local-firebase, in MB. */
function servicesMemory({ parts, localFirebase }) {
  const roots = parts().map(({ pid }) => pid);
  return memoryOf(roots, { except: [process.pid, localFirebase.pid()] });
}

/** Calls a function that reads a document: alone, one after another, and then all at once. */
async function callTimes({ functions, auth }) {
  const idToken = await idTokenOf(auth, 'ana@tarjetero.test');
  const call = async () => {
    const startedAt = performance.now();
    const signal = AbortSignal.timeout(CALL_PATIENCE_MS);
    await callFunction(functions, 'checkSlug', { idToken, data: { slug: 'ana-garcia' }, signal }).catch(
      (error) => {
        if (!signal.aborted) throw error;
      },
    );
    return performance.now() - startedAt;
  };
  await call();
  const alone = [];
  for (let n = 0; n < CALLS_ALONE; n += 1) alone.push(await call());
  const together = await Promise.all(Array.from({ length: CALLS }, call));
  return { aloneMs: median(alone), worstMs: Math.max(...together) };
}

/**
 * Measures the local stack itself: its memory, concurrent calls, its start, and a build after a change.
 *
 * @param {{ addresses: Record<'functions' | 'auth', string>, parts: () => { name: string, pid: number }[],
 *   localFirebase: { pid: () => number } }} stack
 * @returns {AsyncGenerator<import('../lib/rows.mjs').Row>}
 */
export default async function* stackBudgets(stack) {
  await setTimeout(SETTLE_MS);
  // firebase-tools starts a process for each function when it is first called: its memory is that of a stack in use.
  yield told('stack: memory of Auth, Hosting and Functions after the start', servicesMemory(stack), 'MB');
  const { aloneMs, worstMs } = await callTimes(stack.addresses);
  yield atMost(
    `stack: the slowest of ${CALLS} calls side by side, against one alone`,
    worstMs / aloneMs,
    // As fast as one after another, at least.
    CALLS,
    '×',
    `${Math.round(worstMs)} against ${Math.round(aloneMs)} ms`,
  );
  yield atMost(
    `stack: memory of Auth, Hosting and Functions after ${CALLS} calls side by side`,
    servicesMemory(stack),
    EMULATORS_AFTER_CALLS_MB / 2,
    'MB',
    `firebase-tools: ${EMULATORS_AFTER_CALLS_MB}`,
  );
  yield told('stack: memory of everything, bench included', memoryOf([process.pid]), 'MB');
  const copy = await startCopy('start');
  await copy.stop();
  yield atMost('stack: npm start of a built tree', copy.seconds, 12, 's');
  yield atMost('stack: production build after one changed line', await rebuildSeconds(), 10, 's');
}

/** Time without reads after which a screen counts as shown, and the longest wait for that, in milliseconds. */
const QUIET_MS = 2000;
const PATIENCE_MS = 30_000;

async function readsSoFar(firestore) {
  return (await (await fetch(`${firestore}/__local/usage`)).json()).reads;
}

/**
 * Counts the reads of an action until none follow, those of functions and rules included.
 *
 * @param {string} firestore - Its address.
 * @param {() => Promise<unknown>} work
 * @param {{ quietMs?: number }} [options] - Time without reads after which it counts as done.
 * @returns {Promise<number>}
 */
export async function settledReads(firestore, work, { quietMs = QUIET_MS } = {}) {
  await fetch(`${firestore}/__local/usage/reset`, { method: 'POST' });
  await work();
  const startedAt = Date.now();
  let reads = await readsSoFar(firestore);
  let changedAt = Date.now();
  while (Date.now() - changedAt < quietMs && Date.now() - startedAt < PATIENCE_MS) {
    await new Promise((resolve) => setTimeout(resolve, 200));
    const now = await readsSoFar(firestore);
    if (now !== reads) changedAt = Date.now();
    reads = now;
  }
  return reads;
}

/**
 * Counts the reads of an action, those of functions and rules included. A first run also fills the functions' caches:
 * if it exceeds the budget, a second run follows, and the lower count is returned.
 *
 * @param {string} firestore - Its address.
 * @param {number} budget
 * @param {() => Promise<() => Promise<unknown>>} prepare - Prepares, and returns the action to measure.
 * @returns {Promise<number>}
 */
export async function readsOf(firestore, budget, prepare) {
  const reads = await settledReads(firestore, await prepare());
  return reads <= budget ? reads : Math.min(reads, await settledReads(firestore, await prepare()));
}

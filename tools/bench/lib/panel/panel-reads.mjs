/** Time without reads after which a screen counts as shown, and the longest wait for that, in milliseconds. */
const QUIET_MS = 2000;
const PATIENCE_MS = 30_000;

/** Client under which local-firebase counts the services: functions, and the jobs that the stack's clock starts. */
const SERVICES = 'owner';

async function readsSoFar(firestore, withServices) {
  const { reads, clients } = await (await fetch(`${firestore}/__local/usage`)).json();
  return withServices ? reads : reads - (clients[SERVICES]?.reads ?? 0);
}

/** Streams of Firestore, whose requests end when they are renewed. */
const STREAM = /\/(Listen|Write)\/channel/;

/**
 * Follows the requests of a page.
 *
 * @param {import('playwright').Page} page
 * @returns {() => boolean} Reports whether any is unanswered, streams aside.
 */
export function unansweredOf(page) {
  const unanswered = new Set();
  page.on('request', (request) => {
    if (!STREAM.test(request.url())) unanswered.add(request);
  });
  const forget = (request) => unanswered.delete(request);
  page.on('requestfinished', forget);
  page.on('requestfailed', forget);
  return () => unanswered.size > 0;
}

/**
 * Counts the reads of an action until none follow, those of rules included.
 *
 * @param {string} firestore - Its address.
 * @param {() => Promise<unknown>} work
 * @param {object} [options]
 * @param {number} [options.quietMs] - Time without reads after which it counts as done.
 * @param {() => boolean} [options.isBusy] - Reports whether something is under way that may still read.
 * @param {() => boolean} [options.usesServices] - Reports whether the action has called a function: only then do reads of the
 *   services count, among which are those of jobs that the clock starts meanwhile.
 * @returns {Promise<number>}
 */
export async function settledReads(
  firestore,
  work,
  { quietMs = QUIET_MS, isBusy = () => false, usesServices = () => true } = {},
) {
  await fetch(`${firestore}/__local/usage/reset`, { method: 'POST' });
  await work();
  const startedAt = Date.now();
  let reads = await readsSoFar(firestore, usesServices());
  let changedAt = Date.now();
  while (Date.now() - changedAt < quietMs && Date.now() - startedAt < PATIENCE_MS) {
    await new Promise((resolve) => setTimeout(resolve, 200));
    const now = await readsSoFar(firestore, usesServices());
    if (now !== reads || isBusy()) changedAt = Date.now();
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

import autocannon from 'autocannon';
import { withFirestore, writeAll } from '../lib/local-data.mjs';
import { memoryOf } from '../lib/processes.mjs';
import { atLeast, atMost, exactly } from '../lib/rows.mjs';

const SLUG = 'alex-morgan';

/** Number of concurrent clients. */
const CONNECTIONS = 8;

const SECONDS = 10;

/** Number of cards that are requested in turn, many more than an instance caches. */
const CARDS = 3000;

/** Number of requests after which an instance's memory has settled, and that after which it is measured again. */
const SETTLED = 3000;
const LATER = 6000;

/**
 * Puts load on the card service itself, without Hosting before it.
 *
 * @param {{ socketPath: string, host: string }} service
 * @param {() => string} nextPath
 * @param {object} until - `duration` in seconds, or `amount` of requests.
 */
async function load({ socketPath, host }, nextPath, until) {
  const { requests, latency, non2xx, errors } = await autocannon({
    ...{ url: `http://${host}`, socketPath, connections: CONNECTIONS, ...until },
    requests: [
      {
        method: 'GET',
        headers: { host, 'accept-encoding': 'br' },
        setupRequest: (request) => ({ ...request, path: nextPath() }),
      },
    ],
  });
  return { aSecond: requests.average, slowMs: latency.p97_5, failed: non2xx + errors };
}

/** Publishes many cards with the content of one. */
async function publishMany(firestore) {
  const card = await withFirestore(firestore, async (db) =>
    (await db.doc(`publicCards/${SLUG}`).get()).data(),
  );
  const slugs = Array.from({ length: CARDS }, (_, index) => `bench-${index}`);
  await writeAll(
    firestore,
    slugs.map((slug) => [`publicCards/${slug}`, { ...card, slug }]),
  );
  return slugs;
}

/**
 * Measures how many cards an instance of the card service answers, each with one read of its document.
 *
 * @param {{ addresses: Record<'publicCard' | 'firestore', string>, sockets: Record<string, string>,
 *   parts: () => { name: string, pid: number }[] }} stack
 * @returns {AsyncGenerator<import('../lib/rows.mjs').Row>}
 */
export default async function* cardAnswersBudgets({ addresses, sockets, parts }) {
  const service = { socketPath: sockets.card, host: new URL(addresses.publicCard).host };
  const memory = () => memoryOf([parts().find(({ name }) => name === 'card').pid]);
  const slugs = await publishMany(addresses.firestore);
  let requestCount = 0;
  const another = () => `/c/${slugs[requestCount++ % slugs.length]}`;

  await load(service, () => `/c/${SLUG}`, { duration: 2 });
  const served = await load(service, () => `/c/${SLUG}`, { duration: SECONDS });
  const slow = ({ slowMs }) => `97.5 % within ${slowMs} ms`;
  yield atLeast(
    'card service: answers a second, of a page that it keeps',
    served.aSecond,
    300,
    '',
    slow(served),
  );
  const others = await load(service, another, { duration: SECONDS });
  yield atLeast('card service: answers a second, each of another card', others.aSecond, 80, '', slow(others));
  await load(service, another, { amount: SETTLED });
  const before = memory();
  const more = await load(service, another, { amount: LATER });
  const after = memory();
  const note = `${before} and ${after} MB`;
  yield atMost(
    `card service: memory after ${LATER} further cards, against before`,
    after / before,
    1.1,
    '×',
    note,
  );
  yield exactly('card service: answers that failed', served.failed + others.failed + more.failed, 0);
}

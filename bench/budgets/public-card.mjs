import { join } from 'node:path';
import { ROOT } from '../../scripts/lib/paths.mjs';
import { cardRows } from '../lib/card-rows.mjs';
import { launchChromium } from '../lib/chromium.mjs';
import { serveFromOneOrigin } from '../lib/one-origin.mjs';
import { exactly } from '../lib/rows.mjs';
import { usageOf } from '../lib/usage.mjs';

const RUNS = 15;
const QUICK_RUNS = 5;
const LINKS = 8;
const CARD = '/c/alex-morgan';
const LIMIT = '/limit/';

/** Views whose reads are counted, each at an address that no cache has seen. */
const COUNTED_VIEWS = 5;

/** Counts the reads of a view; the first views also fill the function's caches. */
async function readsPerView({ firestore, publicCard }) {
  const tries = [];
  for (let view = 0; view < COUNTED_VIEWS; view++) {
    const { reads } = await usageOf(firestore, async () => {
      const response = await fetch(`${publicCard}${CARD}?bench=${view}`);
      await response.arrayBuffer();
    });
    tries.push(reads);
  }
  return Math.min(...tries);
}

/** Requests the page as often as an instance in use has been, several times at once. */
async function warmUp(origin) {
  const view = () => fetch(`${origin}${CARD}`).then((response) => response.text());
  await Promise.all([view(), view(), view()]);
}

/**
 * Compares the visitor's page with the hand-written one with the same content, from one server, in turns.
 *
 * @param {{ addresses: { publicCard: string, firestore: string } }} stack
 * @param {{ quick: boolean }} options
 * @returns {AsyncGenerator<import('../lib/rows.mjs').Row>}
 */
export default async function* publicCardBudgets({ addresses }, { quick }) {
  const server = await serveFromOneOrigin({
    limitPage: join(ROOT, 'bench/limit-page'),
    publicCard: addresses.publicCard,
  });
  const browser = await launchChromium();
  try {
    await warmUp(server.origin);
    yield* cardRows(browser, 'card', {
      card: server.origin + CARD,
      limit: server.origin + LIMIT,
      links: LINKS,
      limitLinks: LINKS,
      runs: quick ? QUICK_RUNS : RUNS,
    });
    yield exactly('card: documents read per uncached view', await readsPerView(addresses), 1);
  } finally {
    await browser.close();
    await server.close();
  }
}

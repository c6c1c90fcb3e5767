import { join } from 'node:path';
import { ROOT } from '../../scripts/lib/paths.mjs';
import { launchChromium } from '../lib/chromium.mjs';
import { serveFromOneOrigin } from '../lib/one-origin.mjs';
import { showsLinksWithoutScript, visitInTurns } from '../lib/phone.mjs';
import { atMost, exactly, told } from '../lib/rows.mjs';
import { median } from '../lib/statistics.mjs';
import { usageOf } from '../lib/usage.mjs';

const RUNS = 9;
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
    const { card, limit } = await visitInTurns(browser, {
      card: server.origin + CARD,
      limit: server.origin + LIMIT,
      links: LINKS,
      runs: quick ? QUICK_RUNS : RUNS,
    });
    const of = (visits, figure) => median(visits.map((visit) => visit[figure]));
    const most = (visits, figure) => Math.max(...visits.map((visit) => visit[figure]));
    const cardMs = of(card, 'lastLinkMs');
    const limitMs = of(limit, 'lastLinkMs');
    const withoutScript = await showsLinksWithoutScript(browser, server.origin + CARD, { links: LINKS });
    yield atMost(
      'card: last link visible, against the limit page',
      cardMs / limitMs,
      1.15,
      '×',
      `${Math.round(cardMs)} against ${Math.round(limitMs)} ms`,
    );
    yield atMost('card: requests before the last link', most(card, 'requestsBefore'), 2);
    yield atMost('card: received before the last link', most(card, 'kilobytesBefore'), 16, 'KB');
    yield exactly('card: last link shows without script', withoutScript ? 'yes' : 'no', 'yes');
    yield atMost('card: script without interaction', most(card, 'scriptKilobytes'), 12, 'KB');
    yield atMost('card: main thread blocked', of(card, 'blockedMs'), 20, 'ms');
    yield atMost('card: layout shift', most(card, 'layoutShift'), 0);
    yield exactly('card: documents read per uncached view', await readsPerView(addresses), 1);
    yield told('limit page: received before the last link', most(limit, 'kilobytesBefore'), 'KB');
  } finally {
    await browser.close();
    await server.close();
  }
}

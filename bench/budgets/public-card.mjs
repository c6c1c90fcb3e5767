import { join } from 'node:path';
import { ROOT } from '../../scripts/lib/paths.mjs';
import { launchChromium } from '../lib/chromium.mjs';
import { serveFromOneOrigin } from '../lib/one-origin.mjs';
import { showsLinksWithoutScript, visitOnPhone } from '../lib/phone.mjs';
import { atMost, exactly, told } from '../lib/rows.mjs';
import { median } from '../lib/statistics.mjs';
import { usageOf } from '../lib/usage.mjs';

const RUNS = 9;
const LINKS = 8;
const CARD = '/c/alex-morgan';
const LIMIT = '/limit/';

/** Views whose reads are counted, each at an address that no cache has seen. */
const COUNTED_VIEWS = 5;

/** The jobs of the stack read too, every few seconds: the least of some tries is the view's own. */
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

/** The page and its photo are asked for at once, and the emulator starts a process for each. */
async function warmUp(origin) {
  const view = () => fetch(`${origin}${CARD}`).then((response) => response.text());
  await Promise.all([view(), view(), view()]);
}

/**
 * The visitor's page against the hand-written one with the same content, from one server, in turns.
 *
 * @param {{ addresses: { publicCard: string, firestore: string } }} stack
 * @returns {Promise<import('../lib/rows.mjs').Row[]>}
 */
export default async function publicCardBudgets({ addresses }) {
  const server = await serveFromOneOrigin({
    limitPage: join(ROOT, 'bench/limit-page'),
    publicCard: addresses.publicCard,
  });
  const browser = await launchChromium();
  try {
    await warmUp(server.origin);
    const card = [];
    const limit = [];
    // The first pair warms the browser up and is not counted.
    for (let run = 0; run <= RUNS; run++) {
      const limitVisit = await visitOnPhone(browser, server.origin + LIMIT, { links: LINKS });
      const cardVisit = await visitOnPhone(browser, server.origin + CARD, { links: LINKS });
      if (run === 0) continue;
      limit.push(limitVisit);
      card.push(cardVisit);
    }
    const of = (visits, figure) => median(visits.map((visit) => visit[figure]));
    const most = (visits, figure) => Math.max(...visits.map((visit) => visit[figure]));
    const cardMs = of(card, 'lastLinkMs');
    const limitMs = of(limit, 'lastLinkMs');
    const withoutScript = await showsLinksWithoutScript(browser, server.origin + CARD, { links: LINKS });
    return [
      atMost(
        'card: last link visible, against the limit page',
        cardMs / limitMs,
        1.3,
        '×',
        `${Math.round(cardMs)} against ${Math.round(limitMs)} ms`,
      ),
      atMost('card: requests before the last link', most(card, 'requestsBefore'), 4),
      atMost('card: received before the last link', most(card, 'kilobytesBefore'), 30, 'KB'),
      exactly('card: last link shows without script', withoutScript ? 'yes' : 'no', 'yes'),
      atMost('card: script without interaction', most(card, 'scriptKilobytes'), 75, 'KB'),
      atMost('card: layout shift', most(card, 'layoutShift'), 0),
      exactly('card: documents read per uncached view', await readsPerView(addresses), 1),
      told('limit page: received before the last link', most(limit, 'kilobytesBefore'), 'KB'),
    ];
  } finally {
    await browser.close();
    await server.close();
  }
}

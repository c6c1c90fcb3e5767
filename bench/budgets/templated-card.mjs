import { join } from 'node:path';
import { ROOT } from '../../scripts/lib/paths.mjs';
import { launchChromium } from '../lib/chromium.mjs';
import { serveFromOneOrigin } from '../lib/one-origin.mjs';
import { showsLinksWithoutScript, visitOnPhone } from '../lib/phone.mjs';
import { atMost, exactly } from '../lib/rows.mjs';
import { median } from '../lib/statistics.mjs';
import { publishTemplatedCopy } from '../lib/templated-card.mjs';

const RUNS = 9;
const LINKS = 8;
const SLUG = 'alex-plantilla';
const LIMIT = '/limit/';

/**
 * A card with a template on its profile and on each of its links, within the budgets of a plain one.
 *
 * @param {{ addresses: { publicCard: string, firestore: string } }} stack
 * @returns {Promise<import('../lib/rows.mjs').Row[]>}
 */
export default async function templatedCardBudgets({ addresses }) {
  await publishTemplatedCopy(addresses.firestore, 'alex-morgan', SLUG);
  const server = await serveFromOneOrigin({
    limitPage: join(ROOT, 'bench/limit-page'),
    publicCard: addresses.publicCard,
  });
  const browser = await launchChromium();
  const url = `${server.origin}/c/${SLUG}`;
  try {
    const card = [];
    const limit = [];
    // The first pair warms browser and server up and is not counted.
    for (let run = 0; run <= RUNS; run++) {
      const limitVisit = await visitOnPhone(browser, server.origin + LIMIT, { links: LINKS });
      const cardVisit = await visitOnPhone(browser, url, { links: LINKS });
      if (run === 0) continue;
      limit.push(limitVisit);
      card.push(cardVisit);
    }
    const most = (figure) => Math.max(...card.map((visit) => visit[figure]));
    const cardMs = median(card.map(({ lastLinkMs }) => lastLinkMs));
    const limitMs = median(limit.map(({ lastLinkMs }) => lastLinkMs));
    const withoutScript = await showsLinksWithoutScript(browser, url, { links: LINKS });
    return [
      atMost(
        'templated card: last link visible, against the limit page',
        cardMs / limitMs,
        1.3,
        '×',
        `${Math.round(cardMs)} against ${Math.round(limitMs)} ms`,
      ),
      atMost('templated card: requests before the last link', most('requestsBefore'), 4),
      atMost('templated card: received before the last link', most('kilobytesBefore'), 30, 'KB'),
      exactly('templated card: last link shows without script', withoutScript ? 'yes' : 'no', 'yes'),
      atMost('templated card: script without interaction', most('scriptKilobytes'), 75, 'KB'),
      atMost('templated card: layout shift', most('layoutShift'), 0),
    ];
  } finally {
    await browser.close();
    await server.close();
  }
}

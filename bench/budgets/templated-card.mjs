import { join } from 'node:path';
import { ROOT } from '../../scripts/lib/paths.mjs';
import { launchChromium } from '../lib/chromium.mjs';
import { publishCopy, withTemplates } from '../lib/card-copy.mjs';
import { serveFromOneOrigin } from '../lib/one-origin.mjs';
import { showsLinksWithoutScript, visitInTurns } from '../lib/phone.mjs';
import { atMost, exactly } from '../lib/rows.mjs';
import { median } from '../lib/statistics.mjs';

const RUNS = 9;
const LINKS = 8;
const SLUG = 'alex-plantilla';
const LIMIT = '/limit/';

/**
 * Measures a card with a template on its profile and on each of its links, within the budgets of a plain one.
 *
 * @param {{ addresses: { publicCard: string, firestore: string, storage: string } }} stack
 * @returns {AsyncGenerator<import('../lib/rows.mjs').Row>}
 */
export default async function* templatedCardBudgets({ addresses }) {
  await publishCopy(addresses, 'alex-morgan', SLUG, withTemplates);
  const server = await serveFromOneOrigin({
    limitPage: join(ROOT, 'bench/limit-page'),
    publicCard: addresses.publicCard,
  });
  const browser = await launchChromium();
  const url = `${server.origin}/c/${SLUG}`;
  try {
    const { card, limit } = await visitInTurns(browser, {
      card: url,
      limit: server.origin + LIMIT,
      links: LINKS,
      runs: RUNS,
    });
    const most = (figure) => Math.max(...card.map((visit) => visit[figure]));
    const cardMs = median(card.map(({ lastLinkMs }) => lastLinkMs));
    const limitMs = median(limit.map(({ lastLinkMs }) => lastLinkMs));
    const withoutScript = await showsLinksWithoutScript(browser, url, { links: LINKS });
    yield atMost(
      'templated card: last link visible, against the limit page',
      cardMs / limitMs,
      1.3,
      '×',
      `${Math.round(cardMs)} against ${Math.round(limitMs)} ms`,
    );
    yield atMost('templated card: requests before the last link', most('requestsBefore'), 4);
    yield atMost('templated card: received before the last link', most('kilobytesBefore'), 30, 'KB');
    yield exactly('templated card: last link shows without script', withoutScript ? 'yes' : 'no', 'yes');
    yield atMost('templated card: script without interaction', most('scriptKilobytes'), 75, 'KB');
    yield atMost('templated card: layout shift', most('layoutShift'), 0);
  } finally {
    await browser.close();
    await server.close();
  }
}

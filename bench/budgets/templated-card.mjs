import { join } from 'node:path';
import { ROOT } from '../../scripts/lib/paths.mjs';
import { publishCopy, withTemplates } from '../lib/card-copy.mjs';
import { cardRows } from '../lib/card-rows.mjs';
import { launchChromium } from '../lib/chromium.mjs';
import { serveFromOneOrigin } from '../lib/one-origin.mjs';

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
  try {
    yield* cardRows(browser, 'templated card', {
      card: `${server.origin}/c/${SLUG}`,
      limit: server.origin + LIMIT,
      links: LINKS,
      limitLinks: LINKS,
      runs: RUNS,
    });
  } finally {
    await browser.close();
    await server.close();
  }
}

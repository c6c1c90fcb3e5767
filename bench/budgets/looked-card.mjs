import { join } from 'node:path';
import { ROOT } from '../../scripts/lib/paths.mjs';
import { publishCopy, withCover, withLinks } from '../lib/card-copy.mjs';
import { cardRows } from '../lib/card-rows.mjs';
import { launchChromium } from '../lib/chromium.mjs';
import { serveFromOneOrigin } from '../lib/one-origin.mjs';
import { visitInTurns } from '../lib/phone.mjs';
import { atMost } from '../lib/rows.mjs';
import { median } from '../lib/statistics.mjs';

const RUNS = 15;
const CARD = 'alex-morgan';
const LOOKED_CARD = 'alex-vestida';
const LONG_CARD = 'alex-larga';
const LONG = 200;

/** Visits of the long card. */
const LONG_RUNS = 9;
const LINKS = 8;

/**
 * Measures a card with a cover, a typeface of ours and ten links, within the budgets of a plain one, and a card with as many links as
 * a card may have.
 *
 * @param {{ addresses: { publicCard: string, firestore: string, storage: string } }} stack
 * @returns {AsyncGenerator<import('../lib/rows.mjs').Row>}
 */
export default async function* lookedCardBudgets({ addresses }) {
  await publishCopy(addresses, CARD, LOOKED_CARD, (card) => {
    const theme = { ...card.theme, font: 'playfair', layout: 'bold', ground: 'tint' };
    return withCover({ ...withLinks(card, 10), theme });
  });
  await publishCopy(addresses, CARD, LONG_CARD, (card) => withLinks(card, LONG));
  const server = await serveFromOneOrigin({
    limitPage: join(ROOT, 'bench/limit-page'),
    publicCard: addresses.publicCard,
  });
  const browser = await launchChromium();
  const address = (slug) => `${server.origin}/c/${slug}`;
  const lastLink = (visits) => median(visits.map(({ lastLinkMs }) => lastLinkMs));
  try {
    yield* cardRows(browser, 'card with cover and typeface', {
      card: address(LOOKED_CARD),
      limit: `${server.origin}/limit/`,
      links: 10,
      limitLinks: LINKS,
      runs: RUNS,
    });
    const long = await visitInTurns(browser, {
      ...{ card: address(LONG_CARD), links: LONG },
      ...{ limit: address(CARD), limitLinks: LINKS, runs: LONG_RUNS },
    });
    const [longMs, shortMs] = [lastLink(long.card), lastLink(long.limit)];
    const note = `${Math.round(longMs)} against ${Math.round(shortMs)} ms`;
    yield atMost('card with 200 links: last link visible, against 8 links', longMs / shortMs, 2, '×', note);
  } finally {
    await browser.close();
    await server.close();
  }
}

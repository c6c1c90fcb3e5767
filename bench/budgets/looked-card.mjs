import { join } from 'node:path';
import { ROOT } from '../../scripts/lib/paths.mjs';
import { publishCopy, withLinks } from '../lib/card-copy.mjs';
import { launchChromium } from '../lib/chromium.mjs';
import { serveFromOneOrigin } from '../lib/one-origin.mjs';
import { visitInTurns } from '../lib/phone.mjs';
import { atMost, told } from '../lib/rows.mjs';
import { median } from '../lib/statistics.mjs';

const RUNS = 9;
const CARD = 'alex-morgan';
const FONT_CARD = 'alex-letra';
const LONG_CARD = 'alex-larga';
const LONG = 200;
const LINKS = 8;

/**
 * Measures a card with a typeface of ours and ten links, within the budgets of a plain one, and a card with as many links as
 * a card may have.
 *
 * @param {{ addresses: { publicCard: string, firestore: string, storage: string } }} stack
 * @returns {AsyncGenerator<import('../lib/rows.mjs').Row>}
 */
export default async function* lookedCardBudgets({ addresses }) {
  await publishCopy(addresses, CARD, FONT_CARD, (card) => ({
    ...withLinks(card, 10),
    theme: { ...card.theme, font: 'playfair', layout: 'bold', ground: 'tint' },
  }));
  await publishCopy(addresses, CARD, LONG_CARD, (card) => withLinks(card, LONG));
  const server = await serveFromOneOrigin({
    limitPage: join(ROOT, 'bench/limit-page'),
    publicCard: addresses.publicCard,
  });
  const browser = await launchChromium();
  const address = (slug) => `${server.origin}/c/${slug}`;
  const lastLink = (visits) => median(visits.map(({ lastLinkMs }) => lastLinkMs));
  const compared = (one, other) => [
    lastLink(one) / lastLink(other),
    `${Math.round(lastLink(one))} against ${Math.round(lastLink(other))} ms`,
  ];
  try {
    const font = await visitInTurns(browser, {
      ...{ card: address(FONT_CARD), links: 10 },
      ...{ limit: `${server.origin}/limit/`, limitLinks: LINKS, runs: RUNS },
    });
    const most = (figure) => Math.max(...font.card.map((visit) => visit[figure]));
    const [ratio, note] = compared(font.card, font.limit);
    yield atMost('card with typeface: last link visible, against the limit page', ratio, 1.15, '×', note);
    yield atMost('card with typeface: requests before the last link', most('requestsBefore'), 2);
    yield atMost('card with typeface: received before the last link', most('kilobytesBefore'), 16, 'KB');
    yield atMost('card with typeface: typefaces asked for before the last link', most('fontsBefore'), 0);
    yield atMost('card with typeface: script without interaction', most('scriptKilobytes'), 12, 'KB');
    yield atMost('card with typeface: layout shift', most('layoutShift'), 0);
    yield told('card with typeface: typeface, fetched for the next visit', most('fontKilobytes'), 'KB');

    const long = await visitInTurns(browser, {
      ...{ card: address(LONG_CARD), links: LONG },
      ...{ limit: address(CARD), limitLinks: LINKS, runs: RUNS },
    });
    const [longRatio, longNote] = compared(long.card, long.limit);
    yield atMost('card with 200 links: last link visible, against 8 links', longRatio, 2, '×', longNote);
  } finally {
    await browser.close();
    await server.close();
  }
}

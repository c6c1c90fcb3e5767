import { publishCopy, withLinks } from '../lib/card-copy.mjs';
import { launchChromium } from '../lib/pages/chromium.mjs';
import { visitInTurns } from '../lib/pages/phone.mjs';
import { atMost } from '../lib/rows.mjs';
import { median } from '../lib/statistics.mjs';

const RUNS = 9;
const CARD = 'alex-morgan';
const LINKS = 8;
const LONG_CARD = 'alex-larga';
const LONG = 200;

/**
 * Compares a card that has as many links as it may have with one of eight.
 *
 * @param {{ addresses: { publicCard: string, firestore: string, storage: string } }} stack
 * @returns {AsyncGenerator<import('../lib/rows.mjs').Row>}
 */
export default async function* longCardBudgets({ addresses }) {
  await publishCopy(addresses, CARD, LONG_CARD, (card) => withLinks(card, LONG));
  const browser = await launchChromium();
  const address = (slug) => `${addresses.publicCard}/c/${slug}`;
  try {
    const visits = await visitInTurns(browser, {
      limit: { url: address(CARD), links: LINKS },
      cards: [{ url: address(LONG_CARD), links: LONG }],
      runs: RUNS,
    });
    const [long, short] = [visits.cards[0], visits.limit].map((all) =>
      median(all.map(({ lastLinkMs }) => lastLinkMs)),
    );
    const note = `${Math.round(long)} against ${Math.round(short)} ms`;
    yield atMost('card with 200 links: last link visible, against 8 links', long / short, 2, '×', note);
  } finally {
    await browser.close();
  }
}

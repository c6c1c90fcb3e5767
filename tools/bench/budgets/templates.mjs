import { launchChromium } from '../lib/pages/chromium.mjs';
import { typingToPreview } from '../lib/panel/creator-typing.mjs';
import { rollOut } from '../lib/panel/roll-out.mjs';
import { atMost, exactly, told } from '../lib/rows.mjs';
import { FIRST_SCREEN, galleryReads } from '../lib/panel/template-gallery.mjs';

const TEMPLATES = 500;
const CARDS = 1000;

/**
 * Measures choosing, editing and rolling out templates.
 *
 * @param {{ addresses: Record<'shell' | 'firestore' | 'functions' | 'auth', string> }} stack
 * @returns {AsyncGenerator<import('../lib/rows.mjs').Row>}
 */
export default async function* templatesBudgets({ addresses }) {
  const browser = await launchChromium();
  try {
    const typing = await typingToPreview(browser, addresses);
    yield atMost(
      'creator: from a letter to its preview',
      Math.round(typing.median),
      150,
      'ms',
      `worst ${Math.round(typing.worst)}`,
    );
    const reads = await galleryReads(browser, addresses, TEMPLATES);
    yield atMost(`gallery of ${TEMPLATES}: reads of the first ${FIRST_SCREEN}`, reads.firstScreen, 5);
    yield atMost(`gallery of ${TEMPLATES}: with a search over all of them`, reads.withSearch, 5);
    const roll = await rollOut(browser, addresses, CARDS);
    const distribution = `distribution to ${CARDS} cards`;
    yield atMost(`${distribution}: writes a card`, roll.writesPerCard, 3, '', `${roll.writesInAll} in all`);
    yield exactly(`${distribution}: skipped, with functions and tab killed`, roll.skipped, 0);
    yield exactly(`${distribution}: written twice`, roll.twice, 0);
    yield told(
      `${distribution}: time`,
      roll.seconds,
      's',
      `${roll.killed} processes killed, ${roll.tabs} tabs`,
    );
  } finally {
    await browser.close();
  }
}

import { launchChromium } from '../lib/chromium.mjs';
import { typingToPreview } from '../lib/creator-typing.mjs';
import { rollOut } from '../lib/roll-out.mjs';
import { atMost, exactly, told } from '../lib/rows.mjs';
import { galleryReads } from '../lib/template-gallery.mjs';

const TEMPLATES = 500;
const CARDS = 1000;

/**
 * What templates cost those who choose, write and distribute them.
 *
 * @param {{ addresses: Record<'shell' | 'firestore' | 'functions' | 'auth', string> }} stack
 * @returns {Promise<import('../lib/rows.mjs').Row[]>}
 */
export default async function templatesBudgets({ addresses }) {
  const browser = await launchChromium();
  try {
    const typing = await typingToPreview(browser, addresses);
    const reads = await galleryReads(browser, addresses, TEMPLATES);
    const roll = await rollOut(browser, addresses, CARDS);
    return [
      atMost(
        'creator: from a letter to its preview',
        Math.round(typing.median),
        150,
        'ms',
        `worst ${Math.round(typing.worst)}`,
      ),
      atMost(`gallery of ${TEMPLATES}: reads of the first ${24}`, reads.firstScreen, 5),
      atMost('… and with a search over all of them', reads.withSearch, 5),
      atMost(
        `distribution to ${CARDS} cards: writes a card`,
        roll.writesPerCard,
        3,
        '',
        `${roll.writesInAll} in all`,
      ),
      exactly('… skipped, with functions and tab killed under way', roll.skipped, 0),
      exactly('… written twice', roll.twice, 0),
      told('… took', roll.seconds, 's', `${roll.killed} processes killed, ${roll.tabs} tabs`),
    ];
  } finally {
    await browser.close();
  }
}

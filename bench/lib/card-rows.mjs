import { join } from 'node:path';
import { ROOT } from '../../scripts/lib/paths.mjs';
import { launchChromium } from './chromium.mjs';
import { serveFromOneOrigin } from './one-origin.mjs';
import { showsLinksWithoutScript, visitAgainInTurns, visitInTurns } from './phone.mjs';
import { atMost, exactly, told } from './rows.mjs';
import { median } from './statistics.mjs';

/** Returns how a card's last link stands to that of the limit page: the median of the visits that followed each other. */
function compareLastLinks({ card, limit }) {
  const middle = (visits) => Math.round(median(visits.map(({ lastLinkMs }) => lastLinkMs)));
  return {
    ratio: median(card.map(({ lastLinkMs }, run) => lastLinkMs / limit[run].lastLinkMs)),
    note: `${middle(card)} against ${middle(limit)} ms`,
  };
}

/**
 * Compares a kind of card with the limit page, from one server, in turns: the budgets of every visitor's page.
 *
 * @param {import('playwright').Browser} browser
 * @param {string} kind - Name of the kind, before each row.
 * @param {object} options
 * @param {string} options.card - Address of the card.
 * @param {string} options.limit - Address of the limit page.
 * @param {number} options.links - Number of the card's links.
 * @param {number} options.limitLinks - Number of the limit page's links.
 * @param {number} options.runs
 * @returns {AsyncGenerator<import('./rows.mjs').Row>}
 */
export async function* cardRows(browser, kind, { card, limit, links, limitLinks, runs }) {
  const visits = await visitInTurns(browser, { card, limit, links, limitLinks, runs });
  const middle = (page, figure) => median(visits[page].map((visit) => visit[figure]));
  const most = (page, figure) => Math.max(...visits[page].map((visit) => visit[figure]));
  const first = compareLastLinks(visits);
  const withoutScript = await showsLinksWithoutScript(browser, card, { links });
  yield atMost(`${kind}: last link visible, against the limit page`, first.ratio, 1.15, '×', first.note);
  yield atMost(`${kind}: requests before the last link`, most('card', 'requestsBefore'), 2);
  yield atMost(
    `${kind}: received before the last link`,
    middle('card', 'kilobytesBefore'),
    16,
    'KB',
    `at most ${most('card', 'kilobytesBefore').toFixed(1)} KB`,
  );
  yield atMost(`${kind}: typefaces asked for before the last link`, most('card', 'fontsBefore'), 0);
  yield exactly(`${kind}: last link shows without script`, withoutScript ? 'yes' : 'no', 'yes');
  yield atMost(`${kind}: script without interaction`, most('card', 'scriptKilobytes'), 12, 'KB');
  yield atMost(`${kind}: main thread blocked`, middle('card', 'blockedMs'), 20, 'ms');
  yield atMost(`${kind}: layout shift`, most('card', 'layoutShift'), 0);
  const again = compareLastLinks(await visitAgainInTurns(browser, { card, limit, links, limitLinks, runs }));
  yield atMost(
    `${kind}: last link of a repeat visit, against the limit page's`,
    again.ratio,
    1,
    '×',
    again.note,
  );
  yield told(`${kind}: typeface, fetched for the next visit`, most('card', 'fontKilobytes'), 'KB');
  yield told(`${kind}: limit page, received before its last link`, middle('limit', 'kilobytesBefore'), 'KB');
}

const RUNS = 15;
const LINKS = 8;

/**
 * Compares a kind of card with the limit page, both with {@link LINKS} links, in a browser and from a server of its own.
 *
 * @param {string} publicCard - Address of the cards' site.
 * @param {string} kind - Name of the kind, before each row.
 * @param {string} path - The card's, with its question.
 * @returns {AsyncGenerator<import('./rows.mjs').Row>}
 */
export async function* rowsOfCard(publicCard, kind, path) {
  const server = await serveFromOneOrigin({ limitPage: join(ROOT, 'bench/limit-page'), publicCard });
  const browser = await launchChromium();
  try {
    yield* cardRows(browser, kind, {
      ...{ card: server.origin + path, limit: `${server.origin}/limit/` },
      ...{ links: LINKS, limitLinks: LINKS, runs: RUNS },
    });
  } finally {
    await browser.close();
    await server.close();
  }
}

import { join } from 'node:path';
import { ROOT } from '../../../scripts/lib/paths.mjs';
import { launchChromium } from './pages/chromium.mjs';
import { serveFromOneOrigin } from './one-origin.mjs';
import { showsLinksWithoutScript, visitAgainInTurns, visitInTurns } from './pages/phone.mjs';
import { atMost, exactly, told } from './rows.mjs';
import { median } from './statistics.mjs';

/** Visits of each page that are compared, and most repeat visits. */
const RUNS = 15;
const REPEATED_RUNS = 9;

const LIMIT_LINKS = 8;

/** Returns the time of a card's last link relative to that of the limit page: the median over visits of the same round. */
function compareLastLinks(card, limit) {
  const middle = (visits) => Math.round(median(visits.map(({ lastLinkMs }) => lastLinkMs)));
  return {
    ratio: median(card.map(({ lastLinkMs }, run) => lastLinkMs / limit[run].lastLinkMs)),
    note: `${middle(card)} against ${middle(limit)} ms`,
  };
}

/**
 * Compares kinds of card with the limit page, from one server, in turns: the budgets of every visitor's page.
 *
 * @param {string} publicCard - Address of the cards' site.
 * @param {{ kind: string, path: string, links?: number }[]} kinds - Name of each kind, before its rows; path of a card, with its question;
 *   number of its links.
 * @param {object} [options]
 * @param {number} [options.runs]
 * @returns {AsyncGenerator<import('./rows.mjs').Row>}
 */
export async function* cardRows(publicCard, kinds, { runs = RUNS } = {}) {
  const server = await serveFromOneOrigin({ limitPage: join(ROOT, 'tools/bench/limit-page'), publicCard });
  const browser = await launchChromium();
  try {
    const pages = {
      limit: { url: `${server.origin}/limit/`, links: LIMIT_LINKS },
      cards: kinds.map(({ path, links = LIMIT_LINKS }) => ({ url: server.origin + path, links })),
    };
    // Several concurrent requests for each page, as a running instance has had.
    await Promise.all(pages.cards.flatMap(({ url }) => [view(url), view(url), view(url)]));
    const { limit, cards } = await visitInTurns(browser, { ...pages, runs });
    for (const [index, { kind }] of kinds.entries()) {
      yield* rowsOfFirstVisits(kind, cards[index], limit);
      const shown = await showsLinksWithoutScript(browser, pages.cards[index].url, pages.cards[index]);
      yield exactly(`${kind}: last link shows without script`, shown ? 'yes' : 'no', 'yes');
    }
    const again = await visitAgainInTurns(browser, { ...pages, runs: Math.min(runs, REPEATED_RUNS) });
    for (const [index, { kind }] of kinds.entries()) {
      const { ratio, note } = compareLastLinks(again.cards[index], again.limit);
      yield atMost(`${kind}: last link of a repeat visit, against the limit page's`, ratio, 1, '×', note);
    }
    const received = median(limit.map(({ kilobytesBefore }) => kilobytesBefore));
    yield told('limit page: received before its last link', received, 'KB');
  } finally {
    await browser.close();
    await server.close();
  }
}

const view = (url) => fetch(url).then((response) => response.text());

function* rowsOfFirstVisits(kind, card, limit) {
  const most = (figure, visits = card) => Math.max(...visits.map((visit) => visit[figure]));
  const watched = card.filter(({ isWatched }) => isWatched);
  const { ratio, note } = compareLastLinks(card, limit);
  yield atMost(`${kind}: last link visible, against the limit page`, ratio, 1.15, '×', note);
  yield atMost(`${kind}: requests before the last link`, most('requestsBefore'), 2);
  yield atMost(
    `${kind}: received before the last link`,
    median(card.map(({ kilobytesBefore }) => kilobytesBefore)),
    16,
    'KB',
    `at most ${most('kilobytesBefore').toFixed(1)} KB`,
  );
  yield atMost(`${kind}: typefaces asked for before the last link`, most('fontsBefore'), 0);
  yield atMost(`${kind}: script without interaction`, most('scriptKilobytes', watched), 12, 'KB');
  yield atMost(`${kind}: main thread blocked`, median(watched.map(({ blockedMs }) => blockedMs)), 20, 'ms');
  // Centred texts in a typeface that comes later are a little wider or narrower.
  const setLater = most('fontKilobytes', watched) > 0;
  yield atMost(`${kind}: layout shift`, most('layoutShift', watched), setLater ? 0.005 : 0);
  yield told(`${kind}: typeface, fetched after the first paint`, most('fontKilobytes', watched), 'KB');
}

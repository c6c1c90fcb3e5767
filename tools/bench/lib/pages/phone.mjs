import { untilAtRest } from './at-rest.mjs';

/*
 * A phone on a mobile network, as in the table of peers: 412 × 823 at 2.6, 150 ms on every request, 1.6 / 0.75 Mbps,
 * processor four times slower, nothing cached.
 */
export const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 2.6,
  isMobile: true,
  hasTouch: true,
};
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 1.6e6 / 8,
  uploadThroughput: 0.75e6 / 8,
};

/** Times that a phone's processor is slower. */
export const CPU_SLOWDOWN = 4;

/** Time for which a page is watched after it has loaded, for late scripts and shifts, in milliseconds. */
const SETTLE_MS = 2500;

/** Time that a worker gets after a first visit to cache the page, in milliseconds. */
const KEPT_AFTER_MS = 1500;

/** Longest wait for the last link, in milliseconds. */
const LINKS_WITHIN_MS = 30_000;

/** Message by which a page says that its last link is laid out. */
const THERE = 'bench: last link';

/**
 * Runs in the page: records the frame in which the last link is laid out, by a template or not, and reports it; every layout shift;
 * and the time for which tasks block input.
 */
function watch({ links, there }) {
  const seen = { lastLinkMs: 0, layoutShift: 0, blockedMs: 0 };
  globalThis.__bench = seen;
  const look = () => {
    const hosts = document.querySelectorAll('.tj-host');
    const found = [
      ...document.querySelectorAll('main li a'),
      ...[...hosts].flatMap((host) => [...(host.shadowRoot?.querySelectorAll('li a') ?? [])]),
    ];
    if (found.length >= links && found[found.length - 1].getClientRects().length > 0) {
      // The next frame's start is when this one is on screen.
      requestAnimationFrame(() => {
        seen.lastLinkMs = performance.now();
        console.debug(there);
      });
    } else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  new PerformanceObserver((list) => {
    for (const entry of /** @type {any[]} */ (list.getEntries()))
      if (!entry.hadRecentInput) seen.layoutShift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
  // A task blocks presses for what it takes beyond 50 ms.
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) seen.blockedMs += duration - 50;
  }).observe({ type: 'longtask', buffered: true });
}

/**
 * Slows a page's network and processor down to a phone's.
 *
 * @param {import('playwright').Page} page
 * @returns {Promise<import('playwright').CDPSession>}
 */
export async function emulatePhone(page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', NETWORK);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  return session;
}

/** Records every request: its start and end, the bytes received at each time, and its size on the wire. */
function recordNetwork(session) {
  const requests = new Map();
  session.on('Network.requestWillBeSent', ({ requestId, timestamp, wallTime, type, request }) => {
    const about = { url: request.url, type, startedAt: timestamp, wallTime };
    requests.set(requestId, { ...about, finishedAt: Infinity, bytes: 0, pieces: [] });
  });
  session.on('Network.dataReceived', ({ requestId, timestamp, dataLength }) => {
    requests.get(requestId)?.pieces.push({ at: timestamp, bytes: dataLength });
  });
  session.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    Object.assign(requests.get(requestId) ?? {}, { finishedAt: timestamp, bytes: encodedDataLength });
  });
  return requests;
}

const total = (items) => items.reduce((sum, { bytes }) => sum + bytes, 0);

/** Returns the bytes of a request received by an instant. */
function bytesBy(request, instant) {
  if (request.finishedAt <= instant) return request.bytes;
  return total(request.pieces.filter((piece) => piece.at <= instant));
}

/** Opens a page in a context, as {@link visitOnPhone} describes. */
async function visitIn(context, url, { links, settleMs = SETTLE_MS, atRest = false }) {
  const page = await context.newPage();
  if (atRest) await untilAtRest(context.browser());
  const session = await emulatePhone(page);
  const recorded = recordNetwork(session);
  await page.addInitScript(watch, { links, there: THERE });
  const there = page
    .waitForEvent('console', { predicate: (message) => message.text() === THERE, timeout: LINKS_WITHIN_MS })
    .catch(() => undefined);
  await page.goto(url, { waitUntil: settleMs > 0 ? 'load' : 'commit' });
  await there;
  await page.waitForTimeout(settleMs);
  const seen = await page.evaluate(() => ({ ...globalThis.__bench, timeOrigin: performance.timeOrigin }));
  if (!seen.lastLinkMs) throw new Error(`${url} never showed ${links} links`);

  const requests = [...recorded.values()];
  const document = requests.find((request) => request.type === 'Document');
  const lastLinkAt = document.startedAt + (seen.timeOrigin + seen.lastLinkMs) / 1000 - document.wallTime;
  return {
    lastLinkMs: seen.lastLinkMs,
    layoutShift: seen.layoutShift,
    blockedMs: seen.blockedMs,
    requestsBefore: requests.filter((request) => request.startedAt <= lastLinkAt).length,
    kilobytesBefore: requests.reduce((sum, request) => sum + bytesBy(request, lastLinkAt), 0) / 1000,
    scriptKilobytes: total(requests.filter((request) => request.type === 'Script')) / 1000,
    fontsBefore: requests.filter(({ type, startedAt }) => type === 'Font' && startedAt <= lastLinkAt).length,
    fontKilobytes: total(requests.filter((request) => request.type === 'Font')) / 1000,
  };
}

/**
 * Opens a page once, with a cold cache, on a simulated phone.
 *
 * @param {import('playwright').Browser} browser
 * @param {string} url
 * @param {object} options
 * @param {number} options.links - Number of the page's links.
 * @param {number} [options.settleMs] - Time for which it is watched after it has loaded.
 * @param {boolean} [options.atRest] - Wait until the browser has opened the tab and closed the one before.
 * @returns {Promise<Visit>}
 */
export async function visitOnPhone(browser, url, options) {
  const context = await browser.newContext(PHONE);
  try {
    return await visitIn(context, url, options);
  } finally {
    await context.close();
  }
}

/**
 * Opens a page for the first time in a context of its own, until its worker has cached it. The worker of a repeat visit requests a page
 * while it starts (navigation preload), at the speed of the page's network.
 */
async function visitBefore(browser, { url, hasWorker }) {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  await page.goto(url, { waitUntil: 'networkidle' });
  if (hasWorker) {
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await page.waitForTimeout(KEPT_AFTER_MS);
    // A visitor who comes back later finds no worker running.
    const session = await context.newCDPSession(page);
    await session.send('ServiceWorker.enable');
    await session.send('ServiceWorker.stopAllWorkers');
  }
  await page.close();
  return context;
}

/**
 * A page that is opened, with the number of its links.
 *
 * @typedef {{ url: string, links: number }} Opened
 */

/**
 * Figures of a visit; `isWatched` marks one that goes on after the page has loaded.
 *
 * @typedef {Awaited<ReturnType<typeof visitIn>> & { isWatched?: boolean }} Visit
 */

/** Every so many rounds the cards are watched after they have loaded. */
const WATCHED_EVERY = 3;

/**
 * Opens the limit page and some cards in turns, so that other work on the machine slows all of them. A first round warms browser and
 * server up and isn't counted.
 *
 * @param {{ limit: Opened, cards: Opened[], runs: number }} options
 * @param {(page: any, run: number) => Promise<Visit>} visit
 * @param {(pages: Opened[]) => Promise<any[]>} [prepare] - Prepares the pages of a round; `visit` gets what it resolves to.
 * @returns {Promise<{ limit: Visit[], cards: Visit[][] }>} The visits of each page, in the order of the rounds.
 */
async function takeTurns({ limit, cards, runs }, visit, prepare = async (pages) => pages) {
  const visits = { limit: [], cards: cards.map(() => []) };
  for (let run = 0; run <= runs; run++) {
    const all = [];
    for (const page of await prepare([limit, ...cards])) all.push(await visit(page, run));
    if (run === 0) continue;
    const [limitVisit, ...cardVisits] = all;
    visits.limit.push(limitVisit);
    for (const [index, cardVisit] of cardVisits.entries()) visits.cards[index].push(cardVisit);
  }
  return visits;
}

/**
 * Opens pages in turns, each with a cold cache and in a tab at rest.
 *
 * @param {import('playwright').Browser} browser
 * @param {object} options
 * @param {Opened} options.limit - Page without scripts and shifts, which isn't watched after it has loaded.
 * @param {Opened[]} options.cards
 * @param {number} options.runs
 */
export function visitInTurns(browser, options) {
  return takeTurns(options, async ({ url, links }, run) => {
    const isWatched = url !== options.limit.url && run % WATCHED_EVERY === 0;
    const settleMs = isWatched ? SETTLE_MS : 0;
    return { ...(await visitOnPhone(browser, url, { links, settleMs, atRest: true })), isWatched };
  });
}

/**
 * Opens pages in turns, each for the second time and in a tab at rest. The first visits of a round aren't measured, so they are made
 * side by side.
 *
 * @param {import('playwright').Browser} browser
 * @param {{ limit: Opened, cards: Opened[], runs: number }} options - As of {@link visitInTurns}.
 */
export function visitAgainInTurns(browser, options) {
  const prepare = (pages) =>
    Promise.all(
      pages.map(async (page) => {
        const hasWorker = page.url !== options.limit.url;
        return { ...page, context: await visitBefore(browser, { ...page, hasWorker }) };
      }),
    );
  const visit = async ({ url, links, context }) => {
    const seen = await visitIn(context, url, { links, settleMs: 0, atRest: true });
    await context.close();
    return seen;
  };
  return takeTurns(options, visit, prepare);
}

/**
 * Opens an empty page on a simulated phone on a mobile network, with a cold cache.
 *
 * @param {import('playwright').Browser} browser
 */
export async function openOnPhone(browser) {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  const session = await emulatePhone(page);
  return { page, session, close: () => context.close() };
}

/** Reports whether the last link shows in a browser without scripts. */
export async function showsLinksWithoutScript(browser, url, { links }) {
  const context = await browser.newContext({ ...PHONE, javaScriptEnabled: false });
  try {
    const page = await context.newPage();
    await page.goto(url, { waitUntil: 'load' });
    const found = page.locator('main li a');
    return (await found.count()) === links && (await found.last().isVisible());
  } finally {
    await context.close();
  }
}

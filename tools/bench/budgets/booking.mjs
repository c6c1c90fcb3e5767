import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { outputFolder } from '../../../build/release/output-folder.mjs';
import { ROOT } from '../../../scripts/lib/paths.mjs';
import { launchChromium } from '../lib/pages/chromium.mjs';
import { withFirestore } from '../lib/local-data.mjs';
import { openOnPhone } from '../lib/pages/phone.mjs';
import { atMost, exactly } from '../lib/rows.mjs';
import { shareOfSources } from '../lib/share-of-sources.mjs';
import { median } from '../lib/statistics.mjs';
import { usageOf } from '../lib/usage.mjs';

const SLUG = 'ana-garcia';

/**
 * Largest size of the widget, in kilobytes: its own 45, and React's, which comes with it since the card needs none.
 */
const WIDGET_KB = 45 + 60;

/** Most that payments add to the widget, in kilobytes. */
const PAYMENTS_KB = 3;

/** Sources that the widget only has for payments. */
const PAYMENT_SOURCES = /pay-online|open-payment|pay-action|payment-state|domain\/payments/;

const MESSAGES = 'public-card/src/features/booking/messages.ts';

/** Presses of 'Reservar' as soon as it shows, each on a cold phone. */
const PRESSES = 5;

/** Most reads of a month besides its days. */
const BEYOND_DAYS = 3;

/** Views whose reads are counted. */
const COUNTED_VIEWS = 5;

/** Returns the responses of the scripts and styles that the widget loads from the click until a day can be chosen. */
async function widgetParts(browser, origin) {
  const page = await browser.newPage();
  try {
    await page.goto(`${origin}/c/${SLUG}`, { waitUntil: 'networkidle' });
    const requests = [];
    page.on('response', (response) => {
      const { pathname } = new URL(response.url());
      if (/\.(js|css)$/.test(pathname)) requests.push(response.body().then((body) => ({ pathname, body })));
    });
    // No pointer: what it would have fetched ahead counts as well.
    await page.getByRole('link', { name: 'Reservar', exact: true }).press('Enter');
    await page.getByRole('heading', { name: 'Elige un servicio' }).waitFor();
    await page.locator('.tj-service').first().press('Enter');
    await page.locator('.tj-day[aria-pressed="true"]').waitFor();
    await page.waitForLoadState('networkidle');
    if (requests.length === 0) throw new Error('The widget asked for nothing: it was on the page already');
    return await Promise.all(requests);
  } finally {
    await page.close();
  }
}

/** Returns the size of parts in kilobytes, compressed as Hosting does. */
const kilobytesOf = (parts) =>
  parts.reduce((sum, { body }) => sum + brotliCompressSync(body).length, 0) / 1000;

/** Returns the kilobytes that payments add to the widget's scripts: their modules, and their block of the messages. */
function paymentKilobytes(parts) {
  const lines = readFileSync(join(ROOT, MESSAGES), 'utf8').split('\n');
  const from = lines.indexOf('  online: {');
  const to = lines.indexOf('  },', from);
  if (from < 0) throw new Error(`${MESSAGES} has no block of payments any more`);
  const isTheirs = (source, line) =>
    PAYMENT_SOURCES.test(source) ||
    (source.endsWith('/features/booking/messages.ts') && line >= from && line <= to);
  const site = join(ROOT, outputFolder('public-card'), 'site');
  const scripts = parts.filter(({ pathname }) => pathname.endsWith('.js'));
  const bytes = scripts.map(({ pathname }) => shareOfSources(join(site, pathname), isTheirs));
  return bytes.reduce((sum, one) => sum + one, 0) / 1000;
}

/** Returns the number of other sites that hear of a visit to a service paid while booking, up to the button that pays. */
async function strangersBeforePress(browser, { publicCard, firestore }) {
  await withFirestore(firestore, async (db) => {
    const cardId = (await db.doc(`publicCards/${SLUG}`).get()).get('cardId');
    const offer = db.doc(`bookingOffers/${cardId}`);
    const services = (await offer.get()).get('services');
    const paid = { price: 4500, isPaid: true, due: 2250, refunds: [], needsConfirmation: false };
    await offer.update({ services: services.map((service) => ({ ...service, ...paid })) });
  });
  const page = await browser.newPage();
  try {
    const origins = new Set();
    page.on('request', (request) => origins.add(new URL(request.url()).origin));
    await page.goto(`${publicCard}/c/${SLUG}/reservar`);
    await page.locator('.tj-service').first().click();
    await page.locator('.tj-day[aria-pressed="true"]').waitFor();
    await page
      .getByRole('button', { name: /^\d\d:\d\d$/ })
      .first()
      .click();
    await page.getByRole('button', { name: 'Reservar y pagar' }).waitFor();
    await page.waitForLoadState('networkidle');
    origins.delete(new URL(publicCard).origin);
    return origins.size;
  } finally {
    await page.close();
  }
}

/** Returns the time from a press of 'Reservar', as soon as it shows, until the services do, in milliseconds. */
async function servicesAfterPress(browser, origin) {
  const { page, close } = await openOnPhone(browser);
  try {
    await page.addInitScript(() => {
      const press = () => {
        const link = /** @type {HTMLElement} */ (document.querySelector('[data-tool="book"]'));
        if (document.readyState === 'loading' || !link?.getClientRects().length)
          return requestAnimationFrame(press);
        globalThis.__pressedAt = performance.now();
        link.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
        link.click();
        return requestAnimationFrame(look);
      };
      const look = () => {
        if (document.querySelector('.tj-service')) globalThis.__shownAt = performance.now();
        else requestAnimationFrame(look);
      };
      requestAnimationFrame(press);
    });
    await page.goto(`${origin}/c/${SLUG}`);
    await page.waitForFunction(() => globalThis.__shownAt);
    return await page.evaluate(() => globalThis.__shownAt - globalThis.__pressedAt);
  } finally {
    await close();
  }
}

const localDate = (instant) => new Date(instant).toISOString().slice(0, 10);

/** Returns the reads of the demo's busiest month, and how many of them its days are. */
async function monthReads({ publicCard, firestore }) {
  const day = 24 * 60 * 60 * 1000;
  const range = { from: localDate(Date.now() - day), to: localDate(Date.now() + 32 * day) };
  const url = `${publicCard}/b/${SLUG}?${new URLSearchParams(range)}`;
  const { taken } = await (await fetch(url)).json();
  const days = new Set(taken.spans.flatMap(({ start, end }) => [localDate(start), localDate(end - 1)])).size;
  // The first views also fill the function's caches: the least of several is what a view costs.
  const tries = [];
  for (let view = 0; view < COUNTED_VIEWS; view++) {
    const usage = await usageOf(firestore, async () => (await fetch(url)).arrayBuffer());
    tries.push(usage.reads);
  }
  return { reads: Math.min(...tries), days };
}

/**
 * Measures booking on a card: its size when it is opened, and the reads of a month.
 *
 * @param {{ addresses: { publicCard: string, firestore: string } }} stack
 * @returns {AsyncGenerator<import('../lib/rows.mjs').Row>}
 */
export default async function* bookingBudgets({ addresses }) {
  const browser = await launchChromium();
  try {
    const parts = await widgetParts(browser, addresses.publicCard);
    yield atMost('booking: what opening the widget adds, brotli', kilobytesOf(parts), WIDGET_KB, 'KB');
    yield atMost(
      'booking: what payments add to the widget, brotli',
      paymentKilobytes(parts),
      PAYMENTS_KB,
      'KB',
    );
    const presses = [];
    for (let press = 0; press < PRESSES; press += 1)
      presses.push(await servicesAfterPress(browser, addresses.publicCard));
    yield atMost('booking: services shown after a press at once, on a phone', median(presses), 700, 'ms');
    const { reads, days } = await monthReads(addresses);
    const note = `${reads} reads, ${days} days with bookings`;
    yield atMost('booking: documents read for a month, beyond its days', reads - days, BEYOND_DAYS, '', note);
    const strangers = await strangersBeforePress(browser, addresses);
    yield exactly('booking: other sites asked before «Reservar y pagar» is pressed', strangers, 0);
  } finally {
    await browser.close();
  }
}

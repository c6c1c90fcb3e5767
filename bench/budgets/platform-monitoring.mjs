import { launchChromium } from '../lib/chromium.mjs';
import { openOnPhone } from '../lib/phone.mjs';
import { atMost, exactly } from '../lib/rows.mjs';

/** How long after its load a page may take to ask for what watches it, in milliseconds. */
const WATCHED_WITHIN_MS = 20_000;

/** What is only in the scripts of each part. */
const PARTS = {
  monitoring: /sentry_key/,
  metrics:
    /largest-contentful-paint[\s\S]*tarjetero\.metrics|tarjetero\.metrics[\s\S]*largest-contentful-paint/,
  flags: /tarjetero\.flags/,
};

/** Which parts a script holds. */
async function partsIn(url) {
  const source = await (await fetch(url)).text();
  return Object.keys(PARTS).filter((part) => PARTS[part].test(source));
}

/** Milliseconds of the page's own clock at which each script was asked for, and its first contentful paint. */
async function visit(browser, url) {
  const { page, close } = await openOnPhone(browser);
  try {
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForFunction(
      () => performance.getEntriesByType('resource').some(({ name }) => /\/monitoring\./.test(name)),
      null,
      { timeout: WATCHED_WITHIN_MS },
    );
    // A script is listed once it has come.
    await page.waitForLoadState('networkidle');
    return await page.evaluate(() => ({
      paintedAt: performance.getEntriesByName('first-contentful-paint')[0].startTime,
      scripts: performance
        .getEntriesByType('resource')
        .filter(({ initiatorType, name }) => initiatorType === 'script' || /\.js(\?|$)/.test(name))
        .map(({ name, startTime, encodedBodySize }) => ({ name, startTime, bytes: encodedBodySize })),
    }));
  } finally {
    await close();
  }
}

/**
 * What watches the product is not part of it: nothing of it is asked for before the first paint.
 *
 * @param {{ addresses: { shell: string } }} stack
 * @returns {Promise<import('../lib/rows.mjs').Row[]>}
 */
export default async function monitoringBudgets({ addresses }) {
  const browser = await launchChromium();
  try {
    const { paintedAt, scripts } = await visit(browser, `${addresses.shell}/`);
    const bytesBefore = Object.fromEntries(Object.keys(PARTS).map((part) => [part, 0]));
    let watched = false;
    for (const { name, startTime, bytes } of scripts) {
      for (const part of await partsIn(name)) {
        if (startTime < paintedAt) bytesBefore[part] += bytes;
        else if (part === 'monitoring') watched = true;
      }
    }
    return [
      ...Object.entries(bytesBefore).map(([part, bytes]) =>
        atMost(`home: ${part} before the first paint`, bytes, 0, 'B'),
      ),
      exactly('home: monitoring is there after it', watched ? 'yes' : 'no', 'yes'),
    ];
  } finally {
    await browser.close();
  }
}

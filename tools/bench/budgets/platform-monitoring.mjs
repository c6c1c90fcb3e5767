import { launchChromium } from '../lib/pages/chromium.mjs';
import { openOnPhone } from '../lib/pages/phone.mjs';
import { atMost, exactly } from '../lib/rows.mjs';

/** Longest wait for the page to load its monitoring, or to send a report, in milliseconds. */
const WITHIN_MS = 20_000;

/** Patterns that only the scripts of each part contain, or the address of a report. */
const PARTS = {
  monitoring: /sentry_key/,
  metrics:
    /largest-contentful-paint[\s\S]*tarjetero\.metrics|tarjetero\.metrics[\s\S]*largest-contentful-paint/,
  flags: /tarjetero\.flags/,
};

/** Returns the parts that a script contains. */
async function partsIn(url) {
  const source = await (await fetch(url)).text();
  return Object.keys(PARTS).filter((part) => PARTS[part].test(source));
}

/** Returns the scripts that the page has loaded, with the times of their requests by its own clock, in milliseconds. */
function scriptsOf(page) {
  return page.evaluate(() =>
    /** @type {PerformanceResourceTiming[]} */ (performance.getEntriesByType('resource'))
      .filter(({ initiatorType, name }) => initiatorType === 'script' || /\.js(\?|$)/.test(name))
      .map(({ name, startTime, encodedBodySize }) => ({ name, startTime, bytes: encodedBodySize })),
  );
}

/** Returns the scripts that a page loads by itself, its first contentful paint, and whether it sends an error. */
async function visit(browser, url) {
  const { page, close } = await openOnPhone(browser);
  try {
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForFunction(
      () => performance.getEntriesByType('resource').some(({ name }) => /\/monitoring\./.test(name)),
      null,
      { timeout: WITHIN_MS },
    );
    // A script is listed once it has come.
    await page.waitForLoadState('networkidle');
    const scripts = await scriptsOf(page);
    const paintedAt = await page.evaluate(
      () => performance.getEntriesByName('first-contentful-paint')[0].startTime,
    );
    const reported = page.waitForRequest(PARTS.monitoring, { timeout: WITHIN_MS }).then(
      () => true,
      () => false,
    );
    await page.evaluate(() => {
      setTimeout(() => {
        throw new Error('something to report');
      });
    });
    return { paintedAt, scripts, reported: await reported };
  } finally {
    await close();
  }
}

/**
 * Checks that monitoring and metrics aren't loaded before the first paint.
 *
 * @param {{ addresses: { shell: string } }} stack
 * @returns {AsyncGenerator<import('../lib/rows.mjs').Row>}
 */
export default async function* monitoringBudgets({ addresses }) {
  const browser = await launchChromium();
  try {
    const { paintedAt, scripts, reported } = await visit(browser, `${addresses.shell}/`);
    const bytesBefore = Object.fromEntries(Object.keys(PARTS).map((part) => [part, 0]));
    let withoutReport = 0;
    for (const { name, startTime, bytes } of scripts) {
      for (const part of await partsIn(name)) {
        if (startTime < paintedAt) bytesBefore[part] += bytes;
        if (part === 'monitoring') withoutReport += bytes;
      }
    }
    for (const [part, bytes] of Object.entries(bytesBefore)) {
      yield atMost(`home: ${part} before the first paint`, bytes, 0, 'B');
    }
    yield atMost('home: the monitoring SDK with nothing to report', withoutReport, 0, 'B');
    yield exactly('home: an error is sent', reported ? 'yes' : 'no', 'yes');
  } finally {
    await browser.close();
  }
}

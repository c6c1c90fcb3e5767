import { compressedSize } from './compressed-size.mjs';
import { saveData } from './dashboard.mjs';
import { pressUntilPainted } from './painted-heading.mjs';
import { emulatePhone, PHONE } from './phone.mjs';

/** Time that a page is watched after its content is there, for late scripts and shifts, in milliseconds. */
const SETTLE_MS = 2500;

/** Time that the service worker gets after a first visit to cache the files of the next, in milliseconds. */
const KEPT_AFTER_MS = 10_000;

/** Time that the page is left alone to load the screens of its menu ahead, in milliseconds. */
const IDLE_MS = 8000;

/** Longest wait for a screen, in milliseconds. */
const WITHIN_MS = 40_000;

/** Returns a session without the documents in Firestore's cache. */
export const withoutDocuments = ({ cookies, origins }) => ({
  cookies,
  origins: origins.map(({ indexedDB = [], ...origin }) => ({
    ...origin,
    indexedDB: indexedDB.filter(({ name }) => !name.startsWith('firestore/')),
  })),
});

/** Message by which a page says that its title and its content are painted. */
const THERE = 'bench: there';

/**
 * Records when the page's title and content are painted, and every layout shift. Runs inside the page: polling from outside would cost it a
 * tenth of a second, as each evaluation brings a script of its own. It observes mutations, as checking in each frame would make the browser
 * render frames that nobody needs.
 */
function watch({ title, content, there }) {
  const seen = { titleMs: 0, contentMs: 0, layoutShift: 0 };
  globalThis.__bench = seen;
  const found = { titleMs: false, contentMs: false };
  const note = (name) => {
    found[name] = true;
    // The next frame's start is when this one is on screen.
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        seen[name] = performance.now();
        if (seen.titleMs && seen.contentMs) console.debug(there);
      }),
    );
  };
  const observer = new MutationObserver(() => {
    const heading = document.querySelector('h1')?.textContent ?? '';
    if (!found.titleMs && heading.startsWith(title)) note('titleMs');
    const isThere = (document.querySelector('main')?.textContent ?? '').includes(content);
    if (!found.contentMs && isThere) note('contentMs');
    if (found.titleMs && found.contentMs) observer.disconnect();
  });
  observer.observe(document, { childList: true, characterData: true, subtree: true });
  new PerformanceObserver((list) => {
    for (const entry of /** @type {any[]} */ (list.getEntries()))
      if (!entry.hadRecentInput) seen.layoutShift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
}

const kilobytes = (bodies) => bodies.reduce((sum, body) => sum + compressedSize(body), 0) / 1000;

/**
 * Opens a screen of a signed-in person for the first time, until the service worker has cached the files of the next visit, and the browser
 * the typeface. Several may be prepared side by side, as these visits aren't measured.
 *
 * @param {import('playwright').Browser} browser
 * @param {{ url: string, storageState: import('playwright').BrowserContextOptions['storageState'] }} options
 * @returns {Promise<import('playwright').BrowserContext>} For {@link visitOwnersApp}.
 */
export async function visitedBefore(browser, { url, storageState }) {
  const context = await browser.newContext({ ...PHONE, storageState, serviceWorkers: 'allow' });
  const page = await context.newPage();
  await page.goto(url);
  await page.locator('h1').first().waitFor();
  await page.waitForFunction(() => localStorage.getItem('tarjetero.typeface') !== null);
  await page.waitForTimeout(KEPT_AFTER_MS);
  await page.close();
  return context;
}

/**
 * Opens a screen of a signed-in person on a phone.
 *
 * @param {import('playwright').Browser} browser
 * @param {object} options
 * @param {string} options.url
 * @param {string} options.title - What the heading starts with.
 * @param {string} options.content - Text that is only there once the screen's content is.
 * @param {import('playwright').BrowserContextOptions['storageState']} options.storageState - With the session.
 * @param {boolean} [options.isWatched] - Watch it after its content is there, for late scripts and shifts.
 * @param {import('playwright').BrowserContext} [options.before] - Context of {@link visitedBefore}, for a warm visit.
 */
export async function visitOwnersApp(
  browser,
  { url, title, content, storageState, isWatched = true, before },
) {
  const context = before ?? (await browser.newContext({ ...PHONE, storageState, serviceWorkers: 'block' }));
  try {
    const page = await context.newPage();
    await emulatePhone(page);
    const requests = [];
    const scripts = [];
    page.on('request', (request) => {
      if (/^https?:/.test(request.url())) requests.push({ at: Date.now() });
    });
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') scripts.push({ at: Date.now(), response });
    });
    await page.addInitScript(watch, { title, content, there: THERE });
    // What is loaded ahead for other screens isn't this one's; it begins when its content is there.
    await page.addInitScript(saveData);
    const there = page.waitForEvent('console', {
      predicate: (message) => message.text() === THERE,
      timeout: WITHIN_MS,
    });
    await Promise.all([there, page.goto(url, { waitUntil: 'commit' })]);
    if (isWatched) await page.waitForTimeout(SETTLE_MS);
    const seen = await page.evaluate(() => ({ ...globalThis.__bench, timeOrigin: performance.timeOrigin }));
    const contentAt = seen.timeOrigin + seen.contentMs;
    // Read only now: the page's own process returns the bodies, which would interrupt its work.
    const bodies = await Promise.all(
      scripts.map(async ({ at, response }) => ({
        at,
        body: await response.body().catch(() => Buffer.alloc(0)),
      })),
    );
    return {
      titleMs: seen.titleMs,
      contentMs: seen.contentMs,
      layoutShift: seen.layoutShift,
      requestsBefore: requests.filter(({ at }) => at <= contentAt).length,
      scriptBefore: kilobytes(bodies.filter(({ at }) => at <= contentAt).map(({ body }) => body)),
      scriptInAll: kilobytes(bodies.map(({ body }) => body)),
    };
  } finally {
    await context.close();
  }
}

/** Goes to a screen by its entry in the phone's menu; answers how long until its heading was painted, in ms. */
async function pressEntry(page, label) {
  await page.getByRole('button', { name: 'Abrir menú' }).click();
  const entry = page.getByRole('dialog', { name: 'Menú' }).getByRole('link', { name: label, exact: true });
  await entry.waitFor();
  await page.waitForTimeout(500);
  return entry.evaluate(pressUntilPainted, 'main h1');
}

/**
 * Goes through the menu of a page that was opened cold.
 *
 * @param {import('playwright').Browser} browser
 * @param {object} options
 * @param {string} options.url
 * @param {import('playwright').BrowserContextOptions['storageState']} options.storageState
 * @param {readonly string[]} options.entries - Words of the menu's entries, in order.
 * @param {boolean} options.idle - Leave the page alone before the first press.
 * @returns {Promise<number[]>} How long each took, in ms.
 */
export async function pressMenu(browser, { url, storageState, entries, idle }) {
  const context = await browser.newContext({ ...PHONE, storageState, serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    await emulatePhone(page);
    await page.goto(url);
    await page.locator('main h2').first().waitFor({ timeout: WITHIN_MS });
    if (idle) await page.waitForTimeout(IDLE_MS);
    const times = [];
    for (const entry of entries) times.push(await pressEntry(page, entry));
    return times;
  } finally {
    await context.close();
  }
}

import { CPU_SLOWDOWN, PHONE } from './phone.mjs';

/** Time in which the files of the menu's screens come, in milliseconds: what is measured is the processor. */
const FILES_MS = 8000;

/** Text that is typed where a screen has a field. */
const TEXT = 'ana prueba';

/** Pause between two letters, and after a press, in milliseconds: the result is rendered meanwhile. */
const LETTER_MS = 80;
const PRESS_MS = 400;

/** Controls that change nothing but the screen, in the order in which they are preferred. */
const HARMLESS = [
  '[role=tab]',
  'label:has(> input[type=radio])',
  'summary',
  'button[aria-haspopup]',
  'button[aria-expanded]',
];

const FIELD = 'main :is(input[type=text], input[type=search], input:not([type]), textarea):enabled';

/** Runs in the page: notes how long each press or key took until the next frame, as Interaction to Next Paint counts it. */
function watch() {
  const longest = new Map();
  globalThis.__bench = longest;
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of /** @type {PerformanceEventTiming[]} */ (list.getEntries()))
      if (interactionId) longest.set(interactionId, Math.max(duration, longest.get(interactionId) ?? 0));
    // TypeScript’s library lacks the threshold.
  }).observe(/** @type {any} */ ({ type: 'event', durationThreshold: 16, buffered: true }));
}

/** Takes the entries since the last call, in milliseconds. */
function takeNoted() {
  const noted = [...globalThis.__bench.values()];
  globalThis.__bench.clear();
  return noted;
}

async function useScreen(page) {
  for (const selector of HARMLESS) {
    const control = page.locator(`main ${selector}`).last();
    if (!(await control.isVisible())) continue;
    await control.click();
    await page.waitForTimeout(PRESS_MS);
    await page.keyboard.press('Escape');
    break;
  }
  const field = page.locator(FIELD).first();
  if (!(await field.isVisible())) return;
  await field.click();
  await page.keyboard.type(TEXT, { delay: LETTER_MS });
}

/** Opens a screen by its entry in the phone's menu; the former screen stays visible until this one is there. */
async function openEntry(page, entry) {
  const heading = page.locator('main h1').filter({ visible: true }).first();
  const former = await heading.textContent();
  await page.getByRole('button', { name: 'Abrir menú' }).click();
  const link = page.getByRole('dialog', { name: 'Menú' }).getByRole('link', { name: entry });
  const isOpen = (await link.getAttribute('aria-current')) === 'page';
  await link.click();
  if (!isOpen) await page.locator('main h1').filter({ visible: true, hasNotText: former }).first().waitFor();
}

/**
 * Goes through the screens of a menu on a phone's processor, with presses and typing on each.
 *
 * @param {import('playwright').Browser} browser
 * @param {object} options
 * @param {string} options.url - Of the first screen.
 * @param {import('playwright').BrowserContextOptions['storageState']} options.storageState - With the session.
 * @param {readonly string[]} options.entries - Words of the menu's entries, in order.
 * @returns {Promise<Map<string, number>>} The slowest interaction of each screen, the press that leads to it included, in milliseconds.
 */
export async function interactWithMenu(browser, { url, storageState, entries }) {
  const context = await browser.newContext({ ...PHONE, storageState, serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    await page.addInitScript(watch);
    await page.goto(url);
    await page.locator('main h1').first().waitFor();
    await page.waitForTimeout(FILES_MS);
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    const slowest = new Map();
    for (const entry of entries) {
      await openEntry(page, entry);
      await page.waitForTimeout(PRESS_MS);
      await useScreen(page);
      await page.waitForTimeout(PRESS_MS);
      slowest.set(entry, Math.max(0, ...(await page.evaluate(takeNoted))));
    }
    return slowest;
  } finally {
    await context.close();
  }
}

import { compressedSize } from './compressed-size.mjs';
import { pressUntilPainted } from './painted-heading.mjs';
import { PHONE } from './phone.mjs';
import { median } from '../statistics.mjs';

const CPU_SLOWDOWN = 4;

/** Screens of the dashboard, by the words of their entry in the menu. */
const SCREENS = ['Tarjetas', 'Perfil', 'Configuración', 'Inicio'];

/** Signs in once; the returned state lets other contexts start signed in with everything else cold. */
export async function signedInState(browser, shell) {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    await page.goto(`${shell}/login`);
    await page.getByLabel('Email').fill('ana@tarjetero.test');
    await page.getByLabel('Contraseña', { exact: true }).fill('tarjetero');
    await page.getByRole('button', { name: 'Iniciar sesión' }).click();
    await page.waitForURL(/\/dashboard$/);
    await page.getByRole('heading', { level: 1 }).waitFor();
    return await context.storageState({ indexedDB: true });
  } finally {
    await context.close();
  }
}

/** Runs in the page: the connection saves data, so that nothing is loaded ahead of its use. */
export function saveData() {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
}

/**
 * Returns the scripts that a first view of a screen loads, in KB of brotli, until it is idle. Scripts of a template's
 * own frame don't count, nor does the monitoring SDK, which is loaded later if there is something to report (ADR 010).
 * Files that are loaded ahead for other screens don't count either.
 */
export async function coldScript(browser, url, storageState) {
  const context = await browser.newContext({ ...PHONE, storageState, serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    await page.addInitScript(saveData);
    const scripts = [];
    const note = (response) => {
      const isOwn = response.frame() === page.mainFrame();
      if (isOwn && response.request().resourceType() === 'script') scripts.push(response.body());
    };
    page.on('response', note);
    await page.goto(url);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForTimeout(3000);
    // Responses that arrive while the page is closed have no readable body.
    page.off('response', note);
    const bodies = await Promise.all(scripts);
    return bodies.reduce((sum, body) => sum + compressedSize(body), 0) / 1000;
  } finally {
    await context.close();
  }
}

/** Opens a screen by its entry in the sidebar; returns the time until its heading was painted, in milliseconds. */
async function changeScreen(page, name) {
  const entry = page.locator('nav a', { hasText: new RegExp(`^\\s*${name}\\s*$`) }).first();
  return entry.evaluate(pressUntilPainted, 'h1');
}

/**
 * Changes between screens that were seen once before, with the processor four times slower.
 *
 * @returns {Promise<{ changeMs: number, longestTaskMs: number }>} The median change, and the longest of all tasks.
 */
export async function routeChanges(browser, shell, storageState) {
  const context = await browser.newContext({
    storageState,
    viewport: { width: 1280, height: 800 },
    serviceWorkers: 'block',
  });
  try {
    const page = await context.newPage();
    await page.goto(`${shell}/dashboard`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    for (const screen of SCREENS) await changeScreen(page, screen);
    await page.waitForTimeout(1000);
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await page.evaluate(() => {
      globalThis.__longest = 0;
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) {
          globalThis.__longest = Math.max(globalThis.__longest, duration);
        }
      }).observe({ type: 'longtask' });
    });
    const times = [];
    for (let round = 0; round < 3; round++) {
      for (const screen of SCREENS) {
        times.push(await changeScreen(page, screen));
        await page.waitForTimeout(300);
      }
    }
    return { changeMs: median(times), longestTaskMs: await page.evaluate(() => globalThis.__longest) };
  } finally {
    await context.close();
  }
}

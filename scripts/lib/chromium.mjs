import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { installPackage, isDebianRoot } from './debian.mjs';
import { ROOT } from './paths.mjs';

const SYSTEM_PATHS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Chromium without the browser's own windows and menus: the same engine, and journeys take about half the time in it. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

async function findChromium() {
  if (process.env.CHROME_PATH) return process.env.CHROME_PATH;
  const system = SYSTEM_PATHS.find((path) => existsSync(path));
  if (system) return system;
  const { chromium } = await import(join(ROOT, 'node_modules/playwright/index.mjs'));
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : null;
}

/**
 * A Chromium to test with: CHROME_PATH, the system's, or Playwright's own. With none, Debian's is installed when we are
 * root there; otherwise the package to install is named.
 *
 * @returns {Promise<string>} Path of the program.
 */
export async function requireChromium() {
  const found = await findChromium();
  if (found) return found;
  if (isDebianRoot()) {
    console.log('Installing Chromium…');
    installPackage('chromium');
    const installed = await findChromium();
    if (installed) return installed;
  }
  throw new Error('There is no Chromium: install the package chromium, or say where it is in CHROME_PATH.');
}

/**
 * Returns the Chromium that journeys run in: CHROME_PATH, the headless shell of Debian's package, or what
 * {@link requireChromium} finds. On Debian as root the headless shell is installed.
 */
export async function requireJourneyChromium() {
  if (process.env.CHROME_PATH) return process.env.CHROME_PATH;
  if (existsSync(HEADLESS_SHELL)) return HEADLESS_SHELL;
  if (isDebianRoot()) {
    console.log('Installing chromium-headless-shell…');
    installPackage('chromium-headless-shell');
    if (existsSync(HEADLESS_SHELL)) return HEADLESS_SHELL;
  }
  return requireChromium();
}

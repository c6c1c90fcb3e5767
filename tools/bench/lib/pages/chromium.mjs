import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

const SYSTEM_BROWSERS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

const open = new Set();

/**
 * Starts the Chromium that CHROME_PATH names, else the system's, else Playwright's own.
 *
 * @param {{ debuggingPort?: number }} [options] - The port at which another tool may drive it.
 */
export async function launchChromium({ debuggingPort } = {}) {
  const executablePath = process.env.CHROME_PATH ?? SYSTEM_BROWSERS.find((path) => existsSync(path));
  const args = ['--no-sandbox'];
  if (debuggingPort) args.push(`--remote-debugging-port=${debuggingPort}`);
  const browser = await chromium.launch({ executablePath, args });
  open.add(browser);
  browser.on('disconnected', () => open.delete(browser));
  return browser;
}

/** Closes the browsers that a group has left open. */
export async function closeBrowsers() {
  await Promise.all([...open].map((browser) => browser.close()));
}

/** Returns the version of the Chromium that is measured with. */
export async function chromiumVersion() {
  const browser = await launchChromium();
  try {
    return browser.version();
  } finally {
    await browser.close();
  }
}

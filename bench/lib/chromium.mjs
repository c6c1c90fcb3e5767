import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

const SYSTEM_BROWSERS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/**
 * Starts the Chromium that CHROME_PATH names, else the system's, else Playwright's own.
 *
 * @param {{ debuggingPort?: number }} [options] - The port at which another tool may drive it.
 */
export function launchChromium({ debuggingPort } = {}) {
  const executablePath = process.env.CHROME_PATH ?? SYSTEM_BROWSERS.find((path) => existsSync(path));
  const args = ['--no-sandbox'];
  if (debuggingPort) args.push(`--remote-debugging-port=${debuggingPort}`);
  return chromium.launch({ executablePath, args });
}

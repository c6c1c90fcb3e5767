import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

const SYSTEM_BROWSERS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** Starts the Chromium that CHROME_PATH names, else the system's, else Playwright's own. */
export function launchChromium() {
  const executablePath = process.env.CHROME_PATH ?? SYSTEM_BROWSERS.find((path) => existsSync(path));
  return chromium.launch({ executablePath, args: ['--no-sandbox'] });
}

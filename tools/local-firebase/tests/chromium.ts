import { chromium, type Browser } from 'playwright';

/** A real Chromium for the tests of a file, gone after them. */
export function chromiumForFile(): { browser: () => Browser } {
  let browser: Browser;
  beforeAll(async () => {
    browser = await chromium.launch({
      executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium',
      args: ['--no-sandbox'],
    });
  });
  afterAll(() => browser.close());
  return { browser: () => browser };
}

import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from 'playwright';
import { allMails } from './testing/all-mails';
import { lookAtMail } from './testing/look-at-mail';

/** Folder for screenshots of every mail: `TEST_PICTURES=1 npx jest functions/src/mail/drawn-mails.test.ts`. */
const PICTURES = join(__dirname, '../../../.local/mails');

const takesPictures = process.env['TEST_PICTURES'] !== undefined;

const WIDTHS = [375, 640];
const SCHEMES = ['light', 'dark'] as const;

/** A one-pixel image in place of a photo. */
const PHOTO =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 2"><rect width="2" height="2" fill="#d69e2e"/><circle cx="1" cy=".8" r=".5" fill="#7b341e"/></svg>';

// The secret of links is a local one.
Object.assign(process.env, { GCLOUD_PROJECT: 'demo-mails' });
const mails = allMails();
let browser: Browser;
let page: Page;
let showsImages = true;

beforeAll(async () => {
  if (takesPictures) {
    rmSync(PICTURES, { recursive: true, force: true });
    mkdirSync(PICTURES, { recursive: true });
  }
  browser = await chromium.launch({
    executablePath: process.env['CHROME_PATH'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox'],
  });
  page = await browser.newPage();
  await page.route('**', (route) =>
    showsImages ? route.fulfill({ contentType: 'image/svg+xml', body: PHOTO }) : route.abort(),
  );
});
afterAll(() => browser.close());
beforeEach(() => (showsImages = true));

/** Renders a mail at each width, light and dark, and returns its faults. */
async function draw(name: string, html: string) {
  const found: Record<string, unknown> = {};
  await page.setContent(html);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    for (const colorScheme of SCHEMES) {
      await page.emulateMedia({ colorScheme });
      const view = `${name}-${width}-${colorScheme}`;
      if (takesPictures) await page.screenshot({ path: join(PICTURES, `${view}.png`), fullPage: true });
      const { buttonHeight, ...faults } = await lookAtMail(page);
      const isHighEnough = buttonHeight === null || buttonHeight >= 44;
      if (Object.values(faults).some(({ length }) => length > 0) || !isHighEnough)
        found[view] = { ...faults, buttonHeight };
    }
  }
  return found;
}

describe('a mail in a browser', () => {
  it.each(mails)(
    '%s fits and breaks no word on phones and wide screens, light and dark',
    async (name, { html }) => {
      expect(await draw(name, html)).toEqual({});
    },
  );

  it('shows all its text without images', async () => {
    showsImages = false;
    const [[, { html }]] = mails as [(typeof mails)[number]];
    expect(await draw('sin-imagenes', html)).toEqual({});
    const text = await page.innerText('body');
    for (const told of [
      'Ana García',
      'Sesión de color',
      '10:00–10:45',
      'Calle Mayor 1',
      'Ver o cambiar mi cita',
    ])
      expect(text).toContain(told);
  });

  it.each(mails)('%s uses only what Gmail and Outlook render', (_, { html }) => {
    expect(html).not.toMatch(
      /(position|float|transform|animation)\s*:|display:\s*(flex|grid)|var\(|calc\(|url\(|@import/,
    );
    expect(html).not.toMatch(/<(script|link|form|input|svg|video|iframe|picture)\b/i);
    // Gmail drops longer style sheets, and cuts longer mails.
    expect(/<style>([^]*?)<\/style>/.exec(html)![1]!.length).toBeLessThan(8192);
    expect(Buffer.byteLength(html)).toBeLessThan(102_400);
  });
});

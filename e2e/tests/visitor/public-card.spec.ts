import { addresses } from '../../fixtures/addresses';
import { expectFits } from '../../fixtures/looks/page-width';
import { CORE } from '../../fixtures/tags';
import { expect, test } from '../../fixtures/test';

const phone = { viewport: { width: 390, height: 844 } };

test('on paper a card says who it is and how to reach them, with a code that no screen fetches', async ({
  page,
}) => {
  const codes: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/qr.svg')) codes.push(request.url());
  });
  await page.goto(`${addresses.publicCard}/c/ana-garcia`);
  await expect(page.getByText(/^Próximo hueco/)).toBeVisible();
  expect(codes).toEqual([]);
  const printed = page.locator('.tj-print');
  await expect(printed).toBeHidden();
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.getByRole('heading', { level: 1, name: 'Ana García' })).toHaveCSS(
    'color',
    'rgb(0, 0, 0)',
  );
  await expect(printed).toContainText(`/c/ana-garcia`);
  await expect(printed).toContainText('@');
  await expect(page.getByText('Portafolio', { exact: true })).toBeHidden();
  for (const control of await page.locator('.tj-button, .tj-tool, .tj-link').all())
    await expect(control).toBeHidden();
  await expect(printed.locator('img')).not.toHaveJSProperty('naturalWidth', 0);
  expect(codes).toHaveLength(1);
});

test('paper is white below a card too, of whatever ground', async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 1600 });
  const below = { clip: { x: 0, y: 1500, width: 800, height: 100 } };
  const bottom = () => page.screenshot(below);
  await page.goto(`${addresses.publicCard}/c/ana-garcia`);
  const onScreen = await bottom();
  await page.emulateMedia({ media: 'print' });
  const printed = await bottom();
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  const printedInDark = await bottom();
  await page.goto('about:blank');
  await page.setContent('<html style="background: white">');
  const white = await bottom();
  expect(onScreen.equals(white)).toBe(false);
  expect(printed.equals(white)).toBe(true);
  expect(printedInDark.equals(white)).toBe(true);
});

test.describe('on a phone', () => {
  test.use(phone);

  test('S2.05 a card opens without login: who, what, and where to go next', CORE, async ({ page }) => {
    const response = await page.goto(`${addresses.publicCard}/c/ana-garcia`);
    expect(response!.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1, name: 'Ana García' })).toBeVisible();
    await expect(page.getByText('Arquitecta de interiores, Estudio Norte')).toBeVisible();
    await expect(page.getByRole('link', { name: /Portafolio/ })).toHaveAttribute(
      'href',
      'https://example.com/portafolio',
    );
    // The main actions are within reach without scrolling.
    const save = (await page.getByRole('link', { name: 'Guardar contacto' }).boundingBox())!;
    expect(save.y + save.height).toBeLessThan(640);
    await expectFits(page, 'the card');
  });

  test('the code is shown large, leads to the card, and can be downloaded', async ({ page }) => {
    await page.goto(`${addresses.publicCard}/c/ana-garcia`);
    const open = page
      .getByRole('button', { name: 'Código QR' })
      .or(page.getByRole('link', { name: 'Código QR' }));
    await open.click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    const download = page.waitForEvent('download');
    await dialog
      .getByRole('button', { name: /PNG/ })
      .or(dialog.getByRole('link', { name: /PNG/ }))
      .click();
    expect((await download).suggestedFilename()).toMatch(/ana-garcia.*\.png$/);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(open).toBeFocused();
  });

  test('sharing without a share sheet copies the address, and says so', async ({ page }) => {
    await page.goto(`${addresses.publicCard}/c/ana-garcia`);
    await page.getByRole('button', { name: 'Compartir' }).click();
    await expect(page.getByText(/copiado/i).first()).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('/c/ana-garcia');
  });
});

test('what is pressed before the page’s script has come is done once it has', async ({ page }) => {
  for (const [tool, done] of [
    ['button', page.getByText(/copiado/i).first()],
    ['link', page.getByRole('dialog')],
  ] as const) {
    let comes = () => {};
    const script = new Promise<void>((resolve) => (comes = resolve));
    await page.route('**/assets/boot.*.js', async (route) => {
      await script;
      await route.continue();
    });
    await page.goto(`${addresses.publicCard}/c/ana-garcia`);
    await page.getByRole(tool, { name: tool === 'button' ? 'Compartir' : 'Código QR' }).click();
    comes();
    await expect(done).toBeVisible();
  }
});

test('where the page’s script doesn’t come, the code is a link to its picture', async ({
  page,
  pageErrors,
}) => {
  await page.route('**/assets/boot.*.js', (route) => route.abort());
  await page.goto(`${addresses.publicCard}/c/ana-garcia`);
  await page.getByRole('link', { name: 'Código QR' }).click();
  await expect(page).toHaveURL(`${addresses.publicCard}/c/ana-garcia/qr.svg`);
  expect(pageErrors.splice(0)[0]).toMatch(/ERR_FAILED/);
});

test('saving the contact gives a real vCard', CORE, async ({ page, request }) => {
  await page.goto(`${addresses.publicCard}/c/ana-garcia`);
  const href = await page.getByRole('link', { name: 'Guardar contacto' }).getAttribute('href');
  const response = await request.get(new URL(href!, addresses.publicCard).href);
  expect(response.headers()['content-type']).toBe('text/vcard; charset=utf-8');
  expect(response.headers()['content-disposition']).toContain('attachment');
  const text = await response.text();
  expect(text).toMatch(/^BEGIN:VCARD\r\nVERSION:3\.0\r\nN:García;Ana;;;\r\nFN:Ana García\r\n/);
  expect(text).toContain('PHOTO;ENCODING=b;TYPE=JPEG:');
});

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  test('the whole card works', CORE, async ({ page, request }) => {
    await page.goto(`${addresses.publicCard}/c/alex-morgan`);
    await expect(page.getByRole('heading', { level: 1, name: 'Alex Morgan' })).toBeVisible();
    await expect(page.getByRole('link', { name: /Book a call/ })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Guardar contacto' })).toBeVisible();
    const code = await page.getByRole('link', { name: 'Código QR' }).getAttribute('href');
    const image = await request.get(new URL(code!, addresses.publicCard).href);
    expect(image.headers()['content-type']).toContain('image/svg+xml');
    expect(await image.text()).toContain('<svg');
  });
});

test('the product’s main address answers the same card, with the card’s own address as canonical', async ({
  page,
}) => {
  const response = await page.goto(`${addresses.shell}/c/ana-garcia`);
  expect(response!.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1, name: 'Ana García' })).toBeVisible();
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    `${addresses.publicCard}/c/ana-garcia`,
  );
});

test('an address where nothing ever was is a designed 404, and doesn’t log more than its status', async ({
  page,
  pageErrors,
}) => {
  const response = await page.goto(`${addresses.publicCard}/c/nadie-nunca`);
  expect(response!.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  expect(pageErrors.splice(0)).toEqual([expect.stringContaining('404')]);
});

test('the cards’ site has its files, a way for search engines, and 404 for what isn’t there', async ({
  request,
}) => {
  const get = (path: string) => request.get(addresses.publicCard + path);
  for (const [path, type] of [
    ['/favicon.ico', /^image\//],
    ['/apple-touch-icon.png', /^image\/png/],
    ['/robots.txt', /^text\/plain/],
    ['/sitemap.xml', /^application\/xml/],
  ] as const) {
    const answer = await get(path);
    expect([path, answer.status(), type.test(answer.headers()['content-type']!)]).toEqual([path, 200, true]);
  }
  expect(await (await get('/robots.txt')).text()).toMatch(/^Sitemap: http.*\/c\/sitemap\.xml$/m);
  const part = await (await get('/c/sitemap/a.xml')).text();
  expect(part).toContain(`<loc>${addresses.publicCard}/c/ana-garcia</loc>`);
  const missing = await get('/nada/de/nada');
  expect(missing.status()).toBe(404);
  expect(await missing.text()).toContain('Aquí no hay nada');
});

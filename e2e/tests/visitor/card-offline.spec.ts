import type { Locator, Page } from '@playwright/test';
import { addresses } from '../../fixtures/addresses';
import { AHEAD } from '../../fixtures/releases/ahead';
import { createCard, freshSlug, publish, saved } from '../../fixtures/owner-actions';
import { call, idTokenOf, server } from '../../fixtures/server';
import { forgiveOfflineNoise } from '../../fixtures/releases/service-worker';
import { CORE } from '../../fixtures/tags';
import { expect, test } from '../../fixtures/test';

test.use(AHEAD);

const CARD = `${addresses.publicCard}/c/ana-garcia`;

/** Returns the status of a page's cached answer, or undefined. */
const cachedAt = (page: Page, url: string) =>
  page.evaluate(async (address) => (await caches.match(address))?.status, url);

/** Returns where the browser got a file of the page, by its own account of the worker's routes. */
const sourceOf = (page: Page, url: string) =>
  page.evaluate((address) => {
    const [entry] = performance.getEntriesByName(address) as (PerformanceResourceTiming & {
      workerFinalSourceType?: string;
    })[];
    return entry?.workerFinalSourceType;
  }, url);

/** Typefaces of an element that is set in one of ours. */
const OURS = [true];

/** Reports for each typeface that an element is rendered with whether it was loaded. */
async function typefacesOf(page: Page, element: Locator): Promise<boolean[]> {
  const session = await page.context().newCDPSession(page);
  try {
    await session.send('DOM.enable');
    await session.send('CSS.enable');
    const id = await element.evaluate((node) => (node.id ||= `tf-${Math.random().toString(36).slice(2)}`));
    const { root } = await session.send('DOM.getDocument');
    const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector: `#${id}` });
    const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
    return fonts.map(({ isCustomFont }) => isCustomFont);
  } finally {
    await session.detach();
  }
}

/** Returns by how much a page's layout has moved so far (web.dev, CLS). */
const shiftOf = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const shifts = list.getEntries() as (PerformanceEntry & { value: number })[];
          resolve(shifts.reduce((sum, { value }) => sum + value, 0));
        }).observe({ type: 'layout-shift', buffered: true });
        // Without one, nobody is called.
        setTimeout(resolve, 1000, 0);
      }),
  );

/** Returns the text of a page's cached answer. */
const cachedText = (page: Page, url: string) =>
  page.evaluate(async (address) => (await caches.match(address))?.text(), url);

test(
  'a card that was seen once opens again without a network',
  CORE,
  async ({ page, context, pageErrors }) => {
    await page.goto(CARD);
    const photo = page.getByRole('img', { name: /Ana/ }).first();
    const drawn = await photo.evaluate((image: HTMLImageElement) => image.currentSrc);
    for (const url of [CARD, drawn])
      await expect.poll(() => cachedAt(page, url), { timeout: 45_000 }).toBe(200);
    await context.setOffline(true);
    const again = await page.goto(`${CARD}?utm_source=qr`);
    expect(again!.fromServiceWorker()).toBe(true);
    await expect(page.getByRole('heading', { level: 1, name: 'Ana García' })).toBeVisible();
    await expect(photo).toHaveJSProperty('complete', true);
    await expect(photo).not.toHaveJSProperty('naturalWidth', 0);
    forgiveOfflineNoise(pageErrors);
  },
);

test('the contact and the code of a card that was seen once are there without a network', async ({
  page,
  context,
  pageErrors,
}) => {
  await page.goto(CARD);
  for (const url of [`${CARD}.vcf`, `${CARD}/qr.svg`])
    await expect.poll(() => cachedAt(page, url), { timeout: 45_000 }).toBe(200);
  await page.goto('about:blank');
  await context.setOffline(true);
  await page.goto(CARD);
  await page.getByRole('link', { name: 'Código QR' }).click();
  const code = page.getByRole('img', { name: /^Código QR de la tarjeta/ });
  await expect(code).not.toHaveJSProperty('naturalWidth', 0);
  await page.getByRole('button', { name: 'Cerrar' }).click();
  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Guardar contacto' }).click();
  const file = await (await downloading).createReadStream().then((stream) => stream.toArray());
  expect(Buffer.concat(file).toString()).toMatch(/^BEGIN:VCARD\r\n[^]*Ana García/);
  forgiveOfflineNoise(pageErrors);
});

test('kept files are shown without the worker, and a missing one is fetched and kept again', async ({
  page,
  context,
}) => {
  await page.goto(CARD);
  const photo = await page
    .getByRole('img', { name: /Ana/ })
    .first()
    .evaluate((image: HTMLImageElement) => image.currentSrc);
  await expect.poll(() => cachedAt(page, photo), { timeout: 45_000 }).toBe(200);
  const again = async () => {
    const next = await context.newPage();
    await next.goto(CARD);
    return next;
  };
  await page.close();
  const second = await again();
  await expect.poll(() => sourceOf(second, photo)).toBe('cache');
  const script = await second.waitForFunction(
    () => performance.getEntriesByType('resource').find(({ name }) => name.includes('/boot.'))?.name,
  );
  expect(await cachedAt(second, (await script.jsonValue())!)).toBe(200);

  await second.close();
  // A page without scripts, as a card's page would have the file cached again.
  const plain = await context.newPage();
  await plain.goto(new URL('/robots.txt', CARD).href);
  await plain.evaluate(async (url) => (await caches.open('tarjetero-card-files')).delete(url), photo);
  expect(await cachedAt(plain, photo)).toBeUndefined();
  await plain.close();
  const third = await again();
  await expect.poll(() => sourceOf(third, photo)).toBe('network');
  await expect.poll(() => cachedAt(third, photo), { timeout: 45_000 }).toBe(200);
});

test('a typeface is fetched after the links, and sets the card without moving a line, also without a network', async ({
  page,
  owner: _owner,
  context,
  pageErrors,
}) => {
  test.setTimeout(240_000);
  const slug = freshSlug('con-letra');
  await createCard(page, 'Trabajo', slug);
  await page.getByLabel('Nombre', { exact: true }).fill('Eva Prueba');
  await page.getByRole('tab', { name: 'Estilo' }).click();
  await page.getByRole('radio', { name: 'Elegante (Playfair)' }).check();
  const preview = page.getByRole('region', { name: 'Así se ve la tarjeta' });
  await expect
    .poll(() => typefacesOf(page, preview.getByRole('heading', { name: 'Eva Prueba' })))
    .toEqual(OURS);
  await saved(page);
  await publish(page);

  const card = `${addresses.publicCard}/c/${slug}`;
  const name = page.getByRole('heading', { level: 1, name: 'Eva Prueba' });
  const typeface = page.waitForRequest(/\/assets\/fonts\/playfair\.\w{8}\.woff2$/);
  await page.goto(card, { waitUntil: 'load' });
  const file = await typeface;
  // The browser lists a resource when all of it is there, and the first paint a moment after it.
  const times = () =>
    page.evaluate(
      (url) =>
        [url, 'first-contentful-paint'].flatMap((entry) =>
          performance.getEntriesByName(entry).map(({ startTime }) => startTime),
        ),
      file.url(),
    );
  await expect.poll(async () => (await times()).length).toBe(2);
  const [requested, drawn] = await times();
  expect(requested).toBeGreaterThan(drawn!);
  // A first visitor sees it too.
  await expect.poll(() => typefacesOf(page, name)).toEqual(OURS);
  expect(await shiftOf(page)).toBeLessThanOrEqual(0.005);
  await expect.poll(() => cachedAt(page, file.url()), { timeout: 45_000 }).toBe(200);

  await page.reload();
  await expect.poll(() => typefacesOf(page, name)).toEqual(OURS);
  await context.setOffline(true);
  await page.reload();
  await expect.poll(() => typefacesOf(page, name)).toEqual(OURS);
  forgiveOfflineNoise(pageErrors);
});

test.describe('for who saves data', () => {
  // The widget would be loaded ahead after two seconds, and open without a network.
  test.use({ savesData: true });

  test('without a network «Reservar» ends at a page of ours, which goes on once there is one', async ({
    page,
    context,
    pageErrors,
  }) => {
    await page.goto(CARD);
    await expect.poll(() => cachedAt(page, CARD), { timeout: 45_000 }).toBe(200);
    await page.reload();
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    await expect(page.getByText(/^Próximo hueco/)).toBeVisible();
    await context.setOffline(true);
    await page.getByRole('link', { name: 'Reservar', exact: true }).press('Enter');
    await expect(page.getByRole('heading', { name: 'Sin conexión' })).toBeVisible();
    await page.getByRole('link', { name: 'Reintentar' }).click();
    await expect(page.getByText('Para reservar hace falta conexión.')).toBeVisible();
    await context.setOffline(false);
    await page.getByRole('link', { name: 'Reintentar' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Reservar con Ana García' })).toBeVisible();
    forgiveOfflineNoise(pageErrors);
  });
});

test('a card that was paused or deleted is not shown from a visitor’s cache', async ({
  page,
  owner,
  context,
  pageErrors,
}) => {
  test.setTimeout(240_000);
  const slug = freshSlug('retirada');
  await createCard(page, 'Trabajo', slug);
  await page.getByLabel('Nombre', { exact: true }).fill('Eva Prueba');
  await saved(page);
  await publish(page);
  const uid = await server.uidOf(owner.email);
  const cards = await server.db.collection('cards').where('userId', '==', uid).get();
  const asOwner = async (name: string) => {
    const answer = await call(name, await idTokenOf(owner), { cardId: cards.docs[0]!.id });
    expect(answer.status).toBe(200);
  };

  const visitor = await context.newPage();
  const url = `${addresses.publicCard}/c/${slug}`;
  await visitor.goto(url);
  await expect.poll(() => cachedAt(visitor, url), { timeout: 45_000 }).toBe(200);
  const reloadAndSee = async (name: string) => {
    await visitor.reload();
    await expect(visitor.getByRole('heading', { level: 1, name })).toBeVisible({ timeout: 45_000 });
  };

  await asOwner('pauseCard');
  await reloadAndSee('Tarjeta en pausa');
  await expect.poll(() => cachedText(visitor, url)).toContain('Tarjeta en pausa');
  await context.setOffline(true);
  await visitor.reload();
  await expect(visitor.getByRole('heading', { name: 'Tarjeta en pausa' })).toBeVisible();
  await context.setOffline(false);

  await asOwner('resumeCard');
  await reloadAndSee('Eva Prueba');
  await expect.poll(() => cachedText(visitor, url)).toContain('Eva Prueba');
  await asOwner('deleteCard');
  await expect(async () => expect((await visitor.reload())!.status()).toBe(410)).toPass({ timeout: 45_000 });
  await expect.poll(() => cachedAt(visitor, url)).toBeUndefined();
  await context.setOffline(true);
  await visitor.reload();
  await expect(visitor.getByRole('heading', { name: 'Sin conexión' })).toBeVisible();
  await context.setOffline(false);

  // An address where nothing ever was leaves nothing either.
  await server.db.doc(`publicCards/${slug}`).delete();
  await server.db.doc(`slugs/${slug}`).delete();
  expect((await visitor.goto(url))!.status()).toBe(404);
  expect(await cachedAt(visitor, url)).toBeUndefined();
  forgiveOfflineNoise(pageErrors);
});

import type { Page } from '@playwright/test';
import { addresses } from '../../fixtures/addresses';
import { expectAccessibleAsShown } from '../../fixtures/looks/axe';
import { intercept } from '../../fixtures/intercept';
import { freshSlug, openNewCard, publish, saved } from '../../fixtures/owner-actions';
import { dropAdmins, makeAccount, makeAdmin, publishCard } from '../../fixtures/panel';
import { storeReport } from '../../fixtures/data/reported-card';
import { server } from '../../fixtures/server';
import { ALONE, CORE } from '../../fixtures/tags';
import { expect, openPanel, test } from '../../fixtures/test';

/*
 * The remote with the cards, which the shell mounts in screens of the two others: what is shown, and what a broken release of it costs.
 */

interface Pointer {
  current: { entry: string; integrity?: string };
}

const POINTER = `${addresses.publicCard}/remote.json`;

const readCurrent = async () => ((await (await fetch(POINTER)).json()) as Pointer).current;

/** Collects the addresses of the cards' entries that a page loads. */
function watchEntries(page: Page): string[] {
  const entries: string[] = [];
  page.on('request', (request) => {
    const url = request.url();
    if (url.startsWith(addresses.publicCard) && url.includes('remoteEntry')) entries.push(url);
  });
  return entries;
}

/** Opens 'Ver como visitante' in the editor, and returns its dialog. */
async function lookAsVisitor(page: Page) {
  await page.getByRole('button', { name: 'Ver como visitante' }).click();
  return page.getByRole('dialog', { name: 'Ver como visitante' });
}

const drafted = (page: Page) => page.frameLocator('iframe[title="El borrador de la tarjeta"]');

test('an owner sees the draft and the published card as visitors would, loaded when asked for', async ({
  page,
  owner,
}) => {
  const requests: string[] = [];
  const counted: string[] = [];
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    if (origin === addresses.publicCard && /\.(js|json)$/.test(pathname)) requests.push(pathname);
    if (pathname.startsWith('/v/') || pathname.startsWith('/b/')) counted.push(pathname);
  });
  await openNewCard(page, owner, freshSlug('mirada'));
  await page.getByLabel('Cargo').fill('Fotógrafa');
  await saved(page);
  await publish(page);
  await page.getByLabel('Cargo').fill('Directora de arte');
  await saved(page);
  expect(requests).toEqual([]);

  const dialog = await lookAsVisitor(page);
  await expect(drafted(page).getByText('Directora de arte')).toBeVisible();
  await expect(drafted(page).getByText('Guardar contacto')).toBeVisible();
  expect(requests).toContain('/remote.json');
  await expectAccessibleAsShown(page, 'a card as visitors see it');
  await dialog.getByText('Publicada', { exact: true }).click();
  const published = page.frameLocator('iframe[title="La tarjeta publicada"]');
  await expect(published.getByText('Fotógrafa')).toBeVisible();
  expect(counted).toEqual([]);

  // The focus stays in the dialog through the frame and behind it, both ways, and goes back to its button.
  for (const key of ['Tab', 'Shift+Tab'])
    for (let press = 0; press < 8; press += 1) {
      await page.keyboard.press(key);
      const isInside = () => dialog.evaluate((element) => element.contains(document.activeElement));
      await expect.poll(isInside, { message: `${key} ${press + 1}` }).toBe(true);
    }
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Ver como visitante' })).toBeFocused();
});

test(
  'S2.02 while the cards’ site is down the editor goes on, and a retry shows the card without reloading',
  CORE,
  async ({ page, owner, pageErrors }) => {
    await openNewCard(page, owner, freshSlug('caida'));
    const mend = await intercept(page.context(), `${addresses.publicCard}/**`, (route) => route.abort());
    await page.evaluate(() => Object.assign(window, { stillTheSamePage: true }));
    const dialog = await lookAsVisitor(page);
    const failure = dialog.getByRole('heading', { name: 'Error loading Card page' });
    await expect(failure).toBeVisible({ timeout: 30_000 });
    // A second failure is reported in the same way.
    await dialog.getByRole('button', { name: 'Reintentar' }).click();
    await expect(failure).toBeVisible({ timeout: 30_000 });
    await page.keyboard.press('Escape');
    await page.getByLabel('Cargo').fill('Fotógrafa');
    await saved(page);

    await lookAsVisitor(page);
    await expect(failure).toBeVisible({ timeout: 30_000 });
    mend();
    await dialog.getByRole('button', { name: 'Reintentar' }).click();
    await expect(drafted(page).getByText('Fotógrafa')).toBeVisible({ timeout: 30_000 });
    expect(await page.evaluate(() => 'stillTheSamePage' in window)).toBe(true);
    pageErrors.splice(0);
  },
);

test('a card is drawn by the release before where the current one is only half there', async ({
  page,
  owner,
  pageErrors,
}) => {
  const { entry, integrity } = await readCurrent();
  const previous = { entry: `${entry}?previous`, integrity };
  await intercept(page, POINTER, (route) =>
    route.fulfill({
      json: { current: { entry: '/remoteEntry.gone.js' }, previous, canary: null, percent: 0 },
      headers: { 'access-control-allow-origin': '*' },
    }),
  );
  const entries = watchEntries(page);
  await openNewCard(page, owner, freshSlug('anterior'));
  await lookAsVisitor(page);
  await expect(drafted(page).getByText('Guardar contacto')).toBeVisible({ timeout: 30_000 });
  expect(entries).toEqual([
    `${addresses.publicCard}/remoteEntry.gone.js`,
    `${addresses.publicCard}${previous.entry}`,
  ]);
  pageErrors.splice(0);
});

test('an operator overrides which release draws the cards', ALONE, async ({ page, owner }) => {
  const overrides = server.db.doc('config/remotes');
  const { entry, integrity } = await readCurrent();
  const forced = { entry: `${entry}?forced`, integrity };
  try {
    await overrides.set({ public_card: { current: forced, previous: null, canary: null, percent: 0 } });
    const entries = watchEntries(page);
    await openNewCard(page, owner, freshSlug('forzada'));
    await lookAsVisitor(page);
    await expect(drafted(page).getByText('Guardar contacto')).toBeVisible();
    expect(entries).toEqual([addresses.publicCard + forced.entry]);
  } finally {
    await overrides.set({});
  }
});

test('an administrator looks at a reported card, and the panel goes on while the cards’ site is down', async ({
  page,
  pageErrors,
}) => {
  const admin = await makeAdmin('Marta Mira');
  try {
    const { cardId, slug } = await publishCard(await makeAccount('Dueña Mirada'), 'Mirada');
    await storeReport({ cardId, slug, ownerId: '' });
    // Before the page is there: one that is open may still send a request past an interception that has just begun.
    const mend = await intercept(page.context(), `${addresses.publicCard}/**`, (route) => route.abort());
    await openPanel(page, '/admin/reports', admin);
    const report = page.getByRole('article', { name: slug });
    await expect(report).toBeVisible();
    await report.getByRole('button', { name: `Ver la denuncia de ${slug}` }).click();
    const beside = page.getByRole('complementary', { name: `Denuncia de ${slug}` });
    await expect(beside.getByRole('heading', { name: 'Error loading Card page' })).toBeVisible({
      timeout: 30_000,
    });
    await expect(beside.getByRole('link', { name: /Abrir la tarjeta/ })).toBeVisible();
    mend();
    await beside.getByRole('button', { name: 'Reintentar' }).click();
    const card = page.frameLocator(`iframe[title="Vista previa de ${slug}"]`);
    await expect(card.getByRole('heading', { name: 'Mirada' })).toBeAttached({ timeout: 30_000 });
    await expect(card.getByText('Guardar contacto')).toBeVisible();
    await expectAccessibleAsShown(page, 'a reported card');
  } finally {
    await dropAdmins(admin.uid);
  }
  pageErrors.splice(0);
});

test('‘Vista Previa’ shows the whole page of a published card with the template', async ({ page }) => {
  await openPanel(page, '/admin/preview?plantilla=tarjetero-clara');
  const cards = page.getByRole('region', { name: 'Tarjetas', exact: true });
  await cards.getByLabel('Buscar tarjeta publicada').fill('ana-garcia');
  await cards.getByRole('button', { name: /ana-garcia/ }).click();
  const whole = page.frameLocator('iframe[title="La tarjeta entera, con la plantilla"]');
  await expect(whole.getByText('Guardar contacto')).toBeVisible({ timeout: 30_000 });
  await expect(whole.locator('.tj-host h1, .tj-host h2').first()).toContainText('Ana', { timeout: 30_000 });
});

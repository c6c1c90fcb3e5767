import { addresses } from '../../fixtures/addresses';
import { intercept } from '../../fixtures/intercept';
import { addLink, createCard, freshSlug, openNewCard, publish, saved } from '../../fixtures/owner-actions';
import { CORE } from '../../fixtures/tags';
import { expect, test } from '../../fixtures/test';
import { storeSession } from '../../fixtures/session';

/**
 * Matches errors that Chromium and the SDK log when the network is cut; the SDK then requests Google, which our policy
 * forbids.
 */
const expectedNoise =
  /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Could not reach Cloud Firestore|status of 403|cleardot\.gif/;

test('S2.11 the editor opens by address, and by the card’s id', CORE, async ({ page, owner }) => {
  test.setTimeout(120_000);
  expect(owner.name).toBe('Eva Prueba');
  const slug = freshSlug('editor');
  await createCard(page, 'Trabajo', slug);
  for (const name of ['Perfil', 'Enlaces', 'Plantilla', 'Estilo', 'Ajustes']) {
    await expect(page.getByRole('tab', { name })).toBeVisible();
  }
  const cards = await page.request.post(
    `${addresses.firestore}/v1/projects/demo-tarjetero/databases/(default)/documents:runQuery`,
    {
      headers: { authorization: 'Bearer owner' },
      data: {
        structuredQuery: {
          from: [{ collectionId: 'cards' }],
          where: { fieldFilter: { field: { fieldPath: 'slug' }, op: 'EQUAL', value: { stringValue: slug } } },
        },
      },
    },
  );
  const [{ document }] = (await cards.json()) as [{ document: { name: string } }];
  await page.goto(`${addresses.shell}/cards/edit/${document.name.split('/').at(-1)}`);
  await expect(page).toHaveURL(new RegExp(`/tarjeta/edit/${slug}`));
  await page.goto(`${addresses.shell}/tarjeta/edit/alex-morgan`);
  await expect(page.getByRole('heading', { name: 'Esta tarjeta no existe' })).toBeVisible();
});

test('bad input is reported beside its field, stays there, and is left out of what is saved', async ({
  page,
  owner,
}) => {
  test.setTimeout(120_000);
  const slug = freshSlug('mal');
  await openNewCard(page, owner, slug);
  await page.getByLabel('Biografía').fill('x'.repeat(10_000));
  await page.getByLabel('Email').fill('nadie');
  await page.getByLabel('Teléfono').fill('123');
  await page.getByLabel('Cargo').fill('Fotógrafa');
  await page.getByLabel('Cargo').blur();
  await expect(page.getByText('Biografía admite como máximo 600 caracteres')).toBeVisible();
  await expect(page.getByText('Email inválido')).toBeVisible();
  await expect(page.getByText('Teléfono inválido')).toBeVisible();
  const link = await addLink(page, 'Malo', 'javascript:alert(1)');
  await link.getByLabel('URL').blur();
  await expect(
    page.getByText('Usa una dirección web, un email, un teléfono, un SMS o un lugar en el mapa'),
  ).toBeVisible();

  await page.getByRole('button', { name: 'Publicar' }).click();
  // Instead of publishing it leads to what is wrong.
  await expect(page.getByRole('tab', { name: 'Perfil', selected: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ver tarjeta' })).toBeHidden();
  await page.getByRole('tab', { name: 'Perfil' }).click();
  await expect(page.getByLabel('Email')).toHaveValue('nadie');
  expect((await page.getByLabel('Biografía').inputValue()).length).toBe(10_000);

  // Mended, the rest follows.
  await page.getByLabel('Biografía').fill('Corta');
  await page.getByLabel('Email').fill('eva@ejemplo.com');
  await page.getByLabel('Teléfono').fill('');
  await page.getByRole('tab', { name: 'Enlaces' }).click();
  await page.getByLabel('URL').fill('ejemplo.com');
  await saved(page);
  await publish(page);
  const html = await (await page.request.get(`${addresses.publicCard}/c/${slug}`)).text();
  expect(html).toContain('Fotógrafa');
  expect(html).not.toContain('javascript:');
});

test('a network that goes away in the middle loses nothing', async ({ page, owner, context, pageErrors }) => {
  test.setTimeout(120_000);
  const slug = freshSlug('corte');
  await openNewCard(page, owner, slug);
  await page.getByLabel('Cargo').fill('Antes del corte');
  await saved(page);
  await context.setOffline(true);
  await page.getByLabel('Cargo').fill('Durante el corte');
  await expect(page.getByText('Se guardará cuando vuelva la conexión').first()).toBeVisible({
    timeout: 20_000,
  });
  await context.setOffline(false);
  await expect(page.getByRole('status').filter({ hasText: /^Guardado/ })).toBeVisible({ timeout: 60_000 });
  await page.reload();
  await expect(page.getByLabel('Cargo')).toHaveValue('Durante el corte');
  expect(pageErrors.splice(0).filter((line) => !expectedNoise.test(line))).toEqual([]);
});

test('what was typed survives a reload before it could be saved', async ({ page, owner, pageErrors }) => {
  test.setTimeout(120_000);
  const slug = freshSlug('recarga');
  await openNewCard(page, owner, slug);
  await saved(page);
  const letThrough = await intercept(page, `${addresses.firestore}/**/Write/**`, (route) => route.abort());
  const tried = page.waitForEvent('requestfailed', (request) => request.url().includes('/Write/'));
  await page.getByLabel('Cargo').fill('Sin guardar todavía');
  await tried;
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(page.getByLabel('Cargo')).toHaveValue('Sin guardar todavía');
  letThrough();
  await expect(page.getByRole('status').filter({ hasText: /^Guardado/ })).toBeVisible({ timeout: 60_000 });
  pageErrors.splice(0);
});

test(
  'two tabs on one card: other fields merge, the same field is asked about',
  CORE,
  async ({ page, owner, browser, context, pageErrors }) => {
    test.setTimeout(120_000);
    const slug = freshSlug('dos');
    await openNewCard(page, owner, slug);
    const other = await context.newPage();
    await other.goto(`${addresses.shell}/tarjeta/edit/${slug}`);
    await expect(other.getByLabel('Cargo')).toBeVisible();

    await page.getByLabel('Cargo').fill('Fotógrafa');
    await saved(page);
    await expect(other.getByLabel('Cargo')).toHaveValue('Fotógrafa');
    await other.getByLabel('Empresa').fill('Luz');
    await saved(other);
    await expect(page.getByLabel('Empresa')).toHaveValue('Luz');

    // Both change the same field while one can't be reached: another device, as the tabs of a browser share a connection.
    await other.close();
    const device = await browser.newContext();
    const elsewhere = await device.newPage();
    await storeSession(elsewhere, owner);
    await elsewhere.goto(`${addresses.shell}/tarjeta/edit/${slug}`);
    await expect(elsewhere.getByLabel('Empresa')).toHaveValue('Luz');
    const letThrough = await intercept(page, `${addresses.firestore}/**`, (route) => route.abort());
    await page.getByLabel('Ubicación').fill('Cádiz');
    await elsewhere.getByLabel('Ubicación').fill('Sevilla');
    await saved(elsewhere);
    letThrough();
    await expect(page.getByText('Esta tarjeta se ha cambiado en otra pestaña').first()).toBeVisible({
      timeout: 60_000,
    });
    await expect(page.getByLabel('Ubicación')).toHaveValue('Cádiz');
    await page.getByRole('button', { name: 'Usar mis cambios' }).click();
    await expect(page.getByRole('status').filter({ hasText: /^Guardado/ })).toBeVisible({ timeout: 30_000 });
    await expect(elsewhere.getByLabel('Ubicación')).toHaveValue('Cádiz', { timeout: 30_000 });
    await device.close();
    pageErrors.splice(0);
  },
);

test('links are moved by keyboard, switched off, and deleted with a way back', async ({ page, owner }) => {
  test.setTimeout(120_000);
  const slug = freshSlug('enlaces');
  await openNewCard(page, owner, slug);
  for (const [title, url] of [
    ['Uno', 'https://uno.es'],
    ['Dos', 'https://dos.es'],
    ['Tres', 'https://tres.es'],
  ] as const) {
    await addLink(page, title, url);
  }
  const titles = () =>
    page.getByLabel('Título').evaluateAll((inputs) => inputs.map((i) => (i as HTMLInputElement).value));
  await expect.poll(titles).toEqual(['Uno', 'Dos', 'Tres']);
  const lastMenu = page.getByRole('button', { name: /^Opciones de Enlace/ }).last();
  await lastMenu.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Subir' }).press('Enter');
  await expect.poll(titles).toEqual(['Uno', 'Tres', 'Dos']);

  await page.getByRole('switch', { name: 'Visible' }).first().press('Space');
  await lastMenu.click();
  // The former menu may still be fading out.
  await page
    .getByRole('menu', { name: /^Opciones de Enlace 3/ })
    .getByRole('menuitem', { name: 'Eliminar enlace' })
    .click();
  await expect.poll(titles).toEqual(['Uno', 'Tres']);
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect.poll(titles).toEqual(['Uno', 'Tres', 'Dos']);
  await saved(page);
  await publish(page);
  const html = await (await page.request.get(`${addresses.publicCard}/c/${slug}`)).text();
  expect(html.indexOf('https://tres.es/')).toBeGreaterThan(0);
  expect(html.indexOf('https://tres.es/')).toBeLessThan(html.indexOf('https://dos.es/'));
  expect(html).not.toContain('https://uno.es/');
});

test('a new address leads from the old one, and hiding from search engines reaches the page', async ({
  page,
  owner,
}) => {
  test.setTimeout(120_000);
  const slug = freshSlug('vieja');
  const moved = freshSlug('nueva');
  await openNewCard(page, owner, slug);
  await addLink(page, 'Web', 'https://ejemplo.com');
  await page.getByRole('tab', { name: 'Ajustes' }).click();
  await page.getByRole('switch', { name: 'Ocultar en buscadores' }).click();
  await saved(page);
  await publish(page);
  await page.getByLabel('Enlace', { exact: true }).fill(moved);
  await page.getByRole('button', { name: 'Cambiar enlace' }).click();
  await expect(page).toHaveURL(new RegExp(`/tarjeta/edit/${moved}`), { timeout: 20_000 });
  const old = await page.request.get(`${addresses.publicCard}/c/${slug}`, { maxRedirects: 0 });
  expect([old.status(), old.headers()['location']]).toEqual([301, expect.stringContaining(`/c/${moved}`)]);
  const html = await (await page.request.get(`${addresses.publicCard}/c/${moved}`)).text();
  expect(html).toMatch(/<meta name="robots" content="noindex/);
});

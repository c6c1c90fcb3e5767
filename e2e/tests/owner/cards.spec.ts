import type { Page } from '@playwright/test';
import { addresses } from '../../fixtures/addresses';
import { addLink, createCard, freshSlug, publish, saved } from '../../fixtures/owner-actions';
import { CORE } from '../../fixtures/tags';
import { expect, test } from '../../fixtures/test';

const statusOf = async (page: Page, slug: string) =>
  (await page.request.get(`${addresses.publicCard}/c/${slug}`)).status();

test(
  'a card can be paused and resumed, duplicated, and deleted with a way back',
  CORE,
  async ({ page, owner }) => {
    test.setTimeout(150_000);
    expect(owner.name).toBe('Eva Prueba');
    const slug = freshSlug('lista');
    await createCard(page, 'Trabajo', slug);
    await addLink(page, 'Web', 'https://ejemplo.com');
    await saved(page);
    await publish(page);

    await page.goto(`${addresses.shell}/dashboard/tarjetas`);
    const card = page.getByRole('article', { name: 'Trabajo', exact: true });
    await expect(card.getByText('Publicada', { exact: true })).toBeVisible();

    await card.getByRole('button', { name: 'Pausar' }).click();
    await expect(card.getByRole('button', { name: 'Reanudar' })).toBeVisible();
    await expect(card.getByText('En pausa', { exact: true })).toBeVisible();
    const visitor = await page.context().newPage();
    await expect(async () => {
      const paused = await visitor.goto(`${addresses.publicCard}/c/${slug}`);
      expect(paused!.status()).toBe(200);
      await expect(visitor.getByRole('heading', { name: 'Tarjeta en pausa' })).toBeVisible({ timeout: 1000 });
    }).toPass();
    await expect(visitor.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
    await visitor.close();

    await card.getByRole('button', { name: 'Reanudar' }).click();
    await expect(card.getByText('Publicada', { exact: true })).toBeVisible();
    await expect(async () => {
      const html = await (await page.request.get(`${addresses.publicCard}/c/${slug}`)).text();
      expect(html).toContain('https://ejemplo.com/');
    }).toPass();

    await card.getByRole('button', { name: 'Duplicar' }).click();
    const copy = page.getByRole('article', { name: /Trabajo \(Copia\)/ });
    await expect(copy).toBeVisible({ timeout: 20_000 });
    await expect(copy.getByText('Borrador')).toBeVisible();

    await card.getByRole('button', { name: 'Eliminar' }).click();
    await page.getByRole('button', { name: 'Eliminar tarjeta' }).click();
    await expect(card).toBeHidden();
    const undo = page.getByRole('button', { name: 'Deshacer' });
    // A message under the pointer stays.
    await undo.hover();
    await expect(async () => expect(await statusOf(page, slug)).toBe(410)).toPass();
    await undo.click();
    await expect(card).toBeVisible({ timeout: 20_000 });
    await expect(async () => expect(await statusOf(page, slug)).toBe(200)).toPass();

    // Without the toast it is the bin that brings it back.
    await card.getByRole('button', { name: 'Eliminar' }).click();
    await page.getByRole('button', { name: 'Eliminar tarjeta' }).click();
    await expect(card).toBeHidden();
    await page.getByRole('link', { name: 'Papelera' }).click();
    await page.getByRole('button', { name: 'Recuperar «Trabajo»' }).click({ timeout: 20_000 });
    await expect(page.getByText('La papelera está vacía')).toBeVisible({ timeout: 20_000 });
    await page.getByRole('link', { name: 'Volver a Tarjetas' }).click();
    await expect(card).toBeVisible();
    await expect(async () => expect(await statusOf(page, slug)).toBe(200)).toPass();
  },
);

test('a taken, a reserved and an impossible address are refused beside the field, with others to choose', async ({
  page,
  owner,
}) => {
  expect(owner.name).toBe('Eva Prueba');
  await page.goto(`${addresses.shell}/dashboard/tarjetas`);
  await page.getByRole('button', { name: 'Nueva tarjeta' }).first().click();
  await page.getByRole('button', { name: 'Empezar en blanco' }).click();
  const dialog = page.getByRole('dialog');
  // A free address of the person's own is there already.
  await expect(dialog.getByLabel('Enlace')).toHaveValue(/^eva-prueba/);
  await dialog.getByLabel('Nombre de la tarjeta').fill('Ana García');
  await expect(dialog.getByLabel('Enlace')).toHaveValue(/^eva-prueba/);
  await dialog.getByLabel('Enlace').fill('ana-garcia');
  await expect(dialog.getByText('Ese enlace público ya está en uso. Elige otro.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Crear' }).click();
  await expect(dialog).toBeVisible();
  await expect(dialog.getByLabel('Nombre de la tarjeta')).toHaveValue('Ana García');

  await dialog.getByLabel('Enlace').fill('admin');
  await expect(dialog.getByText('Ese enlace público está reservado. Elige otro.')).toBeVisible();
  await dialog.getByLabel('Enlace').fill('ab');
  await expect(dialog.getByText('El enlace público necesita al menos 3 caracteres.')).toBeVisible();

  await dialog.getByLabel('Enlace').fill('ana-garcia');
  await dialog
    .getByRole('button', { name: /^ana-garcia-/ })
    .first()
    .click();
  await expect(dialog.getByText('Ese enlace público ya está en uso. Elige otro.')).toBeHidden();
  await expect(dialog.getByLabel('Enlace')).toHaveValue(/^ana-garcia-/);
});

test('an account without cards reads how to begin', async ({ page, owner }) => {
  expect(owner.name).toBe('Eva Prueba');
  await page.goto(`${addresses.shell}/dashboard/tarjetas`);
  await expect(page.getByText('Crea tu primera tarjeta')).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Nueva tarjeta' }).first()).toBeVisible();
});

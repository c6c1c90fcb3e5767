import type { Page } from '@playwright/test';
import { addresses } from '../../fixtures/addresses';
import { pressTool } from '../../fixtures/agenda';
import { AHEAD } from '../../fixtures/releases/ahead';
import { expectAccessibleAsShown } from '../../fixtures/looks/axe';
import { makeAccount, publishCard } from '../../fixtures/panel';
import { call, idTokenOf, server } from '../../fixtures/server';
import { forgiveOfflineNoise } from '../../fixtures/releases/service-worker';
import { CORE } from '../../fixtures/tags';
import { expect, signIn, test } from '../../fixtures/test';

test.use(AHEAD);

/** Publishes a card on which visitors can leave their details. */
async function makeCard() {
  const owner = await makeAccount('Olga Ferias');
  const { cardId, slug } = await publishCard(owner, 'Olga Ferias');
  const opened = await call('setLeadForm', await idTokenOf(owner), {
    cardId,
    fields: ['email', 'phone', 'company', 'note'],
  });
  expect(opened.status).toBe(200);
  return { owner, slug, url: `${addresses.publicCard}/c/${slug}` };
}

/** Returns what was left on the cards of an account. */
async function leadsOf(uid: string): Promise<FirebaseFirestore.DocumentData[]> {
  const { docs } = await server.db.collection('leads').where('userId', '==', uid).get();
  return docs.map((found) => found.data());
}

async function fillIn(page: Page, name: string): Promise<void> {
  const form = page.getByRole('dialog', { name: 'Dejar mis datos' });
  await form.getByLabel('Nombre').fill(name);
  await form.getByRole('textbox', { name: /^Email/ }).fill('eva@ejemplo.com');
  await form.getByRole('checkbox', { name: /^Acepto que Olga Ferias guarde/ }).check();
  await form.getByRole('button', { name: 'Enviar mis datos' }).click();
}

test(
  'a visitor leaves their details, which the owner is told of, and erases them',
  CORE,
  async ({ page }) => {
    const { owner, url } = await makeCard();
    const uid = await server.uidOf(owner.email);
    await page.goto(`${url}?s=feria`);
    await page.getByRole('button', { name: 'Dejar mis datos' }).click();
    const form = page.getByRole('dialog', { name: 'Dejar mis datos' });
    await form.getByRole('button', { name: 'Enviar mis datos' }).click();
    await expect(form.getByText('Nombre es requerido')).toBeVisible();
    await expect(form.getByLabel('Nombre')).toBeFocused();
    await expectAccessibleAsShown(page, 'the form with its problems');
    await fillIn(page, 'Eva Ruiz');
    await expect(form.getByText('Olga Ferias ya tiene tus datos.')).toBeVisible();
    expect(await leadsOf(uid)).toEqual([
      expect.objectContaining({ name: 'Eva Ruiz', email: 'eva@ejemplo.com', context: 'feria' }),
    ]);
    await form.getByRole('button', { name: 'Borrar mis datos' }).click();
    await expect(form.getByText('Tus datos están borrados.')).toBeVisible();
    expect(await leadsOf(uid)).toEqual([]);
  },
);

test('details that were left without a network reach the owner by themselves, once', async ({
  page,
  context,
  pageErrors,
}) => {
  const { owner, url } = await makeCard();
  const uid = await server.uidOf(owner.email);
  await page.goto(url);
  const isCached = (name: RegExp) =>
    page.evaluate(async (source) => {
      const names = await caches.keys();
      const lists = await Promise.all(names.map(async (cache) => (await caches.open(cache)).keys()));
      return lists.flat().some((request) => new RegExp(source).test(request.url));
    }, name.source);
  await expect.poll(() => isCached(/\/assets\/lead\./), { timeout: 45_000 }).toBe(true);
  await expect.poll(() => isCached(/\/c\/[a-z0-9-]+$/), { timeout: 45_000 }).toBe(true);
  await context.setOffline(true);
  await page.reload();
  await page.getByRole('button', { name: 'Dejar mis datos' }).click();
  const form = page.getByRole('dialog', { name: 'Dejar mis datos' });
  await fillIn(page, 'Eva Ruiz');
  await expect(form.getByText(/^Sin conexión. Tus datos se enviarán/)).toBeVisible();
  await form.getByRole('button', { name: 'Dejar otros datos' }).click();
  await fillIn(page, 'Eva Otra Vez');
  await expect(form.getByText(/^Sin conexión. Tus datos se enviarán/)).toBeVisible();
  // The tab is closed and opened again: what waits is on the device.
  await page.reload();
  expect(await leadsOf(uid)).toEqual([]);
  await context.setOffline(false);
  await expect.poll(async () => (await leadsOf(uid)).length, { timeout: 30_000 }).toBe(2);
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('datos-por-enviar')), { timeout: 30_000 })
    .toBeNull();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Olga Ferias' })).toBeVisible();
  expect(await leadsOf(uid)).toHaveLength(2);
  forgiveOfflineNoise(pageErrors);
});

test('the owner opens the form, reads what came in, tags it and deletes it', async ({ page }) => {
  const owner = await makeAccount('Olga Ferias');
  const { slug } = await publishCard(owner, 'Olga Ferias');
  await signIn(page, owner);
  await page.goto(`${addresses.shell}/dashboard/bookings?vista=clientes`);
  await pressTool(page, 'Recoger datos');
  const forms = page.getByRole('dialog', { name: 'Dejar mis datos' });
  await forms.getByRole('switch').click();
  await expect(page.getByText('Tu tarjeta ya recoge datos')).toBeVisible();
  await expect(forms.getByRole('checkbox', { name: 'Email' })).toBeChecked();
  await expectAccessibleAsShown(page, 'the forms of cards');
  await forms.getByRole('button', { name: 'Cerrar' }).click();

  const visitor = await page.context().newPage();
  await visitor.goto(`${addresses.publicCard}/c/${slug}`);
  await visitor.getByRole('button', { name: 'Dejar mis datos' }).click();
  await fillIn(visitor, 'Eva Ruiz');
  await expect(visitor.getByText('Olga Ferias ya tiene tus datos.')).toBeVisible();
  await visitor.close();

  await page.getByRole('button', { name: 'Notificaciones, 1 sin leer' }).click();
  await page.getByRole('link', { name: /Eva Ruiz te ha dejado sus datos/ }).click();
  const person = page.getByRole('dialog', { name: 'Eva Ruiz' });
  await expect(person.getByText(/«Acepto que Olga Ferias guarde estos datos/)).toBeVisible();
  await person.getByLabel('Nueva etiqueta').fill('Feria');
  await person.getByRole('button', { name: 'Añadir etiqueta' }).click();
  await expect(person.getByRole('button', { name: 'Quitar la etiqueta Feria' })).toBeVisible();
  await expectAccessibleAsShown(page, 'a person');
  const downloading = page.waitForEvent('download');
  await person.getByRole('button', { name: 'Guardar contacto' }).click();
  expect((await downloading).suggestedFilename()).toBe('Eva-Ruiz.vcf');
  await person.getByRole('button', { name: 'Eliminar persona' }).click();
  await page
    .getByRole('dialog', { name: '¿Eliminar a Eva Ruiz?' })
    .getByRole('button', { name: 'Eliminar persona' })
    .click();
  await expect(page.getByText('Eva Ruiz ya no está en tu lista')).toBeVisible();
  await expect(page.getByText('Esta persona ya no está en tu lista')).toBeVisible();
  await expect.poll(async () => (await leadsOf(await server.uidOf(owner.email))).length).toBe(0);
});

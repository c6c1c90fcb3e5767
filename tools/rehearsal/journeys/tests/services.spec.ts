import { addresses } from '../../../../e2e/fixtures/addresses';
import { mailedText } from '../../../../e2e/fixtures/agenda';
import {
  anEmail,
  bookingsOf,
  chooseSlot,
  fillIn,
  inDays,
  makeBookableCard,
} from '../../../../e2e/fixtures/data/bookable-card';
import { createCard, freshSlug, publish, saved } from '../../../../e2e/fixtures/owner-actions';
import { photoFile } from '../../../../e2e/fixtures/data/photo';
import { server } from '../../../../e2e/fixtures/server';
import { storeBooking } from '../../../../e2e/fixtures/data/stored-bookings';
import { expect, test } from '../../../../e2e/fixtures/test';
import { breakHost, breakService, mend, mendAll, mendService } from '../faults';

const STORAGE = 'firebasestorage.googleapis.com';

test.afterEach(async ({ pageErrors }) => {
  await mendAll();
  // The browser's own lines about what failed.
  pageErrors.splice(0);
});

test('while api is down cards open and edits are kept, and then they are published', async ({
  page,
  owner,
}) => {
  test.setTimeout(180_000);
  expect(owner.email).toContain('@');
  const card = await makeBookableCard();
  const slug = freshSlug('sinapi');
  await createCard(page, 'Trabajo', slug);
  await page.getByLabel('Nombre', { exact: true }).fill('Eva');
  await saved(page);
  await breakService('api');
  await page.getByRole('button', { name: 'Publicar' }).click();
  await expect(page.getByText('Error de conexión. Verifica tu internet.').first()).toBeVisible({
    timeout: 45_000,
  });
  await page.getByLabel('Cargo').fill('Escrito sin api');
  await saved(page);
  const visitor = await page.context().newPage();
  await visitor.goto(card.url);
  await expect(visitor.getByRole('heading', { level: 1, name: 'Olga Citas' })).toBeVisible();
  await mendService('api');
  await publish(page);
});

test('while visitor is down a booking isn’t made, which is said, and nothing typed is lost', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const card = await makeBookableCard();
  const email = anEmail();
  await page.goto(`${card.url}/reservar`);
  await chooseSlot(page, inDays(2), '10:00');
  await fillIn(page, email);
  await breakService('visitor');
  await page.getByRole('button', { name: 'Confirmar reserva' }).click();
  await expect(page.getByRole('alert').filter({ hasText: /\w/ })).toBeVisible({ timeout: 45_000 });
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(email);
  expect(await bookingsOf(card.uid)).toEqual([]);
  await mendService('visitor');
  await page.getByRole('button', { name: 'Confirmar reserva' }).click();
  await expect(page.getByRole('heading', { name: 'Reserva confirmada' })).toBeVisible({ timeout: 45_000 });
  expect(await bookingsOf(card.uid)).toHaveLength(1);
});

test('while card is down its owner goes on, and the card opens when it is back', async ({ page, owner }) => {
  test.setTimeout(180_000);
  expect(owner.email).toContain('@');
  const card = await makeBookableCard();
  await breakService('card');
  expect((await fetch(card.url)).status).toBe(503);
  const slug = freshSlug('sincard');
  await createCard(page, 'Trabajo', slug);
  await page.getByLabel('Nombre', { exact: true }).fill('Eva');
  await saved(page);
  await publish(page);
  await mendService('card');
  const visitor = await page.context().newPage();
  await visitor.goto(card.url);
  await expect(visitor.getByRole('heading', { level: 1, name: 'Olga Citas' })).toBeVisible();
});

test('while mail is down a booking is made, and its mail comes when it is back', async ({ page }) => {
  test.setTimeout(180_000);
  const card = await makeBookableCard();
  const email = anEmail();
  await breakService('mail');
  await page.goto(`${card.url}/reservar`);
  await chooseSlot(page, inDays(2), '10:00');
  await fillIn(page, email);
  await page.getByRole('button', { name: 'Confirmar reserva' }).click();
  await expect(page.getByRole('heading', { name: 'Reserva confirmada' })).toBeVisible({ timeout: 45_000 });
  const sent = await fetch(`${addresses.mail}/mails?to=${encodeURIComponent(email)}`);
  expect(await sent.json()).toEqual([]);
  await mendService('mail');
  expect(await mailedText(email, /reserva/i, /https?:\/\/\S+\/reserva\/\S+/)).toContain('/reserva/');
});

test('while jobs is down people go on as ever, and what has waited is done when it is back', async ({
  page,
  owner,
}) => {
  test.setTimeout(240_000);
  expect(owner.email).toContain('@');
  const card = await makeBookableCard();
  await breakService('jobs');
  const hourAgo = Date.now() - 3_600_000;
  const over = await storeBooking({
    ...{ userId: card.uid, cardId: card.cardId, slug: card.slug },
    ...{ status: 'confirmed', start: hourAgo - 1_800_000, end: hourAgo },
  });
  const statusOfOver = async (): Promise<unknown> =>
    (await server.db.doc(`bookings/${over}`).get()).get('status');
  const slug = freshSlug('sinjobs');
  await createCard(page, 'Trabajo', slug);
  await page.getByLabel('Nombre', { exact: true }).fill('Eva');
  await saved(page);
  await publish(page);
  const visitor = await page.context().newPage();
  const email = anEmail();
  await visitor.goto(`${card.url}/reservar`);
  await chooseSlot(visitor, inDays(2), '10:00');
  await fillIn(visitor, email);
  await visitor.getByRole('button', { name: 'Confirmar reserva' }).click();
  await expect(visitor.getByRole('heading', { name: 'Reserva confirmada' })).toBeVisible({
    timeout: 45_000,
  });
  // Mail has a schedule of its own.
  await mailedText(email, /reserva/i, /https?:\/\/\S+\/reserva\/\S+/);
  expect(await statusOfOver()).toBe('confirmed');
  await mendService('jobs');
  await expect.poll(statusOfOver, { timeout: 45_000 }).toBe('completed');
});

test('while Storage is down a photo isn’t stored, which is said, and the same photo is then', async ({
  page,
  owner,
}) => {
  test.setTimeout(180_000);
  await page.goto(`${addresses.shell}/dashboard/profile`);
  await expect(page.getByLabel('Nombre')).toHaveValue(owner.name);
  await breakHost(STORAGE, 'down');
  await page.getByLabel('Foto').setInputFiles(await photoFile());
  await page.getByRole('dialog').getByRole('button', { name: 'Usar imagen' }).click();
  await expect(page.getByText('No se pudo subir.', { exact: false })).toBeVisible({ timeout: 90_000 });
  await page.getByLabel('Nombre').fill('Eva sin foto');
  await page.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect(page.getByText('Cambios guardados')).toBeVisible();
  await mend(STORAGE);
  await page.getByRole('button', { name: 'Volver a subir' }).click();
  await expect(page.getByRole('img', { name: 'Tu foto' })).toBeVisible({ timeout: 45_000 });
  const record = async () => (await server.db.doc(`users/${await server.uidOf(owner.email)}`).get()).data();
  await expect
    .poll(async () => String((await record())?.['photo']?.path), { timeout: 45_000 })
    .toMatch(/\.jpg$/);
});

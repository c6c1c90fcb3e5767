import { chromium } from '@playwright/test';
import { addresses } from '../../../../e2e/fixtures/addresses';
import { mailedText } from '../../../../e2e/fixtures/agenda';
import {
  bookingsOf,
  chooseSlot,
  fillIn,
  anEmail,
  inDays,
  makeBookableCard,
} from '../../../../e2e/fixtures/data/bookable-card';
import { createCard, freshSlug, publish, saved } from '../../../../e2e/fixtures/owner-actions';
import { expect, newPerson, register, test } from '../../../../e2e/fixtures/test';
import { launchAt } from '../browser-at';

/** Longest time for which Hosting caches a card's page, in milliseconds. */
const PAGE_KEPT_MS = 60_000;

test('somebody registers, publishes a card, and strangers see it and its changes wherever they are', async ({
  page,
  browser,
  launchOptions,
}) => {
  test.setTimeout(240_000);
  const person = newPerson('Eva Ensayo');
  await register(page, person);
  const confirm = await mailedText(person.email, /Verifica/, /http:\S+oobCode\S+/);
  expect((await fetch(confirm)).status).toBe(200);

  const slug = freshSlug('ensayo');
  await createCard(page, 'Trabajo', slug);
  await page.getByLabel('Nombre', { exact: true }).fill('Eva');
  await page.getByLabel('Apellidos').fill('Ensayo');
  await page.getByLabel('Cargo').fill('Fotógrafa');
  await saved(page);
  await publish(page);

  const elsewhere = await chromium.launch(launchAt(1, launchOptions));
  try {
    for (const where of [browser, elsewhere]) {
      const stranger = await where.newPage();
      const response = await stranger.goto(`${addresses.publicCard}/c/${slug}`);
      expect(response?.status()).toBe(200);
      await expect(stranger.getByRole('heading', { level: 1, name: 'Eva Ensayo' })).toBeVisible();
      await expect(stranger.getByText('Fotógrafa')).toBeVisible();
      await stranger.close();
    }
    await page.getByRole('tab', { name: 'Perfil' }).click();
    await page.getByLabel('Cargo').fill('Retratista');
    await saved(page);
    await page.getByRole('button', { name: 'Publicar' }).click();
    for (const where of [browser, elsewhere]) {
      const stranger = await where.newPage();
      await expect(async () => {
        await stranger.goto(`${addresses.publicCard}/c/${slug}`);
        await expect(stranger.getByText('Retratista')).toBeVisible({ timeout: 1000 });
      }).toPass({ timeout: PAGE_KEPT_MS + 15_000 });
      await stranger.close();
    }
  } finally {
    await elsewhere.close();
  }
});

test('a visitor books from the card, and hears of it by mail', async ({ page }) => {
  const card = await makeBookableCard();
  const email = anEmail();
  await page.goto(`${card.url}/reservar`);
  await chooseSlot(page, inDays(2), '10:00');
  await fillIn(page, email);
  await page.getByRole('button', { name: 'Confirmar reserva' }).click();
  await expect(page.getByRole('heading', { name: 'Reserva confirmada' })).toBeVisible();
  expect(await bookingsOf(card.uid)).toHaveLength(1);
  // The link leads to production's address, and its page opens.
  const link = await mailedText(email, /reserva/i, /https?:\/\/\S+\/reserva\/\S+/);
  expect(new URL(link).origin).toBe(addresses.publicCard);
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

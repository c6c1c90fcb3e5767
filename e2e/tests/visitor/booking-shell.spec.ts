import { bookingsOf, chooseSlot, fillIn, inDays, makeBookableCard } from '../../fixtures/data/bookable-card';
import { expect, openCardInShell, test } from '../../fixtures/test';

test('a card that the shell shows by itself leads to where it can be booked, and back', async ({ page }) => {
  const card = await makeBookableCard();
  await openCardInShell(page, card.slug);
  await expect(page.getByRole('heading', { level: 1, name: 'Olga Citas' })).toBeVisible();
  // The link leads to the cards' own site, which has the widget's files.
  await page.getByRole('link', { name: 'Reservar', exact: true }).click();
  await expect(page).toHaveURL(`${card.url}/reservar`);
  await chooseSlot(page, inDays(2), '10:00');
  await fillIn(page);
  await page.getByRole('button', { name: 'Confirmar reserva' }).click();
  await expect(page.getByRole('heading', { name: 'Reserva confirmada' })).toBeVisible();
  expect(await bookingsOf(card.uid)).toHaveLength(1);
  await page.getByRole('link', { name: 'Volver a la tarjeta' }).click();
  await expect(page).toHaveURL(card.url);
});

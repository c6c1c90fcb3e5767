import { freshSlug, openNewCard, saved } from '../../fixtures/owner-actions';
import { expect, test } from '../../fixtures/test';

/** Properties by which looks differ. */
const DRAWN = [
  'background-color',
  'border-radius',
  'box-shadow',
  'color',
  'display',
  'font-family',
  'font-size',
  'padding',
  'text-align',
];

test('each of the twelve looks appears the same in the gallery, whichever the card has', async ({
  page,
  owner,
}) => {
  test.setTimeout(120_000);
  await openNewCard(page, owner, freshSlug('aspectos'));
  await page.getByRole('tab', { name: 'Perfil' }).click();
  await page.getByLabel('Cargo').fill('Fotógrafa');
  await saved(page);
  await page.getByRole('tab', { name: 'Estilo' }).click();
  const radios = page.getByRole('radiogroup', { name: 'Aspecto' }).getByRole('radio');
  await expect(radios).toHaveCount(12);
  /** Returns the computed styles of each look of the gallery. */
  const drawings = () =>
    page.locator('[data-look]').evaluateAll(
      (looks, properties) =>
        looks.map((look) =>
          [...look.querySelectorAll('*')].map((part) => {
            const style = getComputedStyle(part);
            return [part.className, ...properties.map((property) => style.getPropertyValue(property))].join();
          }),
        ),
      DRAWN,
    );
  const first = await drawings();
  expect(new Set(first.map((look) => look.join())).size).toBe(12);
  for (let chosen = 0; chosen < 12; chosen += 1) {
    const radio = radios.nth(chosen);
    await radio.check();
    const name = await radio.evaluate((input) => input.closest('label')?.textContent);
    expect([name, await drawings()]).toEqual([name, first]);
  }
});

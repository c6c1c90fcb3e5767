import { addresses } from '../../fixtures/addresses';
import { freshSlug, openNewCard, publish, saved } from '../../fixtures/owner-actions';
import { expect, test } from '../../fixtures/test';

test('an owner chooses the languages of a card, sees it in the main one and publishes it', async ({
  page,
  owner,
  browser,
}) => {
  test.setTimeout(120_000);
  const slug = freshSlug('idiomas');
  await openNewCard(page, owner, slug);
  await page.getByRole('tab', { name: 'Ajustes' }).click();
  await page.getByLabel('Idioma de la tarjeta').selectOption('Català');
  const others = page.getByRole('group', { name: 'También en' });
  await expect(others.getByRole('checkbox', { name: 'Català' })).toHaveCount(0);
  await others.getByRole('checkbox', { name: 'English' }).check();
  await expect(page.getByRole('region', { name: 'Así se ve la tarjeta' })).toContainText('Desa el contacte');
  await saved(page);
  await publish(page);

  const visitor = await browser.newPage({ locale: 'en-GB' });
  await visitor.goto(`${addresses.publicCard}/c/${slug}`);
  await expect(visitor.getByRole('link', { name: 'Save contact' })).toBeVisible();
  const languages = visitor.getByRole('navigation', { name: 'Languages' });
  await languages.getByText('Languages: English').click();
  await languages.getByRole('link', { name: 'Català' }).click();
  await expect(visitor.getByRole('link', { name: 'Desa el contacte' })).toBeVisible();
  await visitor.close();
});

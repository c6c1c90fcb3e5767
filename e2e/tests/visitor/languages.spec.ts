import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { anEmail, bookingsOf, makeBookableCard } from '../../fixtures/bookable-card';
import { expect, test } from '../../fixtures/test';

/** Expects that a page says its language, and that axe finds nothing on it. */
async function expectSpoken(page: Page, language: string): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target.join(' '))])).toEqual([]);
}

test.describe('with a browser in German', () => {
  test.use({ locale: 'de-DE' });

  test('an English card is booked in German, where its owner has switched that on', async ({ page }) => {
    test.setTimeout(120_000);
    const card = await makeBookableCard({
      // Far enough away to be cancelled.
      availability: { noticeMinutes: 120 },
      content: { language: 'en', languages: ['de', 'ca'] },
    });
    await page.goto(card.url);
    await expect(page).toHaveURL(`${card.url}?lang=de`);
    await expect(page.getByRole('link', { name: 'Kontakt speichern' })).toBeVisible();
    await expectSpoken(page, 'de');

    await page.getByRole('link', { name: 'Buchen', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Tag und Uhrzeit wählen' })).toBeVisible();
    await page
      .getByRole('button', { name: /^\d\d:\d\d$/ })
      .first()
      .click();
    await page.getByLabel('Name', { exact: true }).fill('Eva Ruiz');
    await page.getByLabel('E-Mail', { exact: true }).fill(anEmail());
    await expectSpoken(page, 'de');
    await page.getByRole('button', { name: 'Buchung bestätigen' }).click();
    await expect(page.getByRole('heading', { name: 'Buchung bestätigt' })).toBeVisible();
    const [booking] = await bookingsOf(card.uid);
    expect(booking).toMatchObject({ language: 'de', status: 'confirmed' });

    await page.getByRole('link', { name: 'Buchung ansehen oder ändern' }).click();
    await expect(page.getByRole('button', { name: 'Buchung absagen' })).toBeVisible();
    await expectSpoken(page, 'de');
  });

  test('who chooses another language of the card keeps it', async ({ page }) => {
    const card = await makeBookableCard({ content: { language: 'en', languages: ['de', 'ca'] } });
    await page.goto(card.url);
    const languages = page.getByRole('navigation', { name: 'Sprachen' });
    await expect(languages.getByRole('link', { name: 'Deutsch' })).toHaveAttribute('aria-current', 'true');
    await languages.getByRole('link', { name: 'English' }).click();
    await expect(page.getByRole('link', { name: 'Save contact' })).toBeVisible();
    await expectSpoken(page, 'en');
    await page.getByRole('navigation', { name: 'Languages' }).getByRole('link', { name: 'Català' }).click();
    await expect(page.getByRole('link', { name: 'Desa el contacte' })).toBeVisible();
    await expectSpoken(page, 'ca');
  });

  test('a card in one language stays in it', async ({ page }) => {
    const card = await makeBookableCard();
    await page.goto(card.url);
    await expect(page.getByText(/^Próximo hueco: /)).toBeVisible();
    await expect(page).toHaveURL(card.url);
    await expectSpoken(page, 'es');
    await expect(page.getByRole('navigation', { name: 'Idiomas' })).toHaveCount(0);
  });
});

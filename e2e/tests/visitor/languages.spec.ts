import type { Locator, Page } from '@playwright/test';
import { CARD_LANGUAGES } from 'shared-lib/model';
import { AHEAD } from '../../fixtures/releases/ahead';
import { expectNoViolations } from '../../fixtures/looks/axe';
import { anEmail, bookingsOf, makeBookableCard } from '../../fixtures/data/bookable-card';
import { call, idTokenOf } from '../../fixtures/server';
import { forgiveOfflineNoise } from '../../fixtures/releases/service-worker';
import { CORE } from '../../fixtures/tags';
import { expect, test } from '../../fixtures/test';

/** Expects that a page says its language, and that axe finds nothing on it. */
async function expectSpoken(page: Page, language: string): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await expectNoViolations(page, language);
}

/**
 * Measures whether the next free time is beside the word of the link for booking, and within the link's box.
 *
 * @returns `null` where it isn't shown.
 */
const roomBeside = (next: Locator) =>
  next.evaluate((place) => {
    const link = place.parentElement!.querySelector('a')!;
    const boxOf = (text: Node) => {
      const range = document.createRange();
      range.selectNodeContents(text);
      return range.getBoundingClientRect();
    };
    const said = boxOf(place.lastChild!);
    if (said.width === 0) return null;
    const [word, box] = [boxOf(link.lastChild!), link.getBoundingClientRect()];
    const isInside = said.right <= box.right && said.top >= box.top && said.bottom <= box.bottom;
    return { isApart: said.left >= word.right + 4, isInside };
  });

test('the first page of a card comes in each of the nine languages', CORE, async ({ page }) => {
  const card = await makeBookableCard({ content: { language: 'es', languages: [...CARD_LANGUAGES] } });
  const words = new Set<string>();
  for (const language of CARD_LANGUAGES) {
    await page.goto(`${card.url}?lang=${language}`);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    words.add(await page.getByRole('main').innerText());
  }
  expect(words.size).toBe(9);
});

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
    await languages.getByText('Sprachen: Deutsch').click();
    await expect(languages.getByRole('link', { name: 'Deutsch' })).toHaveAttribute('aria-current', 'true');
    await languages.getByRole('link', { name: 'English' }).click();
    await expect(page.getByRole('link', { name: 'Save contact' })).toBeVisible();
    await expectSpoken(page, 'en');
    const others = page.getByRole('navigation', { name: 'Languages' });
    await others.getByText('Languages: English').click();
    await others.getByRole('link', { name: 'Català' }).click();
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

test.describe('with a worker that keeps cards', () => {
  test.use(AHEAD);

  test('the pages in place of a card are in its language, without a network too', async ({
    page,
    context,
    pageErrors,
  }) => {
    test.setTimeout(180_000);
    const card = await makeBookableCard({ content: { language: 'en', languages: ['de'] } });
    const german = `${card.url}?lang=de`;
    await page.goto(german);
    await expect
      .poll(() => page.evaluate(async (url) => (await caches.match(url))?.status, german), {
        timeout: 45_000,
      })
      .toBe(200);
    await context.setOffline(true);
    await page.goto(`${card.url}/reservar?lang=de`);
    await expect(page.getByRole('heading', { name: 'Keine Verbindung' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Erneut versuchen' })).toBeVisible();
    await expectSpoken(page, 'de');
    await page.getByRole('link', { name: 'Zurück zur Karte' }).click();
    await expect(page.getByRole('link', { name: 'Kontakt speichern' })).toBeVisible();
    // Its plain address and its code open in English, in which it was never seen here.
    for (const address of [card.url, `${card.url}?s=qr`]) {
      await page.goto(address);
      await expect(page.getByRole('link', { name: 'Kontakt speichern' })).toBeVisible();
    }
    await context.setOffline(false);

    await page.goto(`${card.url}/anders?lang=de`);
    await expect(page.getByRole('heading', { name: 'Diese Seite gibt es nicht' })).toBeVisible();
    await expectSpoken(page, 'de');
    forgiveOfflineNoise(pageErrors);
    // The answer's own status.
    await expect.poll(() => pageErrors).toEqual([expect.stringContaining('404')]);
    pageErrors.length = 0;
    await page.getByRole('link', { name: 'Zurück zur Karte' }).click();
    await expect(page).toHaveURL(german);

    const paused = await call('pauseCard', await idTokenOf(card.owner), { cardId: card.cardId });
    expect(paused.status).toBe(200);
    await expect(async () => {
      await page.goto(german);
      await expect(page.getByRole('heading', { name: 'Diese Karte pausiert' })).toBeVisible({
        timeout: 2000,
      });
    }).toPass({ timeout: 45_000 });
    await expectSpoken(page, 'de');
  });
});

test.describe('for somebody in another zone', () => {
  test.use({ timezoneId: 'Asia/Tokyo' });

  test('the next free time leaves room for the word beside it, in every language', async ({ page }) => {
    test.setTimeout(180_000);
    const card = await makeBookableCard({ content: { language: 'es', languages: [...CARD_LANGUAGES] } });
    for (const language of CARD_LANGUAGES) {
      await page.goto(`${card.url}?lang=${language}`);
      const next = page.locator('.tj-next');
      await expect(next).toHaveText(/: .*\d\d:\d\d.*\(/);
      for (const width of [320, 390, 1280])
        for (const size of ['16px', '32px']) {
          await page.setViewportSize({ width, height: 844 });
          await page.evaluate((root) => document.documentElement.style.setProperty('font-size', root), size);
          const isTooWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
          expect([language, width, size, isTooWide, await roomBeside(next)]).toEqual([
            language,
            width,
            size,
            false,
            // With letters twice as large a phone has no room for both.
            size === '32px' && width < 1280 ? null : { isApart: true, isInside: true },
          ]);
        }
    }
  });
});

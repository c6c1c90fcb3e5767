import type { Locator, Page } from '@playwright/test';
import { addresses } from '../../fixtures/addresses';
import { reloadKeptScreen } from '../../fixtures/kept-screen';
import { freshSlug, makeCard } from '../../fixtures/owner-actions';
import { expect, test } from '../../fixtures/test';

test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

/** Opens Inicio again as this phone has kept it, over a network that brings the app only when the test says so. */
async function openKept(page: Page): Promise<{ kept: Locator; come: () => void }> {
  await page.goto(`${addresses.shell}/dashboard`);
  await expect(page.getByText('Publica «Peluquería Eva»')).toBeVisible();
  const { kept, come } = await reloadKeptScreen(page);
  await expect(kept.getByText('Publica «Peluquería Eva»')).toBeVisible();
  return { kept, come };
}

/** Touches the middle of something that the browser passes over. */
async function touch(page: Page, target: Locator): Promise<void> {
  const { x, y, width, height } = (await target.boundingBox())!;
  await page.touchscreen.tap(x + width / 2, y + height / 2);
}

test('a link that is pressed in the kept screen opens when the app has come, the last of two', async ({
  page,
  owner,
}) => {
  await makeCard(owner, 'Peluquería Eva', freshSlug('peluqueria'));
  const { kept, come } = await openKept(page);
  const links = kept.locator('main a[href^="/"]:visible');
  const [first, last] = [links.first(), links.last()];
  const path = await last.getAttribute('href');
  expect(path).not.toBe(await first.getAttribute('href'));
  await touch(page, first);
  await expect(first).toHaveAttribute('aria-busy', 'true');
  await touch(page, last);
  await expect(last).toHaveAttribute('aria-busy', 'true');
  await expect(first).not.toHaveAttribute('aria-busy');
  // Nothing of it can be focused or read aloud meanwhile.
  await page.keyboard.press('Tab');
  expect(await kept.evaluate((screen) => screen.contains(document.activeElement))).toBe(false);
  await expect(page).toHaveURL(`${addresses.shell}/dashboard`);
  come();
  await expect(kept).toHaveCount(0);
  await expect(page).toHaveURL(addresses.shell + path!);
  await page.goBack();
  await expect(page.getByText('Publica «Peluquería Eva»')).toBeVisible();
});

test('a button that opens the menu opens it when the app has come, and Escape gives it the focus back', async ({
  page,
  owner,
}) => {
  await makeCard(owner, 'Peluquería Eva', freshSlug('peluqueria'));
  const { kept, come } = await openKept(page);
  const button = kept.getByRole('button', { name: 'Abrir menú', includeHidden: true });
  await touch(page, button);
  await expect(button).toHaveAttribute('aria-busy', 'true');
  come();
  await expect(kept).toHaveCount(0);
  await expect(page.getByRole('dialog', { name: 'Menú' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Abrir menú' })).toBeFocused();
});

test('a place without a link opens nothing, and a button that does something does nothing', async ({
  page,
  owner,
}) => {
  await makeCard(owner, 'Peluquería Eva', freshSlug('peluqueria'));
  const { kept, come } = await openKept(page);
  await touch(page, kept.locator('main h1'));
  const dismiss = kept.locator('main button:visible').first();
  const name = (await dismiss.getAttribute('aria-label'))!;
  await touch(page, dismiss);
  expect(await kept.locator('[aria-busy]').count()).toBe(0);
  come();
  await expect(kept).toHaveCount(0);
  await expect(page).toHaveURL(`${addresses.shell}/dashboard`);
  await expect(page.getByText('Publica «Peluquería Eva»')).toBeVisible();
  await expect(page.getByRole('button', { name })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

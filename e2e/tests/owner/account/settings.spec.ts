import { addresses } from '../../../fixtures/addresses';
import { whileFrozen } from '../../../fixtures/data/frozen';
import { server } from '../../../fixtures/server';
import { ALONE } from '../../../fixtures/tags';
import { expect, fillSignIn, test } from '../../../fixtures/test';

const settingsOf = async (email: string) =>
  (await server.db.doc(`users/${await server.uidOf(email)}`).get()).get('settings') as unknown;

test.describe('on a device that prefers light', () => {
  test.use({ colorScheme: 'light' });

  test('the theme is chosen in Configuración, holds on every screen, and is there before the first paint', async ({
    page,
    owner,
    context,
  }) => {
    const html = page.locator('html');
    await page.goto(`${addresses.shell}/dashboard/settings`);
    const theme = page.getByRole('radiogroup', { name: 'Tema' });
    await expect(theme.getByRole('radio', { name: 'Claro' })).toBeChecked();
    await theme.getByText('Oscuro').click();
    await expect(html).toHaveAttribute('data-theme', 'dark');
    await expect(html).toHaveAttribute('data-mantine-color-scheme', 'dark');
    await expect(page.getByRole('status').filter({ hasText: 'Guardado' })).toBeVisible();
    expect(await settingsOf(owner.email)).toEqual({ theme: 'dark' });

    // No frame of the next page is light: the theme is there before any content is.
    const first = await context.newPage();
    await first.addInitScript(() => {
      new MutationObserver(() => {
        if (document.body && !('firstTheme' in window)) {
          Object.assign(window, { firstTheme: document.documentElement.dataset['theme'] });
        }
      }).observe(document, { childList: true, subtree: true });
    });
    for (const path of ['/', '/login', '/legal/privacidad', '/no/existe', '/dashboard/tarjetas']) {
      await first.goto(addresses.shell + path);
      expect(await first.evaluate(() => (window as { firstTheme?: string }).firstTheme), path).toBe('dark');
      await expect(first.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await first.evaluate(() => getComputedStyle(document.body).backgroundColor), path).toBe(
        'rgb(14, 21, 36)',
      );
      await expect(first.locator('meta[name=theme-color]')).toHaveAttribute('content', '#0E1524');
    }
    // The public card keeps its owner's theme.
    await first.goto(`${addresses.publicCard}/c/ana-garcia`);
    await expect(first.locator('html')).not.toHaveAttribute('data-theme', 'dark');

    // Two tabs agree.
    await page.bringToFront();
    await first.goto(`${addresses.shell}/dashboard/settings`);
    await theme.getByText('Sistema').click();
    await expect(html).toHaveAttribute('data-theme', 'light');
    await expect(first.locator('html')).toHaveAttribute('data-theme', 'light');
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(html).toHaveAttribute('data-theme', 'dark');
    await expect(html).toHaveAttribute('data-mantine-color-scheme', 'dark');
  });
});

test('the theme goes with the account to another browser', async ({ page, owner, browser }) => {
  await page.goto(`${addresses.shell}/dashboard/settings`);
  await page.getByRole('radiogroup', { name: 'Tema' }).getByText('Oscuro').click();
  await expect(page.getByRole('status').filter({ hasText: 'Guardado' })).toBeVisible();

  const elsewhere = await (await browser.newContext({ locale: 'es-ES' })).newPage();
  await elsewhere.goto(`${addresses.shell}/login`);
  await expect(elsewhere.locator('html')).toHaveAttribute('data-theme', 'light');
  await fillSignIn(elsewhere, owner);
  await expect(elsewhere.locator('html')).toHaveAttribute('data-theme', 'dark');
  await elsewhere.context().close();
});

test('notifications and statistics save by themselves, each alone', async ({ page, owner }) => {
  await page.goto(`${addresses.shell}/dashboard/settings`);
  const consent = page.getByRole('switch', { name: 'Compartir estadísticas de uso' });
  await expect(consent).not.toBeChecked();
  const bookings = page
    .getByRole('region', { name: 'Emails' })
    .getByRole('switch', { name: /^Reservas: nuevas/ });
  await expect(bookings).toBeChecked();

  // By keyboard.
  await bookings.focus();
  await page.keyboard.press('Space');
  await expect(bookings).not.toBeChecked();
  await expect(page.getByRole('region', { name: 'Emails' }).getByText('Guardado')).toBeVisible();
  await consent.focus();
  await page.keyboard.press('Space');
  await expect(page.getByRole('region', { name: 'Privacidad' }).getByText('Guardado')).toBeVisible();
  expect(await settingsOf(owner.email)).toEqual({ notifications: { bookings: false }, analytics: true });

  await page.reload();
  await expect(bookings).not.toBeChecked();
  await expect(consent).toBeChecked();
});

test('a setting that can’t be saved says so and goes back', ALONE, async ({ page, owner, pageErrors }) => {
  expect(owner.name).toBe('Eva Prueba');
  await page.goto(`${addresses.shell}/dashboard/settings`);
  const consent = page.getByRole('switch', { name: 'Compartir estadísticas de uso' });
  await expect(consent).not.toBeChecked();
  await whileFrozen(async () => {
    await expect(page.getByText(/Estamos de mantenimiento/)).toBeVisible();
    await consent.focus();
    await page.keyboard.press('Space');
    await expect(
      page.getByRole('alert').filter({ hasText: 'Ahora mismo no se pueden guardar cambios' }),
    ).toBeVisible();
    await expect(consent).not.toBeChecked();
  });
  pageErrors.splice(0);
});

test('without a network a setting is kept and sent later', async ({ page, owner, context, pageErrors }) => {
  await page.goto(`${addresses.shell}/dashboard/settings`);
  const consent = page.getByRole('switch', { name: 'Compartir estadísticas de uso' });
  await expect(consent).not.toBeChecked();
  await context.setOffline(true);
  await consent.focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('Se guardará cuando vuelva la conexión')).toBeVisible();
  await expect(consent).toBeChecked();
  await context.setOffline(false);
  await expect.poll(() => settingsOf(owner.email), { timeout: 30_000 }).toEqual({ analytics: true });
  pageErrors.splice(0);
});

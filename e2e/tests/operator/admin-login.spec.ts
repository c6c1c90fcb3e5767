import { addresses } from '../../fixtures/addresses';
import { expect, test } from '../../fixtures/test';

test('the admin remote shows its sign-in, and lets nobody further without it', async ({ page }) => {
  await page.goto(`${addresses.shell}/admin`);
  await expect(page).toHaveURL(/\/admin\/login$/);
  await expect(page.getByLabel('Email')).toBeVisible();
  await expect(page.getByLabel('Contraseña')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Iniciar sesión' })).toBeVisible();
  await page.goto(`${addresses.shell}/admin/users`);
  await expect(page).toHaveURL(/\/admin\/login$/);
});

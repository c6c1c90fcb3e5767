import { addresses } from '../../fixtures/addresses';
import { createCard, freshSlug } from '../../fixtures/owner-actions';
import { expect, test } from '../../fixtures/test';

test('S8.07 an auth error says so, and leads to sign in after two seconds, and back', async ({
  page,
  owner,
  pageErrors,
}) => {
  await page.goto(`${addresses.shell}/dashboard/profile`);
  await page.route('**/accounts:sendOobCode**', (route) =>
    route.fulfill({
      status: 400,
      headers: { 'access-control-allow-origin': '*' },
      json: { error: { code: 400, message: 'INVALID_ID_TOKEN', errors: [] } },
    }),
  );
  await page.getByRole('button', { name: 'Reenviar correo de verificación' }).click();
  const toast = page
    .getByRole('alert')
    .filter({ hasText: 'Error de autenticación. Por favor, inicia sesión nuevamente' });
  await expect(toast).toBeVisible();
  const toldAt = Date.now();
  await expect(page).toHaveURL(`${addresses.shell}/login?volver=${encodeURIComponent('/dashboard/profile')}`);
  expect(Date.now() - toldAt).toBeGreaterThan(1000);
  await page.getByLabel('Email').fill(owner.email);
  await page.getByLabel('Contraseña').fill(owner.password);
  await page.getByRole('button', { name: 'Iniciar sesión' }).click();
  await expect(page).toHaveURL(/\/dashboard\/profile$/);
  expect(pageErrors.splice(0).every((line) => /status of 400/.test(line))).toBe(true);
});

test('S9.01 a toast slides in, has its tone’s colour, and goes after four seconds', async ({
  page,
  owner,
}) => {
  expect(owner.name).toBe('Eva Prueba');
  const slug = freshSlug('aviso');
  await createCard(page, 'Trabajo', slug);
  await page.goto(`${addresses.shell}/dashboard/profile`);
  await page.getByRole('button', { name: 'Reenviar correo de verificación' }).click();
  const toast = page.locator('.tj-toast-success');
  await expect(toast).toBeVisible();
  const shownAt = Date.now();
  const style = await toast.evaluate((element) => {
    const { backgroundColor, animationName, animationDuration } = getComputedStyle(element);
    return { backgroundColor, animationName, animationDuration };
  });
  expect(style).toEqual({
    backgroundColor: 'rgb(21, 128, 61)',
    animationName: 'tj-toast-in',
    animationDuration: '0.3s',
  });
  await expect(toast).toBeHidden({ timeout: 8000 });
  const stayed = Date.now() - shownAt;
  expect(stayed).toBeGreaterThan(3000);
  expect(stayed).toBeLessThan(6500);
});

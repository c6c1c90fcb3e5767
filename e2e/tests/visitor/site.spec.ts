import { addresses } from '../../fixtures/addresses';
import { CORE } from '../../fixtures/tags';
import { expect, fillSignIn, SIGN_IN_MS, test } from '../../fixtures/test';

test('S2.03 S2.17 Home is open to all, in the shared layout, in Spanish', CORE, async ({ page }) => {
  await page.goto(addresses.shell);
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tu tarjeta, de tu móvil al suyo');
  await expect(page.getByRole('link', { name: 'Aviso legal' })).toBeVisible();
  await page.getByRole('link', { name: 'Crear mi tarjeta' }).first().click();
  await expect(page).toHaveURL(/\/register$/);
});

test('S2.06 any other path says that nothing is there, and leads back', async ({ page }) => {
  await page.goto(`${addresses.shell}/legal/aviso`);
  await page.goto(`${addresses.shell}/esto/no/existe`);
  await expect(page.getByRole('heading', { name: 'Página no encontrada' })).toBeVisible();
  await expect(page).toHaveTitle(/Página no encontrada/);
  await expect(page.getByText('La URL que intentas acceder no existe')).toBeVisible();
  await page.getByRole('button', { name: 'Volver atrás' }).click();
  await expect(page).toHaveURL(/\/legal\/aviso$/);
  await page.goto(`${addresses.shell}/esto/no/existe`);
  await page.getByRole('link', { name: 'Ir al inicio' }).click();
  await expect(page).toHaveURL(`${addresses.shell}/`);
});

test('the legal texts name who runs the installation', async ({ page }) => {
  for (const [path, title] of [
    ['aviso', 'Aviso legal'],
    ['privacidad', 'Política de privacidad'],
    ['condiciones', 'Condiciones de uso'],
  ]) {
    await page.goto(`${addresses.shell}/legal/${path}`);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByText('hola@tarjetero.test').first()).toBeVisible();
  }
  await page.goto(`${addresses.shell}/legal/otra-cosa`);
  await expect(page.getByRole('heading', { name: 'Página no encontrada' })).toBeVisible();
});

test(
  'each screen that needs a session sends a visitor to sign in, and back afterwards',
  CORE,
  async ({ page }) => {
    await page.goto(`${addresses.shell}/dashboard/tarjetas`);
    await expect(page).toHaveURL(/\/login\?volver=/);
    await fillSignIn(page, { email: 'luis@tarjetero.test', password: 'tarjetero' });
    await expect(page).toHaveURL(/\/dashboard\/tarjetas$/, { timeout: SIGN_IN_MS });
  },
);

test('the way back after signing in never leaves our own pages', async ({ page }) => {
  for (const elsewhere of ['//ejemplo.com', 'https://ejemplo.com', '/\\ejemplo.com']) {
    await page.goto(`${addresses.shell}/login?volver=${encodeURIComponent(elsewhere)}`);
    await fillSignIn(page, { email: 'luis@tarjetero.test', password: 'tarjetero' });
    await expect(page).toHaveURL(`${addresses.shell}/dashboard`, { timeout: SIGN_IN_MS });
    await page.getByRole('button', { name: 'Cerrar Sesión' }).click();
    await expect(page).toHaveURL(/\/login/);
  }
});

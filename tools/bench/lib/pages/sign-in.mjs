/**
 * Signs in on a page of its own.
 *
 * @param {import('playwright').Browser} browser
 * @param {string} shell
 * @param {'owner' | 'admin'} who
 */
export async function signedInPage(browser, shell, who) {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    locale: 'es-ES',
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  await page.goto(`${shell}/${who === 'admin' ? 'admin/login' : 'login'}`);
  await page.getByLabel('Email').fill(who === 'admin' ? 'admin@tarjetero.test' : 'ana@tarjetero.test');
  await page.getByLabel('Contraseña', { exact: true }).fill('tarjetero');
  await page.getByRole('button', { name: 'Iniciar sesión' }).click();
  await page.waitForURL(/\/dashboard$/);
  await page.getByRole('heading', { level: 1 }).waitFor();
  return page;
}

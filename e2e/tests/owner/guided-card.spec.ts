import { addresses } from '../../fixtures/addresses';
import { photoFile } from '../../fixtures/data/photo';
import { expect, newPerson, register, test } from '../../fixtures/test';

test.use({ viewport: { width: 390, height: 844 }, serviceWorkers: 'block' });

/** Most presses from a new account to a published card with photo, look and four links. */
const MAX_TAPS = 25;

test('a new account has a published card with photo, look, four links and bookings within 25 taps', async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000);
  let taps = 0;
  await page.exposeFunction('countTap', () => (taps += 1));
  await page.addInitScript(() => {
    const count = (window as unknown as { countTap: () => void }).countTap;
    addEventListener('click', (event) => event.isTrusted && event.detail > 0 && count(), true);
  });
  await register(page, newPerson());

  await page.getByRole('link', { name: /Crea tu primera tarjeta/ }).click();
  await expect(page.getByRole('heading', { name: '¿Quién eres?' })).toBeVisible();
  await page.getByLabel('Nombre y apellidos').fill('Eva Núñez Prado');
  await page.getByLabel('A qué te dedicas').click();
  await page.keyboard.type('Fotógrafa');
  await expect(page.getByText('Disponible')).toBeVisible();
  await expect(page.getByLabel('Enlace', { exact: true })).toHaveValue(/^eva-nunez/);
  await expect(page.getByLabel('Enlace', { exact: true })).not.toHaveValue(/tarjeta/);
  await page.getByRole('button', { name: 'Continuar' }).click();

  await expect(page.getByRole('heading', { name: 'Tu foto' })).toBeVisible({ timeout: 20_000 });
  await page.locator('input[type=file]').setInputFiles(await photoFile());
  taps += 1; // The press that opens the system's own dialog, and the one that chooses there.
  taps += 1;
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Usar|Guardar|Recortar|Aplicar/ })
    .click();
  await expect(page.getByRole('img', { name: 'Tu foto' })).toBeVisible({ timeout: 20_000 });
  await page.getByRole('button', { name: 'Continuar' }).click();

  await page.getByRole('radio', { name: 'Caramelo' }).click();
  await page.getByRole('button', { name: 'Continuar' }).click();

  const suggested = page.getByRole('group', { name: 'Enlaces sugeridos' });
  for (const [kind, typed] of [
    ['Instagram', '@Eva.Nunez'],
    ['WhatsApp', '600 111 222'],
    ['TikTok', 'eva.nunez'],
    ['Email', 'eva@ejemplo.com'],
  ] as const) {
    await suggested.getByRole('button', { name: kind, exact: true }).click();
    const field = page
      .getByRole('group', { name: /^Enlace \d/ })
      .last()
      .getByRole('textbox')
      .nth(1);
    await expect(field).toBeFocused();
    await page.keyboard.type(typed);
  }
  // Left in the middle, it goes on where it was.
  await expect(page.getByRole('status').filter({ hasText: /^Guardado/ })).toBeVisible({ timeout: 20_000 });
  await page.reload();
  await expect(page.getByRole('group', { name: /^Enlace \d/ })).toHaveCount(4);
  await page.getByRole('button', { name: 'Continuar' }).click();

  await page.getByRole('button', { name: 'Cita de 1 hora' }).click();
  await expect(page.getByLabel('Precio en euros')).toBeFocused();
  await page.getByRole('button', { name: 'Añadir' }).click();
  await expect(page.getByText('Escribe el precio, o márcalo como «a consultar».')).toBeVisible();
  await expect(page.getByText('Dirección es requerido')).toBeVisible();
  await page.keyboard.press('Shift+Tab');
  await page.getByLabel('Precio a consultar').check();
  await page.getByLabel('Dirección').fill('Calle Mayor 1, Madrid');
  await page.getByRole('button', { name: 'Añadir' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Cita de 1 hora' })).toBeVisible();
  await page.getByRole('button', { name: 'Solo mañanas, de 9 a 14' }).click();
  await expect(page.getByText('Tu horario está listo')).toBeVisible();
  // An unverified account can't be booked, and the screen says so.
  await expect(page.getByText('El botón «Reservar» aparecerá cuando verifiques tu email.')).toBeVisible();
  await page.getByRole('button', { name: 'Continuar' }).click();
  await page.getByRole('button', { name: 'Publicar' }).click();
  await expect(page.getByRole('heading', { name: 'Tu tarjeta está publicada' })).toBeVisible({
    timeout: 45_000,
  });
  expect(taps).toBeGreaterThan(10);
  expect(taps).toBeLessThanOrEqual(MAX_TAPS);

  await expect(page.getByRole('img', { name: /^Código QR de / })).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Guardar el código' }).click();
  expect((await download).suggestedFilename()).toMatch(/^eva-nunez.*\.png$/);
  const address = await page.getByRole('link', { name: 'Ver mi tarjeta' }).getAttribute('href');
  expect(address).toContain(`${addresses.publicCard}/c/eva-nunez`);
  const visitor = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await visitor.goto(address!);
  await expect(visitor.getByRole('heading', { level: 1, name: 'Eva Núñez Prado' })).toBeVisible();
  const hrefs = (all: (HTMLElement | SVGElement)[]) => all.map((link) => link.getAttribute('href'));
  const links = visitor.getByRole('list', { name: 'Enlaces' }).getByRole('link');
  expect(await links.evaluateAll(hrefs)).toEqual([
    'https://instagram.com/eva.nunez',
    'https://www.tiktok.com/@eva.nunez',
  ]);
  // Links that she typed become her actions, and appear once.
  const actions = visitor.getByRole('navigation', { name: 'Opciones de contacto' }).getByRole('link');
  expect((await actions.evaluateAll(hrefs)).slice(1)).toEqual([
    'https://wa.me/34600111222',
    'mailto:eva@ejemplo.com',
  ]);
  await visitor.context().close();
});

import { addresses } from '../../fixtures/addresses';
import { AHEAD } from '../../fixtures/releases/ahead';
import { setTheme } from '../../fixtures/data/theme';
import { expectNoViolations, LOOKS } from '../../fixtures/looks/axe';
import { untilSettledIn } from '../../fixtures/looks/settled';
import { expect, test } from '../../fixtures/test';

test.use(AHEAD);

// These tests don't check motion; with reduced motion every screen comes to rest sooner.
const STILL = { contextOptions: { reducedMotion: 'reduce' } } as const;

for (const { width, theme } of LOOKS) {
  test.describe(`${theme === 'dark' ? 'oscuro' : 'claro'}, ${width} px`, () => {
    test.use({ ...STILL, viewport: { width, height: 844 }, colorScheme: theme });

    test('axe finds nothing in what opens over the owner’s screens besides dialogs', async ({
      page,
      owner,
    }) => {
      await setTheme(owner, 'system');
      await page.goto(`${addresses.shell}/dashboard/profile`);
      await untilSettledIn(page, theme);
      await page.getByRole('combobox', { name: 'Zona horaria' }).click();
      await expect(page.getByRole('option', { name: 'Madrid, Europa' })).toBeVisible();
      // The list is moved through with the arrow keys of its field, which axe doesn't see: it looks for a tab stop inside.
      await expectNoViolations(page, 'list of zones', ['scrollable-region-focusable']);

      await page.goto(`${addresses.shell}/dashboard/tarjetas`);
      await page.getByRole('button', { name: 'Nueva tarjeta' }).first().click();
      await page.getByRole('button', { name: 'Empezar en blanco' }).click();
      await expect(page.getByLabel('Nombre de la tarjeta')).toBeVisible();
      await page.getByRole('dialog').getByRole('button', { name: 'Crear' }).click();
      await expect(page.getByText('es requerido').first()).toBeVisible();
      await expectNoViolations(page, 'new card with errors');
      await page.keyboard.press('Escape');
      if (width < 992) {
        await page.getByRole('button', { name: 'Abrir menú' }).click();
        await expect(page.getByRole('dialog', { name: 'Menú' })).toBeVisible();
        await expectNoViolations(page, 'menu');
      }
    });
  });
}

for (const width of [390, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 } });

    test('axe finds nothing on the cards', async ({ page, pageErrors }) => {
      for (const path of ['/c/ana-garcia', '/c/alex-morgan', '/c/ana-ceramica', '/c/nadie-nunca']) {
        await page.goto(addresses.publicCard + path);
        await expectNoViolations(page, path);
      }
      expect(pageErrors.splice(0)).toEqual([expect.stringContaining('404')]);
    });
  });
}

test('after a navigation the focus is on the heading of the new screen', async ({ page, owner }) => {
  expect(owner.name).toBe('Eva Prueba');
  await page.goto(`${addresses.shell}/dashboard`);
  for (const section of ['Tarjetas', 'Perfil', 'Configuración', 'Reservas', 'Pagos']) {
    await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: section }).click();
    await expect(page.getByRole('heading', { level: 1, name: section })).toBeFocused();
    await expect(page).toHaveTitle(new RegExp(`^${section} · `));
  }
});

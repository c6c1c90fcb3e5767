import { addresses } from '../../fixtures/addresses';
import { AHEAD } from '../../fixtures/releases/ahead';
import { setTheme } from '../../fixtures/data/theme';
import { expectNoViolations, LOOKS } from '../../fixtures/looks/axe';
import { untilSettled, untilSettledIn } from '../../fixtures/looks/settled';
import { storeSession } from '../../fixtures/session';
import { ANA, expect, test } from '../../fixtures/test';

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

    test('everything that can be pressed is at least 24 px, and says where the focus is', async ({
      page,
    }) => {
      test.setTimeout(120_000);
      await storeSession(page, ANA);
      for (const path of [
        '/',
        '/dashboard',
        '/dashboard/tarjetas',
        '/dashboard/profile',
        '/dashboard/settings',
        '/tarjeta/edit/ana-garcia',
      ]) {
        await page.goto(addresses.shell + path);
        await untilSettled(page);
        const small = await page.evaluate(() =>
          [...document.querySelectorAll<HTMLElement>('a, button, input, select, textarea, [role=switch]')]
            .filter(
              (element) =>
                element.checkVisibility() &&
                !element.closest('[inert], [aria-hidden=true], p, [role=status]'),
            )
            .map((element) => {
              // A hidden control is pressed through its label.
              const target = element.closest('label') ?? element;
              const label = document.querySelector<HTMLElement>(
                `label[for="${CSS.escape(element.id || '-')}"]`,
              );
              const boxes = [target, ...(label ? [label] : [])].map((box) => box.getBoundingClientRect());
              return {
                what: element.outerHTML.slice(0, 120),
                skipped: boxes.every((box) => box.width <= 1),
                fits: boxes.some((box) => box.width >= 24 && box.height >= 24),
              };
            })
            .filter(({ skipped, fits }) => !skipped && !fits)
            .map(({ what }) => what),
        );
        expect(small, path).toEqual([]);

        // From the top by keyboard: every stop shows an outline or a ring of its own, above the bar at the foot.
        await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
        const bare: string[] = [];
        for (let stop = 0; stop < 30; stop += 1) {
          await page.keyboard.press('Tab');
          const problem = await page.evaluate(() => {
            const element = document.activeElement as HTMLElement | null;
            if (!element || element === document.body) return null;
            const drawn = [element, element.nextElementSibling, element.parentElement]
              .filter((part): part is HTMLElement => part instanceof HTMLElement)
              .some((part) => {
                const { outlineStyle, outlineWidth, boxShadow, borderColor } = getComputedStyle(part);
                const outline = outlineStyle !== 'none' && parseFloat(outlineWidth) > 0;
                return outline || boxShadow !== 'none' || borderColor === 'rgb(15, 118, 110)';
              });
            const { left, right, top, bottom } = element.getBoundingClientRect();
            const covering = document
              .elementFromPoint((left + right) / 2, (top + bottom) / 2)
              ?.closest('[data-bottom-bar]');
            const isCovered = covering && !covering.contains(element);
            return drawn && !isCovered ? null : element.outerHTML.slice(0, 120);
          });
          if (problem) bare.push(problem);
        }
        expect(bare, path).toEqual([]);
      }
    });
  });
}

test('every page declares its language, has one main landmark and a way past the menu', async ({ page }) => {
  await storeSession(page, ANA);
  for (const path of ['/', '/legal/aviso', '/dashboard', '/dashboard/tarjetas', '/tarjeta/edit/ana-garcia']) {
    await page.goto(addresses.shell + path);
    await untilSettled(page);
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    await expect(page.getByRole('main')).toHaveCount(1);
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Saltar al contenido' });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  }
});

test('after a navigation the focus is on the heading of the new screen', async ({ page, owner }) => {
  expect(owner.name).toBe('Eva Prueba');
  await page.goto(`${addresses.shell}/dashboard`);
  for (const section of ['Tarjetas', 'Perfil', 'Configuración', 'Reservas', 'Pagos']) {
    await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: section }).click();
    await expect(page.getByRole('heading', { level: 1, name: section })).toBeFocused();
    await expect(page).toHaveTitle(new RegExp(`^${section} · `));
  }
});

import type { Page } from '@playwright/test';
import { addresses } from '../../fixtures/addresses';
import { AHEAD } from '../../fixtures/releases/ahead';
import { expectNoViolations, LOOKS, untilStill, type Look } from '../../fixtures/looks/axe';
import { expectFits, expectFitsEverywhere } from '../../fixtures/looks/page-width';
import { server } from '../../fixtures/server';
import { storeSession } from '../../fixtures/session';
import { ADMIN as ADMINISTRATOR, expect, test } from '../../fixtures/test';

test.use(AHEAD);

const ANA = { email: 'ana@tarjetero.test', password: 'tarjetero' };

/** Sets the theme of the accounts whose screens are checked; with `system` each browser has a theme of its own. */
const setTheme = (theme: 'system' | 'light') =>
  Promise.all(
    [ANA, ADMINISTRATOR].map(async ({ email }) =>
      (await accountOf(email)).update({ 'settings.theme': theme }),
    ),
  );

test.beforeAll(() => setTheme('system'));
test.afterAll(() => setTheme('light'));

const accountOf = async (email: string) => server.db.doc(`users/${await server.uidOf(email)}`);

/** Longest pause between two parts of a screen that appear by themselves, in milliseconds. */
const QUIET_MS = 300;

/** Waits until the screen is complete: its heading, and nothing that still loads, fades or slides. */
async function settled(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(page.getByRole('status', { name: /^Cargando/ })).toHaveCount(0);
  await page.evaluate(
    (quietMs) =>
      new Promise<void>((resolve) => {
        let timer = setTimeout(resolve, quietMs);
        const observer = new MutationObserver(() => {
          clearTimeout(timer);
          timer = setTimeout(resolve, quietMs);
        });
        observer.observe(document.body, { childList: true, characterData: true, subtree: true });
      }),
    QUIET_MS,
  );
  await expect(page.getByRole('status', { name: /^Cargando/ })).toHaveCount(0);
  await untilStill(page);
}

/** Waits until the screen is complete in the account's theme. */
async function settledIn(page: Page, theme: Look['theme']): Promise<void> {
  const whole = page.locator('html');
  await expect(whole).toHaveAttribute('data-theme', theme);
  // Pages that come without the component library's scripts say nothing of it.
  await expect(whole).not.toHaveAttribute('data-mantine-color-scheme', theme === 'dark' ? 'light' : 'dark');
  await settled(page);
}

const PUBLIC = ['/', '/login', '/register', '/recuperar', '/legal/privacidad', '/no/existe', '/admin/login'];
const OWNER = [
  '/dashboard',
  '/dashboard/tarjetas',
  '/dashboard/bookings',
  '/dashboard/stripe',
  '/dashboard/profile',
  '/dashboard/settings',
  '/dashboard/no-existe',
  '/reservas',
  '/servicios',
  ...['perfil', 'enlaces', 'plantilla', 'estilo', 'ajustes'].map(
    (tab) => `/tarjeta/edit/ana-garcia?tab=${tab}`,
  ),
];

// Dashboard, Analítica and Configuración are checked in admin/panel.spec.ts.
const ADMIN = ['/admin/templates', '/admin/creator', '/admin/preview', '/admin/sync'];

/** Shows a page in a width and a theme, as a window of another size on a device with another setting does. */
async function showIn(page: Page, { width, theme }: Look): Promise<void> {
  await page.setViewportSize({ width, height: 844 });
  await page.emulateMedia({ colorScheme: theme });
  await settledIn(page, theme);
}

/** Expects that axe finds nothing on screens in any of the {@link LOOKS}, and that none scrolls sideways in any width. */
async function expectSound(page: Page, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await page.setViewportSize({ width: LOOKS[0]!.width, height: 844 });
    await page.goto(addresses.shell + path);
    for (const look of LOOKS) {
      const what = `${path}, ${look.width} px, ${look.theme}`;
      await showIn(page, look);
      await expectNoViolations(page, what);
      await expectFits(page, what);
    }
    await expectFitsEverywhere(page, path);
  }
}

// These tests don't check motion; with reduced motion every screen comes to rest sooner.
const STILL = { contextOptions: { reducedMotion: 'reduce' } } as const;

test.describe('in both themes, on a phone and a wide screen', () => {
  test.use(STILL);

  test('axe finds nothing on the public screens, and none scrolls sideways', async ({ page }) => {
    test.setTimeout(120_000);
    await page.addInitScript(() => localStorage.setItem('tarjetero.theme', 'system'));
    await expectSound(page, PUBLIC);
  });

  test('axe finds nothing on the owner’s screens, and none scrolls sideways', async ({ page }) => {
    test.setTimeout(240_000);
    await storeSession(page, ANA);
    await expectSound(page, OWNER);
  });

  test('axe finds nothing on the administrator’s screens', async ({ page }) => {
    test.setTimeout(240_000);
    await storeSession(page, ADMINISTRATOR, { asAdmin: true });
    await expectSound(page, ADMIN);
  });
});

for (const { width, theme } of LOOKS) {
  test.describe(`${theme === 'dark' ? 'oscuro' : 'claro'}, ${width} px`, () => {
    test.use({ ...STILL, viewport: { width, height: 844 }, colorScheme: theme });

    test('axe finds nothing in what opens over the owner’s screens', async ({ page }) => {
      test.setTimeout(120_000);
      await storeSession(page, ANA);
      await page.goto(`${addresses.shell}/dashboard/settings`);
      await settledIn(page, theme);
      await page.getByRole('button', { name: 'Cerrar sesión en todos los dispositivos' }).click();
      await expect(page.getByRole('dialog').getByRole('button', { name: 'Cancelar' })).toBeFocused();
      await expectNoViolations(page, 'confirmation');
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);

      await page.goto(`${addresses.shell}/dashboard/profile`);
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
      await expectNoViolations(page, 'new card');
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Compartir' }).last().click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectNoViolations(page, 'sharing');
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
        await settled(page);
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
    await settled(page);
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

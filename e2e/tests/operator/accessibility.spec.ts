import type { Page } from '@playwright/test';
import { addresses } from '../../fixtures/addresses';
import { AHEAD } from '../../fixtures/ahead';
import { expectNoViolations, LOOKS, untilStill, type Look } from '../../fixtures/axe';
import { expectFitsEverywhere } from '../../fixtures/page-width';
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
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
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

// Dashboard, Analítica and Configuración are looked at in admin/panel.spec.ts.
const ADMIN = ['/admin/templates', '/admin/creator', '/admin/preview', '/admin/sync'];

for (const { width, theme } of LOOKS) {
  test.describe(`${theme === 'dark' ? 'oscuro' : 'claro'}, ${width} px`, () => {
    // Motion is not what these look at; with less of it every screen is still sooner.
    test.use({
      viewport: { width, height: 844 },
      colorScheme: theme,
      contextOptions: { reducedMotion: 'reduce' },
    });

    test('axe finds nothing on the public screens, and none scrolls sideways', async ({ page }) => {
      test.setTimeout(120_000);
      await page.addInitScript((value) => localStorage.setItem('tarjetero.theme', value), theme);
      for (const path of PUBLIC) {
        await page.goto(addresses.shell + path);
        await settledIn(page, theme);
        await expectNoViolations(page, path);
        await expectFitsEverywhere(page, path);
      }
    });

    test('axe finds nothing on the owner’s screens, and none scrolls sideways', async ({ page }) => {
      test.setTimeout(240_000);
      await storeSession(page, ANA);
      for (const path of OWNER) {
        await page.goto(addresses.shell + path);
        await settledIn(page, theme);
        await expectNoViolations(page, path);
        await expectFitsEverywhere(page, path);
      }
    });

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

    test('axe finds nothing on the administrator’s screens', async ({ page }) => {
      test.setTimeout(120_000);
      await storeSession(page, ADMINISTRATOR, { asAdmin: true });
      for (const path of ADMIN) {
        await page.goto(addresses.shell + path);
        await settledIn(page, theme);
        await expectNoViolations(page, path);
        await expectFitsEverywhere(page, path);
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
      ]) {
        await page.goto(addresses.shell + path);
        await settled(page);
        const small = await page.evaluate(() =>
          [...document.querySelectorAll<HTMLElement>('a, button, input, select, textarea, [role=switch]')]
            .filter((element) => element.checkVisibility() && !element.closest('[inert], p, [role=status]'))
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

        // From the top by keyboard: every stop is drawn with an outline or a ring of its own.
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
            return drawn ? null : element.outerHTML.slice(0, 120);
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

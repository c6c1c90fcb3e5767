import { addresses } from '../../fixtures/addresses';
import { AHEAD } from '../../fixtures/releases/ahead';
import { intercept } from '../../fixtures/intercept';
import { expectFits } from '../../fixtures/looks/page-width';
import { CORE } from '../../fixtures/tags';
import { expect, test } from '../../fixtures/test';
import { storeSession } from '../../fixtures/session';

test.use(AHEAD);

const OWNER_PATHS = [
  '/dashboard',
  '/dashboard/tarjetas',
  '/dashboard/bookings',
  '/dashboard/stripe',
  '/dashboard/profile',
  '/dashboard/settings',
  '/tarjeta/edit/ana-garcia',
  '/reservas',
  '/servicios',
];

test(
  'S2.07 every owner screen needs a session, and has the layout once there is one',
  CORE,
  async ({ page, owner }) => {
    test.setTimeout(120_000);
    expect(owner.name).toBe('Eva Prueba');
    for (const path of OWNER_PATHS) {
      await page.goto(addresses.shell + path);
      await expect(page.getByRole('navigation').getByRole('link', { name: 'Tarjetas' })).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
    await page.getByRole('button', { name: 'Cerrar Sesión' }).click();
    await expect(page).toHaveURL(/\/login/);
    for (const path of OWNER_PATHS) {
      await page.goto(addresses.shell + path);
      await expect(page).toHaveURL(`${addresses.shell}/login?volver=${encodeURIComponent(path)}`);
    }
  },
);

test('S2.09 the sidebar shows who is signed in, and signs out', async ({ page, owner }) => {
  await page.goto(`${addresses.shell}/dashboard`);
  await expect(page.getByText('Eva Prueba').first()).toBeVisible();
  await expect(page.getByText(owner.email).first()).toBeVisible();
  await page.getByRole('button', { name: 'Cerrar Sesión' }).click();
  await expect(page).toHaveURL(`${addresses.shell}/login`);
  await page.goto(`${addresses.shell}/dashboard`);
  await expect(page).toHaveURL(/\/login/);
});

test('S4.01 an account whose record can’t be read is shown as Usuario, and its screens work', async ({
  browser,
  owner,
}) => {
  // A browser without cached data of the account, none of whose requests to Firestore are answered.
  const context = await browser.newContext();
  const page = await context.newPage();
  const letThrough = await intercept(page, `${addresses.firestore}/**`, (route) => route.abort());
  await storeSession(page, owner);
  await page.goto(`${addresses.shell}/dashboard/profile`);
  await expect(page.getByText('Usuario', { exact: true }).first()).toBeVisible();
  await expect(page.getByText(owner.email).first()).toBeVisible();
  letThrough();
  await expect(page.getByText(owner.name, { exact: true }).first()).toBeVisible({ timeout: 40_000 });
  await context.close();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('S2.10 the header has a bell and a menu that opens and closes', async ({ page, owner }) => {
    expect(owner.name).toBe('Eva Prueba');
    await page.goto(`${addresses.shell}/dashboard`);
    await page.getByRole('button', { name: 'Notificaciones' }).click();
    await expect(page.getByText('No tienes notificaciones')).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Abrir menú' }).click();
    await page.getByRole('link', { name: 'Tarjetas' }).last().click();
    await expect(page).toHaveURL(/\/dashboard\/tarjetas$/);
    await expect(page.getByRole('button', { name: 'Abrir menú' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Nueva tarjeta' }).first()).toBeVisible();
    await expectFits(page, 'Tarjetas');
  });

  test('the page behind the menu stays where it is, and moves again once it is closed', async ({
    page,
    owner,
  }) => {
    expect(owner.name).toBe('Eva Prueba');
    await page.setViewportSize({ width: 390, height: 400 });
    await page.goto(`${addresses.shell}/dashboard`);
    await expect(page.getByText('Crea tu primera tarjeta')).toBeVisible();
    const scrolled = () => page.evaluate(() => scrollY);
    await page.getByRole('button', { name: 'Abrir menú' }).click();
    await expect(page.getByRole('button', { name: 'Cerrar menú' })).toBeFocused();
    // Beside the menu.
    await page.mouse.move(370, 200);
    const toEnd = () => page.keyboard.press('End');
    // The first 'End' is the menu's own.
    for (const scroll of [() => page.mouse.wheel(0, 300), toEnd, toEnd]) {
      await scroll();
      // A page that moves does so some frames later.
      await page.waitForTimeout(500);
      expect(await scrolled()).toBe(0);
    }
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog', { name: 'Menú' })).toBeHidden();
    await toEnd();
    await expect.poll(scrolled).toBeGreaterThan(0);
  });
});

test.describe('before the address is verified', () => {
  test.use({ isVerified: false });

  test('Inicio leads an empty account to its first card, and says what else needs doing', async ({
    page,
    owner,
  }) => {
    expect(owner.name).toBe('Eva Prueba');
    await page.goto(`${addresses.shell}/dashboard`);
    await expect(page.getByText('Crea tu primera tarjeta')).toBeVisible();
    await expect(page.getByText('Verifica tu email')).toBeVisible();
    await page.getByRole('link', { name: 'Crea tu primera tarjeta' }).click();
    await expect(page).toHaveURL(/\/dashboard\/tarjetas\/nueva/);
  });
});

import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { addresses } from '../../fixtures/addresses';
import { expect, signIn, test } from '../../fixtures/test';

async function expectNoViolations(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  expect(
    violations.map(({ id, nodes }) => ({ id, targets: nodes.map((node) => node.target.join(' ')) })),
  ).toEqual([]);
}

const PUBLIC = ['/', '/login', '/register', '/recuperar', '/legal/privacidad', '/no/existe', '/admin/login'];
const OWNER = [
  '/dashboard',
  '/dashboard/tarjetas',
  '/dashboard/bookings',
  '/dashboard/stripe',
  '/dashboard/profile',
  '/dashboard/settings',
  '/reservas',
  '/servicios',
  ...['perfil', 'enlaces', 'plantilla', 'estilo', 'ajustes'].map(
    (tab) => `/tarjeta/edit/ana-garcia?tab=${tab}`,
  ),
];

for (const width of [390, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 } });

    test('axe finds nothing on the public screens, and none scrolls sideways', async ({ page }) => {
      test.setTimeout(120_000);
      for (const path of PUBLIC) {
        await page.goto(addresses.shell + path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expectNoViolations(page);
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
          path,
        ).toBeLessThanOrEqual(0);
      }
    });

    test('axe finds nothing on the owner’s screens, and none scrolls sideways', async ({ page }) => {
      test.setTimeout(180_000);
      await signIn(page, { email: 'ana@tarjetero.test', password: 'tarjetero' });
      for (const path of OWNER) {
        await page.goto(addresses.shell + path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await page.waitForTimeout(400);
        await expectNoViolations(page);
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
          path,
        ).toBeLessThanOrEqual(0);
      }
    });

    test('axe finds nothing on the cards', async ({ page, pageErrors }) => {
      for (const path of ['/c/ana-garcia', '/c/alex-morgan', '/c/ana-ceramica', '/c/nadie-nunca']) {
        await page.goto(addresses.publicCard + path);
        await expectNoViolations(page);
      }
      expect(pageErrors.splice(0)).toEqual([expect.stringContaining('404')]);
    });
  });
}

import type { Page } from '@playwright/test';
import { addresses } from '../../fixtures/addresses';
import { ADMIN_ROUTES, OWNER_ROUTES, VISITOR_ROUTES } from '../../fixtures/routes';
import { expectSpanish } from '../../fixtures/looks/spanish';
import { server } from '../../fixtures/server';
import { storeSession } from '../../fixtures/session';
import { CORE } from '../../fixtures/tags';
import { ADMIN as ADMINISTRATOR, expect, test } from '../../fixtures/test';

const ANA = { email: 'ana@tarjetero.test', password: 'tarjetero' };

const VISITOR = [...VISITOR_ROUTES, '/no/existe'];
const OWNER = [
  ...OWNER_ROUTES,
  ...['/dashboard/no-existe', '/reservas?vista=clientes', '/servicios?vista=horario'],
  ...['perfil', 'enlaces', 'plantilla', 'estilo', 'ajustes'].map(
    (tab) => `/tarjeta/edit/ana-garcia?tab=${tab}`,
  ),
];
const ADMIN = [
  ...ADMIN_ROUTES,
  '/admin/no-existe',
  ...['flags', 'alerts', 'product', 'admins', 'system', 'freeze'].map(
    (section) => `/admin/settings?seccion=${section}`,
  ),
];

/**
 * Opens each screen, waits until it is loaded, and searches it for untranslated words.
 *
 * @param ownWords - Returns what others have written, the longest first.
 */
async function expectAllSpanish(
  page: Page,
  paths: string[],
  origin: string,
  ownWords: () => Promise<string[]> = () => Promise.resolve([]),
) {
  for (const path of paths) {
    await page.goto(origin + path);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await expect(page.getByRole('status', { name: /^Cargando/ })).toHaveCount(0);
    await expect.soft(page.locator('html')).toHaveAttribute('lang', 'es');
    await expectSpanish(page, path, await ownWords());
  }
}

test('S2.17 no visitor’s screen has an untranslated word', CORE, async ({ page, pageErrors }) => {
  await expectAllSpanish(page, VISITOR, addresses.shell);
  await expectAllSpanish(page, ['/c/ana-garcia', '/c/nadie-nunca'], addresses.publicCard);
  // The card that isn't there.
  expect(pageErrors.splice(0)).toEqual([expect.stringContaining('404')]);
});

test('S2.17 no screen of an owner has an untranslated word', async ({ page }) => {
  test.setTimeout(120_000);
  await storeSession(page, ANA);
  await expectAllSpanish(page, OWNER, addresses.shell);
});

test('S2.17 no screen of the administration has an untranslated word', async ({ page }) => {
  test.setTimeout(120_000);
  await storeSession(page, ADMINISTRATOR, { asAdmin: true });
  // An alert contains an error's message, in any language. Other journeys raise some meanwhile.
  const alertWords = async () => {
    const { docs } = await server.db.collection('alerts').get();
    const errors = docs.flatMap((alert) => [alert.get('title'), alert.get('description')] as string[]);
    return errors.filter(Boolean).sort((one, other) => other.length - one.length);
  };
  await expectAllSpanish(page, ADMIN, addresses.shell, alertWords);
});

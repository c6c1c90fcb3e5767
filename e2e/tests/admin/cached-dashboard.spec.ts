import { addresses } from '../../fixtures/addresses';
import { dropAdmins, makeAdmin } from '../../fixtures/panel';
import { reloadCachedScreen } from '../../fixtures/looks/cached-screen';
import { server } from '../../fixtures/server';
import { expect, forgiveRefusals, openPanel, test, type Person } from '../../fixtures/test';

let admin: Person & { uid: string };
test.beforeEach(async () => {
  admin = await makeAdmin();
});
test.afterEach(() => dropAdmins(admin.uid));

test('the Dashboard is shown with its last figures before the app has come, and without its log', async ({
  page,
}) => {
  await openPanel(page, '/admin/dashboard', admin);
  const figures = page.getByRole('heading', { name: 'Tarjetas publicadas' });
  await expect(figures).toBeVisible();
  await page.getByRole('heading', { name: 'Actividad reciente' }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('link', { name: 'Ver el registro' })).toBeVisible();
  const { kept, come } = await reloadCachedScreen(page, 'panel-screen');
  await expect(kept.getByRole('heading', { name: 'Tarjetas publicadas', includeHidden: true })).toBeVisible();
  await expect(kept).toHaveJSProperty('inert', true);
  await expect(kept.getByText('30 días', { exact: true })).toHaveAttribute('data-taken', 'true');
  const log = kept.getByRole('region', { name: 'Actividad reciente', includeHidden: true });
  await expect(log.locator('[data-comes-later]')).toBeEmpty();
  come();
  await expect(kept).toHaveCount(0);
  await expect(figures).toBeVisible();
  await expect(page.getByText(`Has entrado como ${admin.email}.`)).toBeVisible();
});

test('somebody who is no administrator any more is out, and nothing of the panel stays at the device', async ({
  page,
  pageErrors,
}) => {
  await openPanel(page, '/admin/dashboard', admin);
  await expect(page.getByRole('heading', { name: 'Tarjetas publicadas' })).toBeVisible();
  const { come } = await reloadCachedScreen(page, 'panel-screen');
  await server.db.doc(`admins/${admin.uid}`).delete();
  come();
  await expect(page).toHaveURL(`${addresses.shell}/admin/login`);
  const names = () => page.evaluate(() => Object.keys(localStorage));
  expect(await names()).not.toContainEqual(expect.stringContaining('panel-screen'));
  await page.goto(`${addresses.shell}/admin/dashboard`);
  await expect(page).toHaveURL(`${addresses.shell}/admin/login`);
  await expect(page.getByRole('heading', { name: 'Tarjetas publicadas', includeHidden: true })).toHaveCount(
    0,
  );
  // Requests that the page sends because of the flag are refused.
  forgiveRefusals(pageErrors, 403);
});

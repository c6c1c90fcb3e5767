import { Timestamp } from 'firebase-admin/firestore';
import { addresses } from '../../fixtures/addresses';
import { dropAdmins, makeAccount, makeAdmin, publishCard } from '../../fixtures/panel';
import { server } from '../../fixtures/server';
import { CORE } from '../../fixtures/tags';
import { type Person, expect, openPanel, test } from '../../fixtures/test';

/** An administrator's action goes through several servers, one after the other. */
test.setTimeout(150_000);

let admin: Person & { uid: string };
test.beforeAll(async () => {
  admin = await makeAdmin();
});
test.afterAll(() => dropAdmins(admin.uid));

const SECTIONS = [
  ['dashboard', 'Dashboard'],
  ['templates', 'Plantillas'],
  ['creator', 'Crear Plantilla'],
  ['preview', 'Vista Previa'],
  ['sync', 'Sincronización'],
  ['users', 'Usuarios'],
  ['cards', 'Tarjetas'],
  ['admins', 'Administradores'],
  ['analytics', 'Analítica'],
  ['alerts', 'Alertas'],
  ['work', 'Trabajos'],
  ['settings', 'Configuración'],
] as const;

test(
  'S2.14 every section is in the sidebar and at its address, inside the layout; without the flag it leads to signing in',
  CORE,
  async ({ page }) => {
    for (const [path] of SECTIONS) {
      await page.goto(`${addresses.shell}/admin/${path}`);
      await expect(page).toHaveURL(`${addresses.shell}/admin/login`);
    }
    await openPanel(page, '/admin/dashboard', admin);
    const sidebar = page.getByRole('navigation').first();
    for (const [path, name] of SECTIONS) {
      await sidebar.getByRole('link', { name: new RegExp(`^${name}`) }).click();
      await expect(page).toHaveURL(new RegExp(`/admin/${path}$`));
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
      await expect(sidebar.getByRole('link', { name: new RegExp(`^${name}`) })).toHaveAttribute(
        'aria-current',
        'page',
      );
    }
  },
);

test('S2.15 a phone’s header has the section’s title and description, the way to a new template, and who is at work', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPanel(page, '/admin/dashboard', admin);
  for (const [path, name] of SECTIONS) {
    await page.goto(`${addresses.shell}/admin/${path}`);
    const title = page.getByRole('heading', { level: 1, name });
    const header = page.locator('main header').filter({ has: title });
    for (const part of [
      title,
      header.getByRole('paragraph'),
      header.getByText(admin.email),
      header.getByRole('link', { name: 'Nueva Plantilla' }),
    ]) {
      await expect.soft(part, path).toBeVisible();
      const box = await part.boundingBox();
      expect.soft(box && box.x >= 0 && box.x + box.width <= 390 && box.y + box.height < 240, path).toBe(true);
    }
  }
});

test.describe('Dashboard', () => {
  test('counts what there is, shows a period day by day, and says who did what', async ({ page }) => {
    const owner = await makeAccount('Nora Cifra');
    await publishCard(owner, 'Nora Cifra');
    // Figures less than a minute old are shown without counting again, and a job counts on its own schedule: they may be older than the
    // account.
    const updatedAt = Timestamp.fromMillis(Date.now() - 2 * 60_000);
    await server.db.doc('stats/totals').set({ updatedAt }, { merge: true });
    await openPanel(page, '/admin/dashboard', admin);
    const users = page.getByRole('region', { name: 'Usuarios', exact: true });
    const startedAt = Date.now();
    await page.getByRole('button', { name: 'Actualizar' }).click();
    await expect(page.getByText('Contado ahora.')).toBeVisible();
    // Other journeys make accounts meanwhile: what was counted is shown, whatever would be counted now.
    const counted = await server.db.doc('stats/totals').get();
    expect((counted.get('updatedAt') as Timestamp).toMillis()).toBeGreaterThanOrEqual(startedAt);
    const accounts = (counted.get('users') as number).toLocaleString('es');
    await expect(users.getByText(accounts, { exact: true }).first()).toBeVisible();
    await page.getByText('7 días', { exact: true }).click();
    await expect(page).toHaveURL(/dias=7/);
    await users.getByText('Ver como tabla').click();
    await expect(users.getByRole('row')).toHaveCount(8);
    await page.reload();
    await expect(page.getByRole('radio', { name: '7 días' })).toBeChecked();
    const activity = page.getByRole('region', { name: 'Actividad reciente' });
    await activity.scrollIntoViewIfNeeded();
    await expect(activity.getByRole('listitem').first()).toBeVisible();
    await activity.getByRole('link', { name: 'Ver el registro' }).click();
    await expect(page).toHaveURL(/\/admin\/audit$/);
  });

  test('reads without a network what it knew, and says that there is none', async ({
    page,
    context,
    pageErrors,
  }) => {
    await openPanel(page, '/admin/dashboard', admin);
    const activity = page.getByRole('region', { name: 'Actividad reciente' });
    await activity.scrollIntoViewIfNeeded();
    await expect(activity.getByRole('listitem').first()).toBeVisible();
    await context.setOffline(true);
    await expect(page.getByText(/sin conexión/i).first()).toBeVisible();
    await page.getByRole('button', { name: 'Actualizar' }).click();
    await expect(
      page
        .getByRole('status')
        .filter({ hasText: /conexión|red/i })
        .first(),
    ).toBeVisible();
    await expect(page.getByText('Error de conexión. Verifica tu internet.')).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText(/^Sin conexión\. Verás/)).toHaveCount(0);
    pageErrors.length = 0;
  });

  test('stays open when the network goes before the database’s code came, and follows log and permission later by itself', async ({
    page,
    context,
    pageErrors,
  }) => {
    const other = await makeAdmin();
    // The repositories are the only code that names this error.
    let cutOff = 0;
    await page.route('**/assets/*.js', async (route) => {
      const response = await route.fetch();
      if (cutOff < 0 || !(await response.text()).includes('"admins-unreadable",'))
        return route.fulfill({ response });
      cutOff += 1;
      await route.abort('internetdisconnected');
    });
    await openPanel(page, '/admin/dashboard', other);
    await expect(page.getByRole('region', { name: 'Usuarios', exact: true })).toBeVisible();
    await expect.poll(() => cutOff).toBeGreaterThan(0);
    const activity = page.getByRole('region', { name: 'Actividad reciente' });
    await activity.scrollIntoViewIfNeeded();
    await expect(activity.getByText('Error de conexión. Verifica tu internet.')).toBeVisible();
    cutOff = -1;
    await context.setOffline(true);
    await context.setOffline(false);
    await expect(activity.getByRole('listitem').first()).toBeVisible();
    await dropAdmins(other.uid);
    await expect(page).toHaveURL(`${addresses.shell}/admin/login`);
    pageErrors.length = 0;
  });
});

test('Analítica shows cards and pages beside their tables, and saves the days as a file', async ({
  page,
}) => {
  await openPanel(page, '/admin/analytics?dias=30', admin);
  await expect(page.getByRole('heading', { name: 'Tarjetas más visitadas' })).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Exportar CSV' }).click();
  expect((await download).suggestedFilename()).toMatch(/^uso-\d{4}-\d\d-\d\d-\d{4}-\d\d-\d\d\.csv$/);
  const days = page.getByRole('button', { name: /^Ver los días de / }).first();
  await days.click();
  await expect(days).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('region', { name: /^Visitas de / })).toBeVisible();

  const ofTemplates = page.getByRole('region', { name: 'Plantillas comparadas' });
  const choices = ofTemplates.getByRole('button', { name: /^Ver los días de / });
  for (const choice of [0, 1]) await choices.nth(choice).click();
  const chart = ofTemplates.getByRole('slider', { name: 'Plantillas aplicadas: día a día' });
  await expect(chart).toHaveAttribute('aria-valuetext', /\(hoy, hasta ahora\): .+ \d+, .+ \d+$/);
  await chart.press('Home');
  await expect(chart).toHaveAttribute('aria-valuetext', /\d{4}: .+ \d+, .+ \d+$/);
});

import { expectAccessible } from '../../fixtures/looks/axe';
import { freshSlug } from '../../fixtures/owner-actions';
import { dropAdmins, makeAccount, makeAdmin } from '../../fixtures/panel';
import { call, idTokenOf, server } from '../../fixtures/server';
import { type Person, expect as expectSoon, openPanel, test } from '../../fixtures/test';

/** An administrator's action goes through several servers, one after the other. */
const expect = expectSoon.configure({ timeout: 25_000 });
test.setTimeout(150_000);

let admin: Person & { uid: string };
let owner: Person & { uid: string };
test.beforeAll(async () => {
  admin = await makeAdmin('Marta Alertas');
  owner = await makeAccount('Olga Tropiezo');
});
test.afterAll(() => dropAdmins(admin.uid));

/** Raises the same alert for an owner several times, as their page would. */
async function somethingFails(title: string, times: number): Promise<void> {
  const token = await idTokenOf(owner);
  const alert = {
    title,
    type: 'error',
    severity: 'high',
    description: 'x is undefined',
    metadata: { app: 'user-app' },
  };
  for (let count = 0; count < times; count += 1) await call('reportAlert', token, alert);
}

test('a failure leads from the dashboard to what is known of it, and is taken note of, muted and found again', async ({
  page,
}) => {
  const title = `TypeError: ${freshSlug('falla').replace(/\d/g, 'x')}`;
  await somethingFails(title, 2);
  await openPanel(page, '/admin/dashboard', admin);
  await page.getByRole('link', { name: `Alerta grave: ${title}` }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Alertas' })).toBeVisible();
  const alert = page.getByRole('dialog', { name: title });
  const line = page.getByRole('listitem').filter({ hasText: title });
  const openIt = () => line.getByRole('link', { name: title }).click();
  await expect(alert).toContainText('2 veces');
  await expect(alert.getByText('user-app')).toBeVisible();
  await expect(alert.getByRole('link', { name: owner.uid })).toHaveAttribute(
    'href',
    `/admin/users/${owner.uid}`,
  );
  await expectAccessible(page, 'alerts');

  await alert.getByRole('button', { name: `Marcar como atendida: ${title}` }).click();
  await expect(page.getByText('Alerta atendida')).toBeVisible();
  await expect(alert).toHaveCount(0);
  await page.getByRole('tab', { name: 'Atendidas y silenciadas' }).click();
  await openIt();
  await expect(alert).toContainText(`Atendida por ${admin.email}`);
  await page.keyboard.press('Escape');
  await expect(alert).toHaveCount(0);

  // The error continues: the alert reopens by itself.
  await somethingFails(title, 1);
  await page.getByRole('tab', { name: 'Abiertas' }).click();
  await expect(line).toContainText('3 veces');

  await openIt();
  await alert.getByRole('button', { name: `Silenciar: ${title}` }).click();
  await page.getByRole('menuitem', { name: '7 días' }).click();
  await expect(page.getByText('Alerta silenciada')).toBeVisible();
  await expect(alert).toHaveCount(0);
  await page.getByRole('tab', { name: 'Atendidas y silenciadas' }).click();
  await openIt();
  await expect(alert).toContainText('Silenciada hasta');
  await page.setViewportSize({ width: 1280, height: 800 });
  await expectAccessible(page, 'alerts, wide');
  await alert.getByRole('button', { name: `Volver a avisar: ${title}` }).click();
  await expect(alert).toHaveCount(0);
  await page.getByRole('tab', { name: 'Abiertas' }).click();
  await expect(line).toContainText('3 veces');

  const { docs } = await server.db.collection('alerts').where('title', '==', title).get();
  expect(docs).toHaveLength(1);
});

test('alerts of one account are silenced together, and call again once the rule is ended', async ({
  page,
}) => {
  const title = `TypeError: ${freshSlug('ruido').replace(/\d/g, 'x')}`;
  await somethingFails(title, 1);
  await openPanel(page, '/admin/alerts', admin);
  const lineOf = (words: string) => page.getByRole('listitem').filter({ hasText: words });
  await lineOf(title).getByRole('link', { name: title }).click();
  const alert = page.getByRole('dialog', { name: title });
  await alert.getByRole('button', { name: `Silenciar: ${title}` }).click();
  await page.getByRole('menuitem', { name: 'Las que se parezcan…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Silenciar alertas parecidas' });
  await dialog.getByRole('button', { name: 'Silenciar' }).click();
  await expect(dialog.getByText('Marca algo o escribe un texto')).toBeVisible();
  await dialog.getByRole('checkbox', { name: `Cuenta: ${owner.uid}` }).check();
  await dialog.getByLabel('Durante').selectOption('30 días');
  await expectAccessible(page, 'a rule of silence');
  await dialog.getByRole('button', { name: 'Silenciar' }).click();
  await expect(page.getByText('Alerta silenciada')).toBeVisible();

  // Another error of the same account is stored, but already silenced.
  const other = `RangeError: ${freshSlug('ruido').replace(/\d/g, 'x')}`;
  await somethingFails(other, 1);
  await page.keyboard.press('Escape');
  await expect(alert).toHaveCount(0);
  await page.getByRole('tab', { name: 'Atendidas y silenciadas' }).click();
  await expect(lineOf(other)).toContainText('Silenciada');
  await page.getByRole('button', { name: `Quitar el silencio: Cuenta: ${owner.uid}` }).click();
  await expect(page.getByText('Regla de silencio quitada')).toBeVisible();
  await page.getByRole('tab', { name: 'Abiertas' }).click();
  await expect(lineOf(title)).toBeVisible();
  await expect(lineOf(other)).toBeVisible();
});

import { readFile } from 'node:fs/promises';
import { FieldValue } from 'firebase-admin/firestore';
import { addresses } from '../../fixtures/addresses';
import { expectAccessible } from '../../fixtures/looks/axe';
import { dropAdmins, dropFlagApproval, makeAdmin } from '../../fixtures/panel';
import { server } from '../../fixtures/server';
import { ALONE } from '../../fixtures/tags';
import { type Person, expect as expectSoon, openPanel, test } from '../../fixtures/test';

/** An administrator's action goes through several servers, one after the other. */
const expect = expectSoon.configure({ timeout: 25_000 });
test.setTimeout(150_000);

const AUDIT = `${addresses.shell}/admin/audit`;

let admin: Person & { uid: string };
test.beforeAll(async () => {
  admin = await makeAdmin('Marta Registro');
  await dropFlagApproval();
});
test.afterAll(() => dropAdmins(admin.uid));

const freshFlag = () => `prueba_${Date.now().toString(36)}`;

/**
 * Stores a flag after several changes of its percentage, each with its log entry, as the administration writes them.
 */
async function changedFlag(name: string, percentages: readonly number[]): Promise<void> {
  const at = FieldValue.serverTimestamp();
  let before: object | null = null;
  for (const [index, rolloutPercentage] of percentages.entries()) {
    const revision = index + 1;
    const after = {
      name: 'Prueba',
      description: 'Una función de prueba',
      enabled: true,
      rolloutPercentage,
      createdBy: admin.uid,
      createdAt: at,
      updatedAt: at,
      revision,
    };
    await server.db.doc(`featureFlags/${name}`).set(after);
    await server.db.doc(`audit/featureFlags_${name}_${revision}`).set({
      collection: 'featureFlags',
      docId: name,
      revision,
      action: before ? 'update' : 'create',
      by: admin.uid,
      byEmail: admin.email,
      at,
      before,
      after,
    });
    before = after;
  }
}

test('every change is a sentence; it opens to what it was and became, and the address keeps the filters', async ({
  page,
}) => {
  const flag = freshFlag();
  await changedFlag(flag, [50, 60]);
  await openPanel(page, `/admin/audit?documento=${flag}`, admin);
  const entries = page.getByRole('list', { name: 'Anotaciones' }).getByRole('listitem');
  await expect(entries).toHaveCount(2);
  await expect(page.getByRole('status').filter({ hasText: '2 anotaciones' })).toBeVisible();
  await expect(entries.first()).toContainText(`${admin.email} cambió el porcentaje de ${flag}: 50 → 60`);
  await expect(entries.last()).toContainText(`${admin.email} creó ${flag}`);

  const head = entries
    .first()
    .getByRole('button', { name: /cambió el porcentaje/ })
    .first();
  await expect(head).toHaveAttribute('aria-expanded', 'false');
  await head.press('Enter');
  await expect(head).toHaveAttribute('aria-expanded', 'true');
  const change = page.getByRole('table', { name: 'Qué cambió' }).getByRole('row').last();
  await expect(change.getByRole('rowheader')).toHaveText('El porcentaje');
  await expect(change.getByRole('cell')).toHaveText(['50', '60']);
  await expectAccessible(page, 'log');

  await page.getByRole('combobox', { name: 'Qué' }).selectOption('Cuentas');
  await expect(page).toHaveURL(/coleccion=users/);
  await expect(page.getByRole('heading', { name: 'Ninguna anotación coincide' })).toBeVisible();
  await page.getByRole('button', { name: 'Quitar filtros' }).click();
  await expect(page).toHaveURL(AUDIT);
  // Each filter adds to those that the screen shows, which follows the address.
  await expect(page.getByRole('combobox', { name: 'Qué' })).toHaveValue('');

  const author = page.getByRole('combobox', { name: 'Quién' });
  await author.selectOption(admin.email);
  await expect(page).toHaveURL(new RegExp(`autor=${admin.uid}`));
  await expect(author).toHaveValue(admin.uid);
  await expect(entries.first()).toContainText(admin.email);
  await page.getByLabel('Desde').fill('2026-03-02');
  await expect(page.getByLabel('Desde')).toHaveValue('2026-03-02');
  await page.getByLabel('Hasta').fill('2026-03-01');
  await expect(page.getByText('El final debe ser posterior al inicio')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Ninguna anotación coincide' })).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Desde')).toHaveValue('2026-03-02');
});

test('a long log comes page by page, and is saved whole', async ({ page }) => {
  const flag = freshFlag();
  await changedFlag(
    flag,
    Array.from({ length: 60 }, (_, index) => index + 1),
  );
  await openPanel(page, `/admin/audit?documento=${flag}`, admin);
  const entries = page.getByRole('list', { name: 'Anotaciones' }).getByRole('listitem');
  for (const shown of [10, 30, 50]) {
    await expect(entries).toHaveCount(shown);
    await page.getByRole('button', { name: 'Cargar más' }).click();
  }
  await expect(entries).toHaveCount(60);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Exportar CSV' }).click();
  const file = await downloading;
  expect(file.suggestedFilename()).toBe('registro.csv');
  const lines = (await readFile(await file.path(), 'utf8')).trimEnd().split('\r\n');
  expect(lines).toHaveLength(61);
  expect(lines[1]).toContain(`cambió el porcentaje de ${flag}: 59 → 60`);
});

test('a change is taken back, after another question when others came after it', async ({ page }) => {
  const flag = freshFlag();
  await changedFlag(flag, [50, 60]);
  const stored = async () => (await server.db.doc(`featureFlags/${flag}`).get()).get('rolloutPercentage');
  await openPanel(page, `/admin/audit?documento=${flag}`, admin);
  const open = (sentence: string) =>
    page.getByRole('listitem').filter({ hasText: sentence }).getByRole('button', { name: sentence }).first();
  await open(`${flag}: 50 → 60`).click();
  await page.getByRole('button', { name: `Revertir: cambió el porcentaje de ${flag}: 50 → 60` }).click();
  await page
    .getByRole('dialog', { name: '¿Revertir este cambio?' })
    .getByRole('button', { name: 'Revertir' })
    .click();
  await expect(page.getByText('El cambio se ha revertido.')).toBeVisible();
  await expect(open(`${flag}: 60 → 50`)).toBeVisible();
  expect(await stored()).toBe(50);

  // The same once more, when others have come after it.
  await server.db.doc(`featureFlags/${flag}`).update({ rolloutPercentage: 75, revision: 4 });
  const entries = async () =>
    (await server.db.collection('audit').where('docId', '==', flag).count().get()).data().count;
  const refetchUnanswered = async () => {
    await page.getByRole('button', { name: `Revertir: cambió el porcentaje de ${flag}: 50 → 60` }).click();
    await page
      .getByRole('dialog', { name: '¿Revertir este cambio?' })
      .getByRole('button', { name: 'Revertir' })
      .click();
    const again = page.getByRole('dialog', { name: 'Hubo más cambios después' });
    await expect(again.getByRole('alert')).toHaveText('Después de este cambio hubo otros.');
    return again;
  };
  await (await refetchUnanswered()).getByRole('button', { name: 'Cancelar' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect([await stored(), await entries()]).toEqual([75, 3]);
  await (await refetchUnanswered()).getByRole('button', { name: 'Revertir de todos modos' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect.poll(stored).toBe(50);
  expect(await entries()).toBe(4);

  await server.db.doc(`featureFlags/${flag}`).delete();
});

test('what others do meanwhile is announced, and shown at a press', ALONE, async ({ page }) => {
  await openPanel(page, '/admin/audit', admin);
  const entries = page.getByRole('list', { name: 'Anotaciones' }).getByRole('listitem');
  await expect(entries.first()).toBeVisible();
  const flag = freshFlag();
  await changedFlag(flag, [5]);
  await expect(page.getByText('Hay anotaciones nuevas.')).toBeVisible();
  await page.getByRole('button', { name: 'Ver', exact: true }).click();
  await expect(entries.first()).toContainText(`creó ${flag}`);
  await expect(page.getByText('Hay anotaciones nuevas.')).toHaveCount(0);
  await server.db.doc(`featureFlags/${flag}`).delete();
});

test('without a network the log says so, and comes by itself when there is one', async ({
  page,
  context,
  pageErrors,
}) => {
  const flag = freshFlag();
  await changedFlag(flag, [5]);
  await openPanel(page, '/admin/audit', admin);
  await expect(page.getByRole('list', { name: 'Anotaciones' })).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('combobox', { name: 'Qué' }).selectOption('Funciones');
  await expect(page.getByRole('heading', { name: 'Sin conexión' })).toBeVisible({ timeout: 30_000 });
  await context.setOffline(false);
  await expect(page.getByRole('list', { name: 'Anotaciones' })).toBeVisible({ timeout: 30_000 });
  await server.db.doc(`featureFlags/${flag}`).delete();
  pageErrors.length = 0;
});

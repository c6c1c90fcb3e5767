import type { Page } from '@playwright/test';
import { addresses } from '../../fixtures/addresses';
import { intercept } from '../../fixtures/intercept';
import { createCard, freshSlug } from '../../fixtures/owner-actions';
import { askFlagApproval, dropAdmins, dropFlagApproval, makeAdmin } from '../../fixtures/panel';
import { server } from '../../fixtures/server';
import { ALONE } from '../../fixtures/tags';
import { expect, openPanel, test } from '../../fixtures/test';

test.afterEach(() => server.setSelfRegistration(false));

/** Stores outdated entries, one that must be cleared and one that must stay. */
const leaveEntries = (page: Page) =>
  page.evaluate(() => {
    localStorage.setItem('firebase:host:old', 'x');
    sessionStorage.setItem('firestore-cache-of-old', 'x');
    localStorage.setItem('firestore_mutations_firestore/[DEFAULT]/demo-tarjetero/_1', 'x');
  });

const entries = (page: Page) =>
  page.evaluate(() => ({
    old: [localStorage.getItem('firebase:host:old'), sessionStorage.getItem('firestore-cache-of-old')],
    live: localStorage.getItem('firestore_mutations_firestore/[DEFAULT]/demo-tarjetero/_1'),
    flag: localStorage.getItem('adminAuth'),
  }));

const CLEARED = { old: [null, null], live: 'x' };

test(
  'S6.05 S9.10 an admin path mends permissions after two seconds, and grants what the policy allows',
  ALONE,
  async ({ page, owner }) => {
    await server.setSelfRegistration(true);
    const uid = await server.uidOf(owner.email);
    await leaveEntries(page);
    // Notes when the screen begins to wait, which a busy page may show late, and when the entries are cleared.
    await page.addInitScript(() => {
      const times = ((window as unknown as { times: Record<string, number> }).times = {});
      const removeItem = Storage.prototype.removeItem;
      Storage.prototype.removeItem = function (this: Storage, key: string) {
        if (key === 'firebase:host:old') Object.assign(times, { cleared: Date.now() });
        removeItem.call(this, key);
      };
      const wait = window.setTimeout;
      const noteWait = (work: TimerHandler, delay?: number, ...rest: unknown[]) => {
        if (delay === 2000 && !('begun' in times)) Object.assign(times, { begun: Date.now() });
        return wait(work, delay, ...rest);
      };
      window.setTimeout = noteWait as typeof window.setTimeout;
    });
    await page.goto(`${addresses.shell}/admin/login`);
    await expect(page.getByText('Permisos de administrador otorgados exitosamente')).toBeVisible();
    await expect(page).toHaveURL(`${addresses.shell}/admin/dashboard`);
    expect(await entries(page)).toEqual({ ...CLEARED, flag: 'true' });

    const record = await server.db.doc(`admins/${uid}`).get();
    expect(record.get('role')).toBe('admin');
    const { begun, cleared } = await page.evaluate(
      () => (window as unknown as { times: { begun: number; cleared: number } }).times,
    );
    // A timer's clock and this one are a millisecond apart at most.
    expect(cleared - begun).toBeGreaterThanOrEqual(1999);
    // Another second before anything relies on the new permissions.
    expect(record.createTime!.toMillis() - cleared).toBeGreaterThanOrEqual(1000);
    await record.ref.delete();
  },
);

test('S6.05 S8.15 without the policy an admin path grants nothing, and says what it mended', async ({
  page,
  owner,
}) => {
  await leaveEntries(page);
  await page.goto(`${addresses.shell}/admin/login`);
  await expect.poll(async () => (await entries(page)).old).toEqual([null, null]);
  await expect(page.getByText('Permisos de Firebase actualizados correctamente')).toBeVisible();
  expect(await entries(page)).toEqual({ ...CLEARED, flag: null });
  await expect(page).toHaveURL(`${addresses.shell}/admin/login`);
  const uid = await server.uidOf(owner.email);
  expect((await server.db.doc(`admins/${uid}`).get()).exists).toBe(false);
});

test(
  'S6.05 the editor mends permissions, and registers its owner where the policy lets everybody',
  ALONE,
  async ({ page, owner }) => {
    await server.setSelfRegistration(true);
    await createCard(page, 'Trabajo', freshSlug('permisos'));
    await leaveEntries(page);
    await page.reload();
    await expect(page.getByRole('tab', { name: 'Perfil' })).toBeVisible();
    await expect(page.getByText('Permisos de administrador otorgados exitosamente')).toBeVisible();
    expect(await entries(page)).toEqual({ ...CLEARED, flag: 'true' });
    const uid = await server.uidOf(owner.email);
    const record = await server.db.doc(`admins/${uid}`).get();
    expect(record.get('role')).toBe('admin');
    await record.ref.delete();
  },
);

test('S6.05 the editor mends permissions quietly, and grants its owner nothing without the policy', async ({
  page,
  owner,
}) => {
  await createCard(page, 'Trabajo', freshSlug('permisos'));
  const refreshed = page.waitForResponse(/securetoken/);
  await page.reload();
  await expect(page.getByRole('tab', { name: 'Perfil' })).toBeVisible();
  await refreshed;
  await page.waitForTimeout(2500);
  expect((await entries(page)).flag).toBeNull();
  await expect(page.getByText(/ermisos/)).toHaveCount(0);
  const uid = await server.uidOf(owner.email);
  expect((await server.db.doc(`admins/${uid}`).get()).exists).toBe(false);
});

test('S6.05 a remembered administrator gets a fresh token, and loses what is outdated', async ({ page }) => {
  const admin = await makeAdmin('Marta Permisos');
  try {
    await openPanel(page, '/admin/dashboard', admin);
    await leaveEntries(page);
    // The fix ends with remembering the administrator again.
    const remembered = () => page.evaluate(() => localStorage.getItem('admin_user') !== null);
    await page.evaluate(() => localStorage.removeItem('admin_user'));
    let refreshes = 0;
    page.on('request', (request) => {
      if (/securetoken/.test(request.url())) refreshes += 1;
    });
    await page.reload();
    await expect.poll(remembered).toBe(true);
    await expect.poll(() => entries(page)).toEqual({ ...CLEARED, flag: 'true' });
    await expect.poll(() => refreshes).toBeGreaterThan(0);
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  } finally {
    await dropAdmins(admin.uid);
  }
});

test(
  'S6.01 S6.05 an administrator opens the administration in the panel, and an ordinary account walks in',
  ALONE,
  async ({ page, owner, browser }) => {
    await askFlagApproval();
    const admin = await makeAdmin('Marta Abre');
    const other = await makeAdmin('Iris Aprueba');
    const uid = await server.uidOf(owner.email);
    const context = await browser.newContext({ locale: 'es-ES' });
    try {
      const panel = await context.newPage();
      await openPanel(panel, '/admin/settings?seccion=admins', admin);
      await panel.getByRole('button', { name: 'Proponer abrirla' }).click();
      const dialog = panel.getByRole('dialog');
      await dialog.getByRole('textbox').fill('cualquiera puede administrar');
      await dialog.getByRole('button', { name: 'Proponer abrirla' }).click();
      await expect(panel.getByRole('button', { name: 'Retirar propuesta' })).toBeVisible();
      await expect(panel.getByRole('button', { name: 'Aprobar cambio' })).toHaveCount(0);

      // The second administrator approves it.
      const second = await (await browser.newContext({ locale: 'es-ES' })).newPage();
      await openPanel(second, '/admin/settings?seccion=admins', other);
      await second.getByRole('button', { name: 'Aprobar cambio' }).click();
      await expect
        .poll(async () => (await server.db.doc('config/adminPolicy').get()).get('selfRegistration'))
        .toBe(true);
      const banner = 'Cerrarla o ver quién ha entrado';
      await expect(panel.getByRole('link', { name: banner })).toBeVisible();
      await second.goto(`${addresses.shell}/admin/dashboard`);
      await expect(second.getByRole('link', { name: banner })).toBeVisible();

      // An ordinary account at an address of the panel: sent to the sign-in, and let in two seconds later.
      await page.goto(`${addresses.shell}/admin/dashboard`);
      await expect(page.getByText('Permisos de administrador otorgados exitosamente')).toBeVisible();
      await expect(page).toHaveURL(`${addresses.shell}/admin/dashboard`);
      await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
      expect((await server.db.doc(`admins/${uid}`).get()).data()).toMatchObject({ id: uid, role: 'admin' });

      // The panel is theirs: what only administrators read is shown, and another account's data too.
      await page.goto(`${addresses.shell}/admin/templates`);
      await expect(page.getByRole('heading', { level: 1, name: 'Plantillas' })).toBeVisible();
      await page.goto(`${addresses.shell}/admin/users`);
      await expect(page.getByText('ana@tarjetero.test').first()).toBeVisible();

      // Closed again, it lists who came in, and one of them is put out at once.
      await panel.getByRole('button', { name: 'Cerrar la administración' }).click();
      await expect(panel.getByRole('link', { name: banner })).toHaveCount(0);
      await panel.getByRole('button', { name: `Quitar a ${owner.email}` }).click();
      await panel.getByRole('dialog').getByRole('button', { name: 'Quitar de administradores' }).click();
      await expect(page).toHaveURL(/\/admin\/login$/);
      await expect(page.getByText('Tu cuenta ya no administra el producto')).toBeVisible();
      await second.context().close();
    } finally {
      await context.close();
      await Promise.all([dropFlagApproval(), dropAdmins(admin.uid, other.uid, uid)]);
    }
  },
);

test('S8.15 each failure of the fix is read on the screen, with its cause', async ({
  page,
  owner,
  pageErrors,
}) => {
  expect(owner.name).not.toBe('');
  const toast = (text: string) => page.getByRole('alert').filter({ hasText: text });

  // The session's service is down: no fresh token.
  const tokensFlow = await intercept(page, /securetoken/, (route) => route.abort());
  await page.goto(`${addresses.shell}/admin/login`);
  await expect(toast('Error al actualizar permisos de Firebase')).toBeVisible();
  tokensFlow();

  // The database is down: the fix by itself and the one by hand say which step failed, and why.
  const database = new RegExp(`:${new URL(addresses.firestore).port}/`);
  await intercept(page, database, (route) => route.abort());
  await page.reload();
  await expect(toast('Error corrigiendo permisos de admin: ')).toBeVisible({ timeout: 30_000 });
  await page.getByRole('button', { name: /permisos/i }).click();
  await expect(toast('Error: Error de conexión. Verifica tu internet.')).toBeVisible({ timeout: 30_000 });
  pageErrors.length = 0;
});

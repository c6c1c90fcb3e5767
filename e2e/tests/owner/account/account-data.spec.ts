import { readFileSync } from 'node:fs';
import { addresses } from '../../../fixtures/addresses';
import { AHEAD } from '../../../fixtures/releases/ahead';
import { whileFrozen } from '../../../fixtures/data/frozen';
import { intercept } from '../../../fixtures/intercept';
import { freshSlug, openNewCard, publish, saved } from '../../../fixtures/owner-actions';
import { call, idTokenOf, server } from '../../../fixtures/server';
import { cachedForOffline } from '../../../fixtures/releases/service-worker';
import { ALONE, CORE } from '../../../fixtures/tags';
import { expect, fillSignIn, test } from '../../../fixtures/test';

test('an owner downloads what the account holds, and nothing of anybody else', async ({ page, owner }) => {
  test.setTimeout(120_000);
  const slug = freshSlug('datos');
  await openNewCard(page, owner, slug);
  await page.getByLabel('Cargo').fill('Arquitecta');
  await saved(page);
  await page.goto(`${addresses.shell}/dashboard/settings`);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Descargar mis datos' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^tarjetero-\d{4}-\d\d-\d\d\.json$/);
  const data = JSON.parse(readFileSync(await file.path(), 'utf8')) as {
    account: { email: string };
    documents: Record<string, Record<string, { profile?: { jobTitle: string } }>>;
  };
  expect(data.account.email).toBe(owner.email);
  expect(Object.values(data.documents['cards'] ?? {}).map((card) => card.profile?.jobTitle)).toEqual([
    'Arquitecta',
  ]);
  expect(Object.keys(data.documents['slugs'] ?? {})).toEqual([`slugs/${slug}`]);
  expect(JSON.stringify(data)).not.toContain('ana@tarjetero.test');
});

test('a file that takes longer than its call is saved once it is there, as its owner is still on the page', async ({
  page,
  owner,
}) => {
  const uid = await server.uidOf(owner.email);
  await page.goto(`${addresses.shell}/dashboard/settings`);
  // The call's answer when its time is over, or when a job has taken over the work.
  await intercept(page, /\/api\/exportAccount$/, (route) =>
    route.fulfill({
      headers: { 'access-control-allow-origin': addresses.shell },
      json: { result: { status: 'running', path: '' } },
    }),
  );
  await page.getByRole('button', { name: 'Descargar mis datos' }).click();
  await expect(page.getByText('Estamos preparando tus datos', { exact: true })).toBeVisible();
  const download = page.waitForEvent('download');
  await call('exportAccount', await idTokenOf(owner), {});
  expect((await download).suggestedFilename()).toMatch(/^tarjetero-.*\.json$/);
  expect((await server.db.doc(`accountExports/${uid}`).get()).get('status')).toBe('ready');
});

test.describe('with the app’s worker', () => {
  test.use(AHEAD);

  test(
    'S7.07 an owner deletes the account: cards and the worker’s caches are gone at once, and nobody can sign in with it',
    CORE,
    async ({ page, owner, pageErrors }) => {
      test.setTimeout(240_000);
      const slug = freshSlug('adios');
      await openNewCard(page, owner, slug);
      await saved(page);
      await publish(page);
      expect((await fetch(`${addresses.publicCard}/c/${slug}`)).status).toBe(200);
      const uid = await server.uidOf(owner.email);

      await page.goto(`${addresses.shell}/dashboard/settings`);
      await page.getByRole('button', { name: 'Eliminar mi cuenta' }).click();
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByText('Se eliminará tu tarjeta')).toBeVisible();
      await dialog.getByRole('button', { name: 'Eliminar para siempre' }).click();
      await expect(dialog.getByText('Escribe ELIMINAR para confirmar')).toBeVisible();
      await expect(dialog.getByText('El campo Contraseña es requerido')).toBeVisible();

      await dialog.getByLabel('Escribe ELIMINAR').fill('eliminar');
      await dialog.getByLabel('Contraseña', { exact: true }).fill('no-es-esta');
      await dialog.getByRole('button', { name: 'Eliminar para siempre' }).click();
      await expect(dialog.getByText('La contraseña no es correcta')).toBeVisible();
      await expect(dialog.getByLabel('Escribe ELIMINAR')).toHaveValue('eliminar');

      await cachedForOffline(page);
      const precached = () =>
        page.evaluate(async () => (await caches.keys()).filter((name) => name.includes('precache')));
      expect(await precached()).not.toEqual([]);
      await dialog.getByLabel('Contraseña', { exact: true }).fill(owner.password);
      await dialog.getByRole('button', { name: 'Eliminar para siempre' }).click();
      // It is said for some seconds only.
      await Promise.all([
        expect(page).toHaveURL(/\/login/, { timeout: 45_000 }),
        expect(page.getByText('Tu cuenta se ha eliminado')).toBeVisible({ timeout: 45_000 }),
      ]);
      await expect.poll(precached).toEqual([]);

      expect((await fetch(`${addresses.publicCard}/c/${slug}?gone`)).status).toBe(410);
      // On a busy machine the call leaves the rest to a job in the next minutes, as its message then says.
      const isGone = async () => !(await server.db.doc(`accountDeletions/${uid}`).get()).exists;
      await expect.poll(isGone, { timeout: 150_000 }).toBe(true);
      expect((await server.db.collection('cards').where('userId', '==', uid).get()).empty).toBe(true);
      expect((await server.db.doc(`users/${uid}`).get()).exists).toBe(false);
      await fillSignIn(page, owner);
      await expect(page.getByText('Email o contraseña incorrectos')).toBeVisible();
      pageErrors.length = 0;
    },
  );
});

test('the bell rings live, says how much is unread, and remembers what was read', async ({ page, owner }) => {
  await page.goto(`${addresses.shell}/dashboard`);
  const uid = await server.uidOf(owner.email);
  const bell = () => page.getByRole('button', { name: /^Notificaciones/ }).first();
  await bell().click();
  await expect(page.getByText('No tienes notificaciones')).toBeVisible();
  await page.keyboard.press('Escape');

  const ring = (id: string, event: object, minutesAgo: number) =>
    server.db.doc(`users/${uid}/notifications/${id}`).set({
      ...event,
      createdAt: new Date(Date.now() - minutesAgo * 60_000),
      readAt: null,
    });
  await ring('n1', { kind: 'template-update', cardSlug: 'x', template: 'Clásica', version: '1.1.0' }, 120);
  await ring(
    'n2',
    {
      kind: 'booking-new',
      bookingId: 'b1',
      customer: 'Eva',
      service: 'Consulta',
      startsAt: '2026-12-01T09:00:00Z',
    },
    5,
  );
  await ring('n3', { kind: 'of-a-later-version' }, 1);
  await expect(page.getByRole('button', { name: 'Notificaciones, 2 sin leer' }).first()).toBeVisible();
  await bell().click();
  const entries = page.getByRole('dialog', { name: 'Notificaciones' }).getByRole('listitem');
  await expect(entries).toHaveCount(2);
  await expect(entries.nth(0)).toContainText('Nueva reserva de Eva');
  await expect(entries.nth(0)).toContainText('hace 5 minutos');
  await expect(entries.nth(1)).toContainText('Nueva versión de la plantilla Clásica');

  await entries.nth(0).getByRole('link').click();
  await expect(page).toHaveURL(`${addresses.shell}/dashboard/bookings?reserva=b1`);
  await expect(page.getByText('Esta reserva no existe')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText('Esta reserva no existe')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Notificaciones, 1 sin leer' }).first()).toBeVisible();
  await bell().click();
  await page.getByRole('button', { name: 'Marcar todas como leídas' }).click();
  await expect(page.getByRole('button', { name: 'Notificaciones', exact: true }).first()).toBeVisible();
  await page.reload();
  // After a reload nothing is shown as unread, also before the first snapshot has arrived.
  await bell().click();
  await expect(entries).toHaveCount(2);
  await expect(entries.getByText('Nueva', { exact: true })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Notificaciones', exact: true }).first()).toBeVisible();
});

test(
  'the switch for emergencies freezes what owners change, says so, and lets go',
  ALONE,
  async ({ page, owner, pageErrors }) => {
    test.setTimeout(120_000);
    const slug = freshSlug('pausa');
    await openNewCard(page, owner, slug);
    await whileFrozen(async () => {
      await expect(page.getByText(/Estamos de mantenimiento/)).toBeVisible();
      const refused = await call('pauseCard', await idTokenOf(owner), { cardId: 'a'.repeat(20) });
      expect(refused.body.error?.details?.reason).toBe('read-only');
      await page.getByLabel('Cargo').fill('Arquitecta');
      await expect(page.getByRole('status').filter({ hasText: 'No se pudo guardar' })).toBeVisible();
      // Values that can't be saved stay in the form.
      await expect(page.getByLabel('Cargo')).toHaveValue('Arquitecta');
    });
    await expect(page.getByText(/Estamos de mantenimiento/)).toHaveCount(0);
    await page.getByLabel('Empresa').fill('Norte');
    await saved(page);
    pageErrors.length = 0;
  },
);

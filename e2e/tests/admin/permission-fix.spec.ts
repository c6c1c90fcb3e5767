import type { Page } from '@playwright/test';
import { addresses } from '../../fixtures/addresses';
import { createCard, freshSlug } from '../../fixtures/owner-actions';
import { openServer, type Server } from '../../fixtures/server';
import { expect, test } from '../../fixtures/test';

let server: Server;
test.beforeAll(() => {
  server = openServer();
});
test.afterEach(() => server.setSelfRegistration(false));
test.afterAll(() => server.close());

/** Leaves entries of former times, one of a kind that must go and one that must stay. */
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

test('S6.05 S9.10 an admin path mends permissions after two seconds, and grants what the policy allows', async ({
  page,
  owner,
}) => {
  await server.setSelfRegistration(true);
  const uid = await server.uidOf(owner.email);
  await leaveEntries(page);
  await page.clock.install();
  await page.goto(`${addresses.shell}/admin/login`);
  await expect(page.getByRole('button', { name: 'Corregir permisos' })).toBeVisible();

  await page.clock.runFor(1900);
  expect((await entries(page)).old).toEqual(['x', 'x']);
  await page.clock.runFor(200);
  await expect.poll(async () => (await entries(page)).old).toEqual([null, null]);
  // Another second before anything relies on the new permissions.
  await page.waitForTimeout(500);
  expect((await server.db.doc(`admins/${uid}`).get()).exists).toBe(false);
  await page.clock.runFor(1500);
  await expect(page.getByText('Permisos de administrador otorgados exitosamente')).toBeVisible();
  await expect(page).toHaveURL(`${addresses.shell}/admin/dashboard`);
  expect(await entries(page)).toEqual({ ...CLEARED, flag: 'true' });
  expect((await server.db.doc(`admins/${uid}`).get()).get('role')).toBe('admin');
  await server.db.doc(`admins/${uid}`).delete();
});

test('S6.05 without the policy an admin path grants nothing and says nothing', async ({ page, owner }) => {
  await leaveEntries(page);
  await page.goto(`${addresses.shell}/admin/login`);
  await expect.poll(async () => (await entries(page)).old).toEqual([null, null]);
  await page.waitForTimeout(2500);
  expect(await entries(page)).toEqual({ ...CLEARED, flag: null });
  await expect(page.getByRole('status').filter({ hasText: /ermisos/ })).toHaveCount(0);
  await expect(page).toHaveURL(`${addresses.shell}/admin/login`);
  const uid = await server.uidOf(owner.email);
  expect((await server.db.doc(`admins/${uid}`).get()).exists).toBe(false);
});

test('S6.05 the editor mends permissions quietly, and grants its owner nothing whatever the policy', async ({
  page,
  owner,
}) => {
  await server.setSelfRegistration(true);
  await createCard(page, 'Trabajo', freshSlug('permisos'));
  await leaveEntries(page);
  await page.reload();
  await expect(page.getByRole('tab', { name: 'Perfil' })).toBeVisible();
  await expect.poll(async () => (await entries(page)).old).toEqual([null, null]);
  await page.waitForTimeout(2500);
  expect(await entries(page)).toEqual({ ...CLEARED, flag: null });
  await expect(page.getByText(/ermisos/)).toHaveCount(0);
  const uid = await server.uidOf(owner.email);
  expect((await server.db.doc(`admins/${uid}`).get()).exists).toBe(false);
});

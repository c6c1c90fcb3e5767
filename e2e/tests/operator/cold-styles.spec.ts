import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Timestamp } from 'firebase-admin/firestore';
import { addresses } from '../../fixtures/addresses';
import { findUnstyled } from '../../fixtures/looks/component-styles';
import { server } from '../../fixtures/server';
import { storeSession } from '../../fixtures/session';
import { ADMIN, expect, openPanel, test } from '../../fixtures/test';

const WHOLE = readFileSync(createRequire(__filename).resolve('@mantine/core/styles.css'), 'utf8');
const ANA = { email: 'ana@tarjetero.test', password: 'tarjetero' };

const OWNER = [
  '/dashboard/tarjetas',
  '/dashboard/bookings?vista=lista',
  '/dashboard/profile',
  '/servicios',
  '/reservas',
  '/tarjeta/edit/ana-garcia?tab=enlaces',
  '/tarjeta/edit/ana-garcia?tab=estilo',
];
const PANEL = ['/admin/dashboard', '/admin/templates', '/admin/creator', '/admin/users', '/admin/settings'];

test('each screen that is opened first has the styles of its components', async ({ browser }) => {
  test.setTimeout(120_000);
  for (const [path, person] of [
    ...OWNER.map((path) => [path, ANA] as const),
    ...PANEL.map((path) => [path, ADMIN] as const),
  ]) {
    const context = await browser.newContext();
    const page = await context.newPage();
    await storeSession(page, person, { asAdmin: person === ADMIN });
    await page.goto(addresses.shell + path);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await expect(page.getByRole('status', { name: /^Cargando/ })).toHaveCount(0);
    expect([path, await findUnstyled(page, WHOLE)]).toEqual([path, []]);
    await context.close();
  }
});

test('the bell shows a dot over its corner while something is unread', async ({ page, owner }) => {
  const uid = await server.uidOf(owner.email);
  await server.db.doc(`users/${uid}/notifications/n1`).set({
    kind: 'booking-cancelled',
    bookingId: 'b1',
    customer: 'Iris Gil',
    service: 'Corte de pelo',
    startsAt: '2026-12-01T09:00:00.000Z',
    createdAt: Timestamp.now(),
    readAt: null,
  });
  await page.goto(`${addresses.shell}/dashboard`);
  const bell = page.getByRole('button', { name: 'Notificaciones, 1 sin leer' }).filter({ visible: true });
  await expect(bell).toBeVisible();
  const dot = page.locator('.mantine-Indicator-indicator').filter({ visible: true });
  await expect(dot).toBeVisible();
  await expect(dot).toHaveCSS('position', 'absolute');
  const [at, over] = [(await dot.boundingBox())!, (await bell.boundingBox())!];
  expect(at.width).toBeGreaterThanOrEqual(8);
  expect(at.x).toBeGreaterThan(over.x + over.width / 2);
  expect(at.y + at.height).toBeLessThan(over.y + over.height / 2);
  await bell.click();
  await expect(page.getByText('Iris Gil ha cancelado su reserva')).toBeVisible();
});

test('dialogs that are the first thing somebody opens keep their parts apart', async ({ page, owner }) => {
  expect(owner.name).toBe('Eva Prueba');
  await page.goto(`${addresses.shell}/dashboard/settings`);
  await page.getByRole('button', { name: 'Eliminar mi cuenta' }).click();
  const parts = page.getByRole('dialog').locator('.mantine-Stack-root');
  await expect(parts).toBeVisible();
  await expect(parts).toHaveCSS('display', 'flex');
  expect(await parts.evaluate((stack) => parseFloat(getComputedStyle(stack).rowGap))).toBeGreaterThan(8);
  expect(await findUnstyled(page, WHOLE)).toEqual([]);
});

test('a dialog of the panel that is opened first has its styles', async ({ page }) => {
  await openPanel(page, '/admin/templates');
  await page
    .getByRole('button', { name: /Importar/ })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await findUnstyled(page, WHOLE)).toEqual([]);
});

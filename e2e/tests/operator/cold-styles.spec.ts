import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Timestamp } from 'firebase-admin/firestore';
import { addresses } from '../../fixtures/addresses';
import { findUnstyled } from '../../fixtures/looks/component-styles';
import { server } from '../../fixtures/server';
import { expect, test } from '../../fixtures/test';

const WHOLE = readFileSync(createRequire(__filename).resolve('@mantine/core/styles.css'), 'utf8');

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

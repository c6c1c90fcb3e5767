import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { Timestamp } from 'firebase-admin/firestore';
import { instantOf } from 'shared-lib/model/booking';
import { addresses } from '../../fixtures/addresses';
import { expectNoViolations } from '../../fixtures/looks/axe';
import {
  bookingsOf,
  chooseSlot,
  fillIn,
  inDays,
  makeBookableCard,
  type BookableCard,
} from '../../fixtures/data/bookable-card';
import { expectFits } from '../../fixtures/looks/page-width';
import { server } from '../../fixtures/server';
import { CORE } from '../../fixtures/tags';
import { expect, test } from '../../fixtures/test';

// Bookings of an address are limited.

/** Books as a visitor would; returns the path of the booking's page. */
async function book(page: Page, card: BookableCard, date: string, time: string): Promise<string> {
  await page.goto(`${card.url}/reservar`);
  await chooseSlot(page, date, time);
  await fillIn(page);
  await page.getByRole('button', { name: 'Confirmar reserva' }).click();
  const path = await page.getByRole('link', { name: 'Ver o cambiar la reserva' }).getAttribute('href');
  return addresses.publicCard + path!;
}

test(
  'a booking is moved and cancelled by its link; looking at it changes nothing',
  CORE,
  async ({ page, request, pageErrors }) => {
    test.setTimeout(120_000);
    const card = await makeBookableCard();
    const date = inDays(3);
    const link = await book(page, card, date, '09:30');
    const before = JSON.stringify(await bookingsOf(card.uid));

    // Programs that prefetch links, such as mail programs, change nothing.
    const head = await request.head(link);
    expect(head.status()).toBe(200);
    const headers = (await request.get(link)).headers();
    expect([headers['cache-control'], headers['referrer-policy'], headers['x-robots-tag']]).toEqual([
      'no-store',
      'no-referrer',
      'noindex',
    ]);
    await page.goto(link);
    await expect(page.getByRole('heading', { name: 'Reserva confirmada' })).toBeVisible();
    expect(JSON.stringify(await bookingsOf(card.uid))).toBe(before);

    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      await expectNoViolations(page, `${width} px`);
      await expectFits(page, `${width} px`);
    }

    await page.getByRole('button', { name: 'Cambiar la hora' }).click();
    await expect(page.locator(`[data-date="${date}"]`)).toHaveAttribute('aria-pressed', 'true');
    // Its own time is none that is taken.
    await expect(page.getByRole('button', { name: '09:30', exact: true })).toBeVisible();
    await page.getByRole('button', { name: '11:30', exact: true }).click();
    await page.getByRole('button', { name: /^Cambiar a .+, 11:30$/ }).click();
    await expect(page.getByRole('heading', { name: 'Reserva confirmada' })).toBeVisible();
    await expect(page.getByText(/11:30–12:00/)).toBeVisible();
    await expect(page.locator('.tj-news')).toHaveText(/^Hora cambiada: .+, 11:30\.$/);
    await expect(page.locator('.tj-news')).toBeInViewport();
    const [moved] = await bookingsOf(card.uid);
    expect(moved!['start'].toMillis()).toBe(instantOf(date, '11:30', 'Europe/Madrid'));

    // The address has become the new link; the old one shows the booking as it is now, and no more.
    await page.reload();
    await expect(page.getByText(/11:30–12:00/)).toBeVisible();
    const current = page.url();
    await page.goto(link);
    await expect(page.getByRole('heading', { name: 'Reserva confirmada' })).toBeVisible();
    await expect(page.getByText(/11:30–12:00/)).toBeVisible();
    await expect(page.getByText(/usa el del último email/)).toBeVisible();
    for (const name of ['Cambiar la hora', 'Cancelar reserva'])
      await expect(page.getByRole('button', { name })).toHaveCount(0);
    expect(page.url()).toBe(link);

    // A link doesn't depend on the card: after its deletion, its bookings can still be seen and cancelled.
    await server.db.doc(`cards/${card.cardId}`).update({ deletedAt: Timestamp.now() });
    await page.goto(current);
    await expect(page).toHaveURL(/\/c\/reserva\//);
    await page.reload();
    await expect(page.getByText(/11:30–12:00/)).toBeVisible();

    await page.getByRole('button', { name: 'Cancelar reserva' }).click();
    await page.getByRole('button', { name: 'Mantener reserva' }).click();
    await page.getByRole('button', { name: 'Cancelar reserva' }).click();
    await page.getByLabel('Motivo').fill('Me ha surgido algo');
    await page.getByRole('button', { name: 'Cancelar reserva' }).click();
    await expect(page.getByRole('heading', { name: 'Reserva cancelada' })).toBeVisible();
    expect(await bookingsOf(card.uid)).toEqual([
      expect.objectContaining({ status: 'cancelled', reason: 'Me ha surgido algo' }),
    ]);
    expect(pageErrors).toEqual([]);
  },
);

test('the page says how a booking stands, and offers only what can still be done', async ({ page }) => {
  test.setTimeout(120_000);
  const card = await makeBookableCard({ availability: { changeNoticeMinutes: 30 * 24 * 60 } });
  const link = await book(page, card, inDays(2), '10:00');
  await page.goto(link);
  await expect(page.getByText('El plazo para cambiar o cancelar acababa 30 días antes.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cancelar reserva' })).toHaveCount(0);

  const { docs } = await server.db.collection('bookings').where('userId', '==', card.uid).get();
  for (const [status, heading] of [
    ['pending_confirmation', 'Pendiente de confirmar'],
    ['rejected', 'Rechazada'],
    ['expired', 'Reserva caducada'],
    ['completed', 'Cita realizada'],
    ['no_show', 'No acudiste'],
    ['cancelled', 'Reserva cancelada'],
  ] as const) {
    await docs[0]!.ref.update({ status, updatedAt: Timestamp.now() });
    await page.reload();
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
  }
});

test('by their link a visitor downloads their data, and has it erased', async ({ page }) => {
  test.setTimeout(120_000);
  const card = await makeBookableCard();
  const link = await book(page, card, inDays(2), '10:00');
  await page.goto(link);
  const section = page.locator('section', { has: page.getByRole('heading', { name: 'Tus datos' }) });
  await expect(section.getByRole('link', { name: 'Información de privacidad' })).toHaveAttribute(
    'href',
    `${addresses.shell}/legal/privacidad`,
  );
  const download = page.waitForEvent('download');
  await section.getByRole('button', { name: 'Descargar mis datos' }).click();
  const data = JSON.parse(await readFile((await (await download).path())!, 'utf8')) as unknown;
  expect(data).toMatchObject({ controller: 'Olga Citas', booking: { status: 'confirmed' } });

  await section.getByRole('button', { name: 'Pedir que se borren' }).click();
  await expect(page.getByRole('heading', { name: '¿Borrar tus datos?' })).toBeFocused();
  await expectNoViolations(page, 'the question before data are erased');
  await page.getByRole('button', { name: 'Borrar cuando pase la cita' }).click();
  await expect(section.getByText('Se borrarán por sí solos cuando pase la cita.')).toBeVisible();
  expect(await bookingsOf(card.uid)).toEqual([expect.objectContaining({ status: 'confirmed' })]);

  await section.getByRole('button', { name: 'Pedir que se borren' }).click();
  await page.getByRole('button', { name: 'Cancelar reserva y borrar datos' }).click();
  await expect(page.getByRole('heading', { name: 'Tus datos se han borrado' })).toBeFocused();
  expect(await bookingsOf(card.uid)).toEqual([
    expect.objectContaining({
      status: 'cancelled',
      customer: { name: '–', email: '', phone: '' },
    }),
  ]);
});

test('a link that is none says so', async ({ page, pageErrors }) => {
  const card = await makeBookableCard();
  await page.goto(`${card.url}/reserva/${'x'.repeat(20)}?t=nada`);
  await expect(page.getByRole('heading', { name: 'Este enlace no funciona' })).toBeFocused();
  await page.getByRole('link', { name: 'Volver a la tarjeta' }).first().click();
  await expect(page).toHaveURL(card.url);
  expect(pageErrors.splice(0)).toEqual([expect.stringContaining('403')]);
});

import { Timestamp } from 'firebase-admin/firestore';
import { localDateOf } from 'shared-lib/model/booking';
import { addresses } from '../../../fixtures/addresses';
import { expectAccessibleAsShown } from '../../../fixtures/looks/axe';
import { makeAgenda, openAgenda, panelOf, type Agenda } from '../../../fixtures/agenda';
import { chooseSlot } from '../../../fixtures/data/bookable-card';
import { publishCard } from '../../../fixtures/panel';
import { server } from '../../../fixtures/server';
import { expect, test } from '../../../fixtures/test';

// An owner's action goes through several servers, one after the other.
const SLOW = { timeout: 30_000 };

const MINUTE_MS = 60 * 1000;

/** Moves a booking's start some minutes into the past; past bookings become 'completed' by themselves. */
async function beginAgo(bookingId: string, minutes: number): Promise<void> {
  const start = Date.now() - minutes * MINUTE_MS;
  await server.db.doc(`bookings/${bookingId}`).update({
    start: Timestamp.fromMillis(start),
    end: Timestamp.fromMillis(start + 30 * MINUTE_MS),
  });
}

/** Returns the labels of the actions that the panel offers. */
const offered = (page: Parameters<typeof panelOf>[0]) =>
  panelOf(page)
    .getByRole('button', { name: /^(Confirmar|Marcar|Cambiar|Rechazar|Cancelar)/ })
    .allTextContents();

test('an owner says how a booking that has begun went, and that it was paid; what is done is not offered again', async ({
  page,
  owner,
}) => {
  test.setTimeout(120_000);
  const agenda = await makeAgenda(owner, { price: 2500 });
  const bookingId = await agenda.book('10:00', { name: 'Iris Gil' });
  const payment = { rule: 'link', state: 'awaiting', paidAt: null };
  await server.db.doc(`bookings/${bookingId}`).update({ payment });
  await openAgenda(page, `?vista=lista&fecha=${agenda.date}&reserva=${bookingId}`);
  await expect(panelOf(page).getByText('Pendiente de pago')).toBeVisible();
  // It hasn't begun: nobody knows how it went.
  await expect
    .poll(() => offered(page))
    .toEqual(['Marcar como pagada', 'Cambiar la hora', 'Cancelar reserva']);

  await beginAgo(bookingId, 5);
  await expect(panelOf(page).getByRole('button', { name: 'Marcar como completada' })).toBeVisible();
  await expect
    .poll(() => offered(page))
    .toEqual([
      'Marcar como pagada',
      'Marcar como completada',
      'Marcar que no acudió',
      'Cambiar la hora',
      'Cancelar reserva',
    ]);
  await panelOf(page).getByRole('button', { name: 'Marcar como pagada' }).click();
  await expect(page.getByText('Marcada como pagada')).toBeVisible(SLOW);
  await expect(panelOf(page).getByText(/^Pagada el /)).toBeVisible();
  await expect
    .poll(() => offered(page))
    .toEqual(['Marcar como completada', 'Marcar que no acudió', 'Cambiar la hora', 'Cancelar reserva']);

  await panelOf(page).getByRole('button', { name: 'Marcar que no acudió' }).click();
  await expect(page.getByText('Consta que no acudió')).toBeVisible(SLOW);
  await expect.poll(() => offered(page)).toEqual(['Marcar como completada']);
  // She was only late.
  await panelOf(page).getByRole('button', { name: 'Marcar como completada' }).click();
  await expect(page.getByText('Marcada como completada')).toBeVisible(SLOW);
  await expect.poll(() => offered(page)).toEqual(['Marcar que no acudió']);
  await expectAccessibleAsShown(page, 'the agenda');
  const stored = await agenda.booking(bookingId);
  expect([stored.status, stored.payment.state, stored.sequence]).toEqual(['completed', 'paid', 0]);
});

test('the bell leads to what a visitor has just booked, by the owner’s clocks', async ({
  page,
  owner,
  browser,
}) => {
  test.setTimeout(180_000);
  const { cardId, slug } = await publishCard(owner, 'Eva Prueba');
  const agenda = await makeAgenda(owner, { cardIds: [cardId] });
  await agenda.ask('refreshBookableCards', {});
  await page.goto(`${addresses.shell}/dashboard`);

  const elsewhere = await browser.newContext({
    timezoneId: 'America/Bogota',
    locale: 'es-CO',
  });
  const visitor = await elsewhere.newPage();
  await visitor.goto(`${addresses.publicCard}/c/${slug}/reservar`);
  // Ten in Madrid is four, or five, in the morning there.
  const shown = new Intl.DateTimeFormat('es', {
    timeZone: 'America/Bogota',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(agenda.at('10:00'));
  await chooseSlot(visitor, agenda.date, `10:00. Hora en Bogotá: ${shown}`);
  await visitor.getByLabel('Nombre', { exact: true }).fill('Iris Gil');
  await visitor.getByLabel('Email', { exact: true }).fill('iris@tarjetero.test');
  await visitor.getByRole('button', { name: 'Confirmar reserva' }).click();
  await expect(visitor.getByRole('heading', { name: 'Reserva confirmada' })).toBeVisible(SLOW);
  await elsewhere.close();

  await page.getByRole('button', { name: 'Notificaciones, 1 sin leer' }).first().click(SLOW);
  const entry = page.getByRole('dialog', { name: 'Notificaciones' }).getByRole('listitem');
  await expect(entry).toContainText('Nueva reserva de Iris Gil');
  await expect(entry).toContainText(/Corte de pelo · .* a las 10:00/);
  await entry.getByRole('link').click();
  await expect(panelOf(page).getByRole('heading', { name: 'Iris Gil' })).toBeVisible();
  await expect(panelOf(page).getByText('10:00–10:30', { exact: false }).first()).toBeVisible();
  await expect(
    panelOf(page).getByText(new RegExp(`Para quien reservó: .*${shown}.*hora de Bogotá`)),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Notificaciones', exact: true }).first()).toBeAttached();
});

test.describe('from a browser in Bogotá', () => {
  test.use({ timezoneId: 'America/Bogota' });

  /** Books half an hour from now on, in the owner's zone. */
  async function bookNow(agenda: Agenda): Promise<string> {
    const bookingId = await agenda.book('10:00', { name: 'Iris Gil' });
    await beginAgo(bookingId, 0);
    return bookingId;
  }

  test('Inicio and the bell have the owner’s hours and name their zone', async ({ page, owner }) => {
    test.setTimeout(120_000);
    const agenda = await makeAgenda(owner);
    const bookingId = await bookNow(agenda);
    const { start } = (await server.db.doc(`bookings/${bookingId}`).get()).data()!;
    await server.db.doc(`users/${agenda.uid}/notifications/n1`).set({
      kind: 'booking-new',
      bookingId,
      customer: 'Iris Gil',
      service: 'Corte de pelo',
      startsAt: new Date(start.toMillis()).toISOString(),
      createdAt: Timestamp.now(),
      readAt: null,
    });
    const inMadrid = new Intl.DateTimeFormat('es', {
      timeZone: 'Europe/Madrid',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    }).format(start.toMillis());
    await page.goto(`${addresses.shell}/dashboard`);
    const today = page.getByRole('region', { name: 'Hoy' });
    await expect(today.getByText('1 reserva · hora de Madrid')).toBeVisible();
    await expect(today.getByRole('link', { name: /Iris Gil/ })).toContainText(`${inMadrid}–`);
    await page.getByRole('button', { name: 'Notificaciones, 1 sin leer' }).first().click();
    const entry = page.getByRole('dialog', { name: 'Notificaciones' }).getByRole('listitem');
    const hour = inMadrid.replace(/^0/, '');
    await expect(entry).toContainText(` a las ${hour} (hora de Madrid)`);
    await entry.getByRole('link').click();
    await expect(panelOf(page).getByText(`${inMadrid}–`).first()).toBeVisible();
    // The agenda opens on the owner's today, whatever day it is here.
    await page.getByRole('button', { name: 'Cerrar la reserva' }).click();
    await expect(page.getByLabel('Ir a la fecha')).toHaveValue(localDateOf(Date.now(), 'Europe/Madrid'));
  });
});

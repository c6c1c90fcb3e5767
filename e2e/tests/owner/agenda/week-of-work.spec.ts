import { createServer } from 'node:http';
import { readFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { addDays } from 'shared-lib/model/booking';
import { addresses } from '../../../fixtures/addresses';
import { mailedLink, mailedText, openAgenda, panelOf } from '../../../fixtures/agenda';
import {
  anEmail,
  bookingsOf,
  chooseDay,
  chooseSlot,
  fillIn,
  inDays,
} from '../../../fixtures/data/bookable-card';
import { newId, storeService } from '../../../fixtures/data/stored-bookings';
import { expectFits } from '../../../fixtures/looks/page-width';
import { publishCard } from '../../../fixtures/panel';
import { call, idTokenOf, server } from '../../../fixtures/server';
import { connectAccount, giveCard } from '../../../fixtures/stripe';
import { expect, test } from '../../../fixtures/test';

// An owner's action goes through several servers, one after the other.
const SLOW = { timeout: 30_000 };

/** Returns the first Wednesday from a date on. */
function wednesdayFrom(date: string): string {
  return new Date(`${date}T12:00:00Z`).getUTCDay() === 3 ? date : wednesdayFrom(addDays(date, 1));
}

/** Serves an owner's other calendar with one event, whose status can change. */
async function serveCalendar(date: string) {
  const day = date.replaceAll('-', '');
  const event = { status: 'CONFIRMED' };
  const calendar = createServer((_request, response) => {
    response.setHeader('etag', `"${event.status}"`);
    response.end(
      [
        ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//test//ES', 'BEGIN:VEVENT', 'UID:dentista'],
        `DTSTART;TZID=Europe/Madrid:${day}T090000`,
        `DTEND;TZID=Europe/Madrid:${day}T100000`,
        ...[`STATUS:${event.status}`, 'SUMMARY:Dentista', 'END:VEVENT', 'END:VCALENDAR', ''],
      ].join('\r\n'),
    );
  });
  await new Promise<void>((resolve) => calendar.listen(0, '127.0.0.1', resolve));
  const { port } = calendar.address() as AddressInfo;
  return { address: `http://127.0.0.1:${port}/secreto/basic.ics`, event, close: () => calendar.close() };
}

/** Creates a service on its form; it can be booked together with others and has a waiting list. */
async function createService(page: Page, { name, price }: { name: string; price: string }): Promise<void> {
  await page.goto(`${addresses.shell}/servicios`);
  await page.getByRole('button', { name: 'Nuevo servicio' }).click();
  const form = page.getByRole('dialog', { name: 'Nuevo servicio' });
  await form.getByLabel('Nombre').fill(name);
  await form.getByLabel('Precio', { exact: true }).fill(price);
  await form.getByLabel('Dirección').fill('Calle Mayor 1, Madrid');
  await form.getByLabel('Se puede reservar junto con otros').check();
  await form.getByLabel('Lista de espera').check();
  await form.getByRole('button', { name: 'Crear servicio' }).click();
  await expect(form).toBeHidden();
  await expect(page.getByRole('article', { name, exact: true })).toBeVisible();
}

test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

test('a physiotherapist works a week with the agenda on a phone', async ({ page, owner, browser }) => {
  test.setTimeout(420_000);
  page.on('dialog', (dialog) => void dialog.accept());
  const uid = await server.uidOf(owner.email);
  const { cardId, slug } = await publishCard(owner, 'Eva Prueba');
  const ask = async (name: string, input: object) =>
    expect((await call(name, await idTokenOf(owner), input)).status).toBe(200);
  const phone = await browser.newContext({
    ...{ viewport: { width: 390, height: 844 }, acceptDownloads: true, timezoneId: 'Europe/Madrid' },
  });
  /** Opens the booking page in a new tab, as what was chosen in one stays chosen there. */
  const visit = async (service: string) => {
    const tab = await phone.newPage();
    await tab.goto(`${addresses.publicCard}/c/${slug}/reservar`);
    await tab.getByRole('button', { name: new RegExp(`^${service}`) }).click();
    return tab;
  };
  const wednesday = wednesdayFrom(inDays(3));
  const calendar = await serveCalendar(wednesday);

  await test.step('hours by a press, and two services', async () => {
    await page.goto(`${addresses.shell}/servicios?vista=horario`);
    await page.getByRole('button', { name: 'Usar horario habitual' }).tap();
    await expect(page.getByText('Ya se puede reservar en tu horario')).toBeVisible();
    await createService(page, { name: 'Sesión', price: '45' });
    await createService(page, { name: 'Vendaje', price: '15' });
    await expectFits(page, 'the services of a physiotherapist');
  });

  await test.step('another calendar takes an hour until its event is cancelled there', async () => {
    await page.goto(`${addresses.shell}/servicios?vista=horario`);
    const part = page.getByRole('region', { name: 'Otros calendarios' });
    await part.getByLabel('Dirección secreta del calendario').fill(calendar.address);
    await part.getByRole('button', { name: 'Añadir calendario' }).tap();
    await expect(part.getByText('Calendario añadido: 1 cita en los próximos 90 días')).toBeVisible();
    const offersNine = async () => {
      const visitor = await visit('Sesión');
      await chooseDay(visitor, wednesday);
      await expect(visitor.getByRole('button', { name: '10:00', exact: true })).toBeVisible();
      const count = await visitor.getByRole('button', { name: '09:00', exact: true }).count();
      await visitor.close();
      return count;
    };
    expect(await offersNine()).toBe(0);
    calendar.event.status = 'CANCELLED';
    const sources = await server.db.collection(`users/${uid}/calendarSources`).get();
    for (const { ref } of sources.docs) await ref.update({ dueAt: new Date() });
    await expect(async () => expect(await offersNine()).toBe(1)).toPass({ timeout: 60_000 });
  });

  const regular = anEmail();
  await test.step('six repetitions with a clash', async () => {
    const services = await server.db.collection('services').where('userId', '==', uid).get();
    const serviceId = services.docs.find((one) => one.get('name') === 'Sesión')!.id;
    const clash = Date.parse(`${addDays(wednesday, 14)}T12:00:00Z`);
    const block = { blockId: newId(), start: clash - 6 * 3_600_000, end: clash, title: '', overlap: false };
    await ask('blockTime', block);
    await openAgenda(page, `?vista=dia&fecha=${wednesday}`);
    await page.getByRole('button', { name: 'Nueva reserva' }).tap();
    const form = page.getByRole('dialog', { name: 'Nueva reserva' });
    await form.getByLabel('Servicio').selectOption(serviceId);
    await form.getByLabel('Otra hora').fill('09:00');
    await form.getByLabel('Nombre').fill('Luis Gómez');
    await form.getByLabel('Email', { exact: true }).fill(regular);
    await form.getByLabel('Repetir').check();
    await form.getByRole('button', { name: 'Ver las fechas' }).tap();
    const dates = form.getByRole('list', { name: 'Fechas de la serie' });
    await expect(dates.getByRole('listitem')).toHaveCount(6, SLOW);
    await expect(dates.getByText(/09:00: ocupado$/)).toHaveCount(1);
    await dates.getByRole('radio', { name: 'Saltar' }).check();
    await expectFits(page, 'the dates of a series on a phone');
    await form.getByRole('button', { name: 'Guardar 5 reservas' }).tap();
    await expect(panelOf(page)).toBeVisible(SLOW);
    expect(await bookingsOf(uid)).toHaveLength(5);
    expect(await mailedText(regular, /Citas confirmadas/, /Cuándo \(5\/5\)/)).toBe('Cuándo (5/5)');
  });

  await test.step('two services in one visit', async () => {
    const email = anEmail();
    const visitor = await visit('Sesión');
    await visitor.getByRole('button', { name: 'Añadir otro servicio' }).click();
    await visitor.getByRole('button', { name: /^Vendaje/ }).click();
    await expect(visitor.getByRole('group', { name: 'Servicios de la cita' })).toContainText('60 €');
    await chooseSlot(visitor, wednesday, '11:00');
    await fillIn(visitor, email);
    await visitor.getByRole('button', { name: 'Confirmar reserva' }).click();
    await expect(visitor.getByRole('heading', { name: 'Reserva confirmada' })).toBeVisible();
    await mailedLink(email, /^Reserva confirmada: Sesión \+ Vendaje/);
  });

  await test.step('tomorrow’s person is reminded, and confirms by the link', async () => {
    await openAgenda(page, `?vista=dia&fecha=${inDays(1)}`);
    await page.getByRole('button', { name: 'Nueva reserva' }).tap();
    const form = page.getByRole('dialog', { name: 'Nueva reserva' });
    await form.getByLabel('Otra hora').fill('12:00');
    await form.getByLabel('Nombre').fill('Marta Ríos');
    await form.getByLabel('Teléfono').fill('600 111 222');
    await form.getByRole('button', { name: 'Guardar reserva' }).tap();
    await expect(panelOf(page)).toBeVisible(SLOW);
    await page.context().route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp' }));
    await page.goto(`${addresses.shell}/dashboard/bookings/reminders`);
    await page.getByText('Mañana', { exact: true }).tap();
    const send = page.getByRole('link', { name: 'Enviar el recordatorio a Marta Ríos por WhatsApp' });
    await expect(send).toHaveAttribute('href', /reserva/);
    const text = new URL((await send.getAttribute('href'))!).searchParams.get('text')!;
    const opened = page.context().waitForEvent('page');
    await send.tap();
    await (await opened).close();
    await expect(page.getByText('1 de 1 cita con recordatorio enviado')).toBeVisible();
    const visitor = await phone.newPage();
    await visitor.goto(/https?:\S+/.exec(text)![0]);
    await visitor.getByRole('button', { name: 'Confirmo que voy' }).click();
    await expect(page.getByText('Confirmada por el cliente')).toBeVisible();
  });

  await test.step('a payment and its receipt', async () => {
    await connectAccount(owner, uid);
    const payment = { rule: 'full' as const, link: '', refunds: [] };
    await storeService({
      userId: uid,
      name: 'Valoración',
      price: 4500,
      cardIds: [cardId],
      order: 3,
      payment,
    });
    await ask('refreshBookableCards', {});
    const visitor = await visit('Valoración');
    await chooseSlot(visitor, addDays(wednesday, 1), '09:00');
    await fillIn(visitor);
    await visitor.getByRole('button', { name: 'Reservar y pagar' }).click();
    await giveCard(visitor, '4242 4242 4242 4242');
    await expect(visitor.getByRole('heading', { name: 'Reserva confirmada' })).toBeVisible();
    const saving = visitor.waitForEvent('download');
    await visitor.getByRole('link', { name: 'Justificante de pago (PDF)' }).click();
    const bytes = await readFile(await (await saving).path());
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
  });

  await test.step('who waits is seen by the owner', async () => {
    await server.db.doc(`availability/${uid}`).update({ windowDays: 4 });
    const start = Date.now();
    const taken = { start, end: start + 5 * 24 * 3_600_000, title: '', overlap: true };
    await ask('blockTime', { blockId: newId(), ...taken });
    await ask('refreshBookableCards', {});
    const visitor = await visit('Sesión');
    await visitor.getByRole('button', { name: 'Avísame si queda un hueco' }).click();
    await visitor.getByLabel('Nombre').fill('Luz Vega');
    await visitor.getByLabel('Email').fill(anEmail());
    await visitor.getByRole('button', { name: 'Entrar en la lista' }).click();
    await expect(visitor.getByRole('heading', { name: 'Estás en la lista de espera' })).toBeVisible();
    await page.goto(`${addresses.shell}/dashboard/bookings/waiting`);
    await expect(page.getByText('1 persona espera')).toBeVisible();
    await expectFits(page, 'the waiting list of a physiotherapist');
  });
  await phone.close();
  calendar.close();
});

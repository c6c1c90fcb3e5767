import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { addresses } from '../../../fixtures/addresses';
import { makeAgenda } from '../../../fixtures/agenda';
import { expectAccessible } from '../../../fixtures/looks/axe';
import { chooseDay, inDays } from '../../../fixtures/data/bookable-card';
import { publishCard } from '../../../fixtures/panel';
import { server } from '../../../fixtures/server';
import { expect, forgiveRefusals, test } from '../../../fixtures/test';

test('an hour of another calendar can’t be booked until its event is cancelled there', async ({
  page,
  owner,
  browser,
  pageErrors,
}) => {
  test.setTimeout(180_000);
  const date = inDays(3);
  const day = date.replaceAll('-', '');
  let status = 'CONFIRMED';
  const calendar = createServer((_request, response) => {
    response.setHeader('etag', `"${status}"`);
    response.end(
      [
        ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//test//ES', 'BEGIN:VEVENT', 'UID:dentista'],
        `DTSTART;TZID=Europe/Madrid:${day}T090000`,
        `DTEND;TZID=Europe/Madrid:${day}T100000`,
        ...[`STATUS:${status}`, 'SUMMARY:Dentista', 'END:VEVENT', 'END:VCALENDAR', ''],
      ].join('\r\n'),
    );
  });
  await new Promise<void>((resolve) => calendar.listen(0, '127.0.0.1', resolve));
  const secret = `http://127.0.0.1:${(calendar.address() as AddressInfo).port}/secreto/basic.ics`;

  const { cardId, slug } = await publishCard(owner, 'Ana García');
  const agenda = await makeAgenda(owner, { name: 'Consulta', cardIds: [cardId] });
  await agenda.ask('refreshBookableCards', {});
  await page.goto(`${addresses.shell}/servicios?vista=horario`);
  const part = page.getByRole('region', { name: 'Otros calendarios' });
  await expect(part.getByText('Aún no has añadido ningún calendario.')).toBeVisible();
  await part.getByLabel('Dirección secreta del calendario').fill('https://10.0.0.1/a.ics');
  await part.getByRole('button', { name: 'Añadir calendario' }).click();
  await expect(part.getByText(/tiene que empezar por https/)).toBeVisible();
  forgiveRefusals(pageErrors, 400);
  await part.getByLabel('Dirección secreta del calendario').fill(secret);
  await part.getByRole('button', { name: 'Añadir calendario' }).click();
  await expect(part.getByText('Calendario añadido: 1 cita en los próximos 90 días')).toBeVisible();
  const item = part.getByRole('list', { name: 'Tus otros calendarios' }).getByRole('listitem');
  await expect(item).toContainText('127.0.0.1 · …reto');
  await expect(part.getByText('secreto')).toHaveCount(0);
  await expectAccessible(page, 'the other calendars');

  const visitor = await (await browser.newContext()).newPage();
  const offers = async (time: string) => {
    await visitor.goto(`${addresses.publicCard}/c/${slug}/reservar`);
    await chooseDay(visitor, date);
    await expect(visitor.getByRole('button', { name: '10:00', exact: true })).toBeVisible();
    return visitor.getByRole('button', { name: time, exact: true }).count();
  };
  expect(await offers('09:00')).toBe(0);
  await page.goto(`${addresses.shell}/dashboard/bookings?vista=dia&fecha=${date}`);
  await expect(page.getByText('Ocupado (otro calendario)').first()).toBeVisible();

  status = 'CANCELLED';
  const sources = await server.db.collection(`users/${agenda.uid}/calendarSources`).get();
  for (const { ref } of sources.docs) await ref.update({ dueAt: new Date() });
  await expect(async () => expect(await offers('09:00')).toBe(1)).toPass({ timeout: 60_000 });

  await page.goto(`${addresses.shell}/servicios?vista=horario`);
  await part.getByRole('button', { name: 'Quitar 127.0.0.1 · …reto' }).click();
  await page
    .getByRole('dialog', { name: '¿Quitar este calendario?' })
    .getByRole('button', { name: 'Quitar' })
    .click();
  await expect(part.getByText('Aún no has añadido ningún calendario.')).toBeVisible();
  calendar.close();
});

test('a calendar that an owner’s user has at a server gets their bookings', async ({ page, owner }) => {
  test.setTimeout(180_000);
  const agenda = await makeAgenda(owner, { name: 'Consulta' });
  await page.goto(`${addresses.shell}/servicios?vista=horario`);
  const part = page.getByRole('region', { name: 'Otros calendarios' });
  await part.getByText('Con tu usuario', { exact: true }).click();
  await part.getByLabel('Servicio').selectOption('Nextcloud u otro servidor CalDAV');
  await part.getByLabel('Dirección del servidor').fill(addresses.calendars);
  await part.getByRole('textbox', { name: 'Usuario' }).fill('ana');
  await part.getByLabel('Contraseña de aplicación').fill('calendario');
  await part.getByRole('button', { name: 'Buscar calendarios' }).click();
  await expect(part.getByRole('radio', { name: 'Personal' })).toBeChecked();
  await expect(part.getByRole('radio', { name: 'Festivos' })).toBeVisible();
  await expectAccessible(page, 'the choice of a calendar');
  await part.getByRole('button', { name: 'Añadir calendario' }).click();
  await expect(part.getByText('Tus próximas reservas ya están en él.')).toBeVisible();
  const item = part.getByRole('list', { name: 'Tus otros calendarios' }).getByRole('listitem');
  await expect(item).toContainText('Personal · 127.0.0.1');

  const bookingId = await agenda.book('10:00');
  const sources = await server.db.collection(`users/${agenda.uid}/calendarSources`).get();
  for (const { ref } of sources.docs) await ref.update({ writeDueAt: new Date() });
  const event = `${addresses.calendars}/dav/calendars/ana/personal/${bookingId}.ics`;
  const authorization = `Basic ${Buffer.from('ana:calendario').toString('base64')}`;
  const stored = () => fetch(event, { headers: { authorization } });
  await expect(async () => {
    const answer = await stored();
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain('SUMMARY:Consulta');
  }).toPass({ timeout: 90_000 });
});

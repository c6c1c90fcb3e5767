import { readFile } from 'node:fs/promises';
import { Timestamp } from 'firebase-admin/firestore';
import { addDays, instantOf } from 'shared-lib/model/booking';
import { addresses } from '../../../fixtures/addresses';
import { expectAccessibleAsShown } from '../../../fixtures/looks/axe';
import { makeAgenda, openAgenda, panelOf, pressTool } from '../../../fixtures/agenda';
import { inDays } from '../../../fixtures/data/bookable-card';
import { server } from '../../../fixtures/server';
import { CORE } from '../../../fixtures/tags';
import { expect, test } from '../../../fixtures/test';

/** Expects that the page logged only refused requests. */
const expectRefusals = (pageErrors: string[]) => {
  for (const line of pageErrors.splice(0))
    expect(line).toMatch(/Failed to load resource|ERR_INTERNET_DISCONNECTED|google\.com\/images\/cleardot/);
};

test('S2.07 /dashboard/bookings and /reservas show the week, the month, the day and the list, wide and on a phone', async ({
  page,
  owner,
}) => {
  test.setTimeout(120_000);
  const agenda = await makeAgenda(owner, { color: '#F2B25C' });
  await agenda.book('10:00', { name: 'Luis Gómez' });
  // More than a month's day shows, and one after the other.
  for (const time of ['10:30', '11:00', '11:30', '12:00']) await agenda.book(time, { name: 'Eva Ruiz' });
  for (const [width, height] of [
    [1280, 800],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const path of ['/dashboard/bookings', '/reservas']) {
      await openAgenda(page, '', path);
      const chosen = width > 1000 ? 'Semana' : 'Lista';
      await expect(page.getByRole('radio', { name: chosen })).toBeChecked();
    }
    for (const view of ['semana', 'mes', 'dia', 'lista']) {
      await openAgenda(page, `?vista=${view}&fecha=${agenda.date}`);
      await expect(page.getByText('Luis Gómez').first()).toBeVisible();
      await expectAccessibleAsShown(page, 'the agenda');
    }
  }
});

test(
  'an owner writes a booking down, by a free time and over another one',
  CORE,
  async ({ page, owner, pageErrors }) => {
    test.setTimeout(120_000);
    const agenda = await makeAgenda(owner);
    await openAgenda(page, `?vista=semana&fecha=${agenda.date}`);
    await page.getByRole('button', { name: 'Nueva reserva' }).click();
    const dialog = page.getByRole('dialog', { name: 'Nueva reserva' });
    await dialog.getByRole('button', { name: 'Guardar reserva' }).click();
    await expect(dialog.getByText('Nombre es requerido')).toBeVisible();
    await dialog.getByLabel('Día').fill(agenda.date);
    await dialog.getByText('10:00', { exact: true }).click();
    await dialog.getByLabel('Nombre').fill('Eva Ruiz');
    await dialog.getByLabel('Email').fill('eva@ejemplo.com');
    await expectAccessibleAsShown(page, 'the agenda');
    await dialog.getByRole('button', { name: 'Guardar reserva' }).dblclick();
    await expect(panelOf(page).getByText('Confirmada')).toBeVisible();
    await expect(panelOf(page).getByText('10:00–10:30')).toBeVisible();
    await expectAccessibleAsShown(page, 'the agenda');
    await page.getByRole('button', { name: 'Cerrar la reserva' }).click();
    const bookings = server.db.collection('bookings').where('userId', '==', agenda.uid);
    for (const { ref } of (await bookings.get()).docs) await ref.update({ language: 'en' });

    // An earlier customer is suggested, with their language; the free time is taken, so another is typed.
    await page.getByRole('button', { name: 'Nueva reserva' }).click();
    await dialog.getByLabel('Día').fill(agenda.date);
    await expect(dialog.getByText('10:30', { exact: true })).toBeVisible();
    await expect(dialog.getByText('10:00', { exact: true })).toHaveCount(0);
    await dialog.getByLabel('Otra hora').fill('10:15');
    await dialog.getByLabel('Nombre').fill('rui');
    await page.getByRole('option', { name: /Eva Ruiz/ }).click();
    await expect(dialog.getByLabel('Email')).toHaveValue('eva@ejemplo.com');
    await dialog.getByRole('button', { name: 'Guardar reserva' }).click();
    await page.getByRole('button', { name: 'Guardar igualmente' }).click();
    await expect(panelOf(page).getByText('10:15–10:45')).toBeVisible();
    const { docs } = await bookings.get();
    expect(docs.map((found) => found.get('language') as string)).toEqual(['en', 'en']);
    expect(docs.map((found) => Number(found.get('start').toMillis())).sort()).toEqual([
      agenda.at('10:00'),
      agenda.at('10:15'),
    ]);
    expectRefusals(pageErrors);
  },
);

test('free times that arrive in the middle of a press don’t move what is pressed', async ({
  page,
  owner,
}) => {
  const agenda = await makeAgenda(owner);
  await openAgenda(page, `?vista=semana&fecha=${agenda.date}`);
  await page.getByRole('button', { name: 'Nueva reserva' }).click();
  const dialog = page.getByRole('dialog', { name: 'Nueva reserva' });
  await expect(dialog.getByText('10:00', { exact: true })).toBeVisible();
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/google.firestore.v1.Firestore/**', async (route) => {
    await released;
    await route.continue();
  });
  await dialog.getByLabel('Día').fill(addDays(agenda.date, 7));
  await expect(dialog.getByText('Buscando horas libres…')).toBeVisible();
  const save = dialog.getByRole('button', { name: 'Guardar reserva' });
  await save.hover();
  const notes = dialog.getByLabel('Nota para la cita');
  const place = await notes.boundingBox();
  await page.mouse.down();
  release();
  await expect(dialog.getByText('10:00', { exact: true })).toBeVisible();
  expect(await notes.boundingBox()).toEqual(place);
  await page.mouse.up();
  await expect(dialog.getByText('Nombre es requerido')).toBeVisible();
});

test(
  'an owner confirms, rejects with a reason, completes, notes, and every window follows',
  CORE,
  async ({ page, owner, context }) => {
    test.setTimeout(120_000);
    const agenda = await makeAgenda(owner);
    const first = await agenda.book('10:00', { name: 'Eva Ruiz', email: 'eva@ejemplo.com' });
    const second = await agenda.book('11:00', { name: 'Iris Gil' });
    for (const id of [first, second])
      await server.db.doc(`bookings/${id}`).update({ status: 'pending_confirmation' });

    await openAgenda(page, `?vista=lista&fecha=${agenda.date}&reserva=${first}`);
    const other = await context.newPage();
    await openAgenda(other, `?vista=lista&fecha=${agenda.date}&reserva=${first}`);
    await expect(panelOf(other).getByText('Pendiente de confirmar')).toBeVisible();
    await panelOf(page).getByRole('button', { name: 'Confirmar' }).click();
    await expect(panelOf(page).getByText('Confirmada')).toBeVisible();
    await expect(panelOf(other).getByText('Confirmada')).toBeVisible();
    await expect(panelOf(other).getByRole('button', { name: 'Confirmar' })).toHaveCount(0);
    await other.close();

    await panelOf(page).getByLabel('Tu nota').fill('Trae los análisis');
    await expect(panelOf(page).getByText('Guardado')).toBeVisible();
    expect((await agenda.booking(first)).ownerNote).toBe('Trae los análisis');

    await openAgenda(page, `?vista=lista&fecha=${agenda.date}&reserva=${second}`);
    await panelOf(page).getByRole('button', { name: 'Rechazar' }).click();
    const dialog = page.getByRole('dialog', { name: 'Rechazar la reserva' });
    await dialog.getByLabel('Motivo').fill('Ese día no estoy');
    await dialog.getByRole('button', { name: 'Rechazar' }).click();
    await expect(panelOf(page).getByText('Rechazada')).toBeVisible();
    expect(await agenda.booking(second)).toMatchObject({ status: 'rejected', reason: 'Ese día no estoy' });
  },
);

test('a booking that changed elsewhere isn’t moved unseen, and then is', async ({
  page,
  owner,
  pageErrors,
}) => {
  test.setTimeout(120_000);
  const agenda = await makeAgenda(owner);
  const bookingId = await agenda.book('10:00', { name: 'Eva Ruiz', email: 'eva@ejemplo.com' });
  await openAgenda(page, `?vista=semana&fecha=${agenda.date}&reserva=${bookingId}`);
  await panelOf(page).getByRole('button', { name: 'Cambiar la hora' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cambiar la hora' });
  await dialog.getByText('11:00', { exact: true }).click();
  await expect(dialog.getByText(/^Pasará a: .* · 11:00–11:30$/)).toBeVisible();
  await expect(dialog.getByText('Avisaremos a Eva Ruiz del cambio por email.')).toBeVisible();
  await agenda.ask('moveBooking', { bookingId, sequence: 0, start: agenda.at('12:00'), overlap: false });
  await expect(dialog.getByText(/^Ahora: .* · 12:00–12:30$/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Cambiar la hora' }).click();
  await expect(dialog.getByText(/ha cambiado mientras la mirabas/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Volver' }).click();

  await panelOf(page).getByRole('button', { name: 'Cambiar la hora' }).click();
  await dialog.getByText('11:00', { exact: true }).click();
  await dialog.getByRole('button', { name: 'Cambiar la hora' }).click();
  await expect(panelOf(page).getByText('11:00–11:30')).toBeVisible();
  expect((await agenda.booking(bookingId)).sequence).toBe(2);
  expectRefusals(pageErrors);
});

test('without a network nothing that was typed is lost, and the booking is cancelled afterwards', async ({
  page,
  owner,
  context,
  pageErrors,
}) => {
  test.setTimeout(120_000);
  const agenda = await makeAgenda(owner);
  const bookingId = await agenda.book('10:00', { name: 'Eva Ruiz', email: 'eva@ejemplo.com' });
  await openAgenda(page, `?vista=lista&fecha=${agenda.date}&reserva=${bookingId}`);
  await panelOf(page).getByRole('button', { name: 'Cancelar reserva' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cancelar la reserva' });
  await dialog.getByLabel('Motivo').fill('Estoy enferma');
  await context.setOffline(true);
  await dialog.getByRole('button', { name: 'Cancelar reserva' }).click();
  await expect(dialog.getByText(/Sin conexión: no se ha guardado nada/)).toBeVisible();
  await expect(dialog.getByLabel('Motivo')).toHaveValue('Estoy enferma');
  await context.setOffline(false);
  await dialog.getByRole('button', { name: 'Cancelar reserva' }).click();
  await expect(panelOf(page).getByText('Cancelada')).toBeVisible();
  expect(await agenda.booking(bookingId)).toMatchObject({ status: 'cancelled', reason: 'Estoy enferma' });
  expectRefusals(pageErrors);
});

test('an owner blocks time, which nobody is offered, and gives it back', async ({ page, owner }) => {
  test.setTimeout(120_000);
  const agenda = await makeAgenda(owner);
  await openAgenda(page, `?vista=semana&fecha=${agenda.date}`);
  await pressTool(page, 'Bloquear horas');
  const dialog = page.getByRole('dialog', { name: 'Bloquear horas' });
  await dialog.getByLabel('Desde el día').fill(agenda.date);
  await dialog.getByLabel('Hasta el día').fill(agenda.date);
  await dialog.getByLabel('Hasta la hora').fill('08:00');
  await dialog.getByRole('button', { name: 'Bloquear' }).click();
  await expect(dialog.getByText('El final tiene que ser después del principio.')).toBeVisible();
  await dialog.getByLabel('Hasta la hora').fill('12:00');
  await dialog.getByLabel('Motivo').fill('Dentista');
  await dialog.getByRole('button', { name: 'Bloquear' }).click();
  const drawn = page.getByText('Dentista').first();
  await expect(drawn).toBeVisible({ timeout: 20_000 });
  await page.getByRole('button', { name: 'Nueva reserva' }).click();
  const byHand = page.getByRole('dialog', { name: 'Nueva reserva' });
  await byHand.getByLabel('Día').fill(agenda.date);
  await expect(byHand.getByText('12:00', { exact: true })).toBeVisible();
  await expect(byHand.getByText('11:30', { exact: true })).toHaveCount(0);
  await byHand.getByRole('button', { name: 'Cancelar' }).click();
  await drawn.click();
  await page.getByRole('button', { name: 'Quitar el bloqueo' }).click();
  await expect(page.getByText('Dentista')).toHaveCount(0);
});

test('an owner finds bookings and customers, saves them as a file, and reads them in a calendar', async ({
  page,
  owner,
}) => {
  test.setTimeout(120_000);
  const agenda = await makeAgenda(owner);
  const eva = await agenda.book('10:00', { name: '=Eva Ruiz', email: 'eva@ejemplo.com' });
  await agenda.book('11:00', { name: 'Iris Gil', email: 'iris@ejemplo.com' });
  await agenda.ask('actOnBooking', { bookingId: eva, sequence: 0, action: 'cancel', reason: '' });

  await openAgenda(page, `?vista=lista&fecha=${agenda.date}`);
  await page.getByRole('searchbox', { name: 'Buscar' }).fill('ruiz');
  await expect(page.getByRole('region', { name: 'Resultados' }).getByText('=Eva Ruiz')).toBeVisible();
  await expect(page.getByText('Iris Gil')).toHaveCount(0);
  await page.getByRole('button', { name: 'Quitar filtros' }).click();
  await expect(page.getByText('Iris Gil')).toBeVisible();
  await page.getByLabel('Estado').selectOption('Confirmada');
  await expect(page.getByText('Iris Gil')).toBeVisible();
  await expect(page.getByText('=Eva Ruiz')).toHaveCount(0);

  await pressTool(page, 'Exportar');
  const dialog = page.getByRole('dialog', { name: 'Exportar reservas' });
  await dialog.getByLabel('Desde').fill(agenda.date);
  await dialog.getByLabel('Hasta').fill(agenda.date);
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Exportar CSV' }).click();
  const file = await readFile(await (await download).path(), 'utf8');
  const lines = file.trim().split('\r\n');
  expect(lines).toHaveLength(3);
  expect(lines[1]).toContain(`${agenda.date},10:00,10:30,Europe/Madrid,Cancelada,Corte de pelo,'=Eva Ruiz`);
  await page.keyboard.press('Escape');

  await pressTool(page, 'Ver en mi calendario');
  const feed = page.getByRole('dialog', { name: 'Ver tus reservas en tu calendario' });
  await feed.getByRole('button', { name: 'Crear dirección' }).click();
  const address = await feed.getByLabel('Tu dirección secreta').inputValue();
  const calendar = await fetch(address);
  expect(calendar.headers.get('content-type')).toContain('text/calendar');
  const text = await calendar.text();
  expect(text).toContain('SUMMARY:Corte de pelo · Iris Gil');
  expect(text).not.toContain('Eva');
  await feed.getByRole('button', { name: 'Quitar la dirección' }).click();
  const question = page.getByRole('dialog', { name: '¿Quitar la dirección?' });
  await question.getByRole('button', { name: 'Quitar la dirección' }).click();
  await expect(page.getByText('La dirección ya no funciona.')).toBeVisible();
  expect((await fetch(address)).status).toBe(404);
  // A revoked address can't be revoked again.
  await expect(feed.getByRole('button', { name: 'Crear dirección' })).toBeVisible();
  await expect(feed.getByRole('button', { name: 'Quitar la dirección' })).toBeHidden();
  await page.keyboard.press('Escape');

  await page.getByRole('link', { name: 'Personas' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Personas' })).toBeVisible();
  await expect(page.getByRole('button', { name: /Iris Gil/ })).toBeVisible();
  await agenda.book('12:00', { name: 'Zoë Ñandú', email: 'zoe@ejemplo.com' });
  await expect(page.getByRole('list', { name: 'Personas' }).getByRole('button').first()).toContainText(
    'Zoë Ñandú',
  );
  await page.getByRole('searchbox', { name: 'Buscar' }).fill('iris');
  await expect(page.getByRole('button', { name: /Zoë Ñandú/ })).toHaveCount(0);
  await page.getByRole('button', { name: /Iris Gil/ }).click();
  const customer = page.getByRole('dialog', { name: 'Iris Gil' });
  await customer.getByLabel('Tu nota').fill('Alérgica al tinte');
  await expect(customer.getByText('Guardado')).toBeVisible();
  await expectAccessibleAsShown(page, 'the agenda');
  await customer.getByRole('link', { name: /Corte de pelo/ }).click();
  await expect(panelOf(page).getByRole('heading', { name: 'Iris Gil' })).toBeVisible();
});

test('Inicio shows today’s bookings, and each leads to its own', async ({ page, owner }) => {
  const agenda = await makeAgenda(owner);
  const id = await agenda.book('10:00', { name: 'Eva Ruiz' });
  // It ends at midnight, so that it is still to come at any time of day.
  const end = instantOf(addDays(inDays(0), 1), '00:00', 'Europe/Madrid');
  await server.db
    .doc(`bookings/${id}`)
    .update({ start: Timestamp.fromMillis(end - 60_000), end: Timestamp.fromMillis(end) });
  await page.goto(`${addresses.shell}/dashboard`);
  const today = page.getByRole('region', { name: 'Hoy' });
  await today.getByRole('link', { name: /Eva Ruiz/ }).click();
  await expect(panelOf(page).getByRole('heading', { name: 'Eva Ruiz' })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`reserva=${id}`));
});

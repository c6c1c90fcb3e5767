import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { makeAgenda, mailedLink, openAgenda, panelOf, pointOf } from '../../../fixtures/agenda';
import { publishCard } from '../../../fixtures/panel';
import { server } from '../../../fixtures/server';
import { expect, test, whatWasPutOff } from '../../../fixtures/test';

// An owner's action goes through several servers, one after the other.
const SLOW = { timeout: 30_000 };

/** Expects that the page logged only refused requests. */
const expectRefusals = (pageErrors: string[]) => {
  for (const line of pageErrors.splice(0)) expect(line).toMatch(/Failed to load resource/);
};

/** Returns the booking of a customer on the calendar. */
const drawn = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(name) });

/** Drags a booking as a hand does, by its first minutes. */
async function drag(page: Page, name: string, date: string, time: string): Promise<void> {
  const to = await pointOf(page, date, time);
  // It doesn't move, and nothing covers it.
  await drawn(page, name).hover({ position: { x: 20, y: 5 } });
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 12 });
  await page.mouse.up();
}

test('a booking that is dragged in the week moves when that is confirmed, and its visitor sees the new time', async ({
  page,
  owner,
  context,
}) => {
  test.setTimeout(120_000);
  const { cardId } = await publishCard(owner, 'Eva Prueba');
  const agenda = await makeAgenda(owner, { cardIds: [cardId] });
  const email = `iris-${randomUUID().slice(0, 8)}@tarjetero.test`;
  const bookingId = await agenda.book('10:00', { name: 'Iris Gil', email });
  const first = await mailedLink(email, /^Reserva confirmada/);
  await openAgenda(page, `?vista=semana&fecha=${agenda.date}`);
  const question = page.getByRole('dialog', { name: '¿Cambiar la hora de la reserva?' });

  // Thought better of: it is where it was.
  await drag(page, 'Iris Gil', agenda.date, '14:00');
  await expect(question.getByText(/^Ahora: .* · 10:00–10:30$/)).toBeVisible();
  await expect(question.getByText(/^Pasará a: .* · 14:00–14:30$/)).toBeVisible();
  await expect(question.getByText('Avisaremos a Iris Gil del cambio por email.')).toBeVisible();
  await question.getByRole('button', { name: 'Volver' }).click();
  await expect(drawn(page, '10:00–10:30, Iris Gil')).toBeVisible();
  expect((await agenda.booking(bookingId)).sequence).toBe(0);

  await drag(page, 'Iris Gil', agenda.date, '12:30');
  await question.getByRole('button', { name: 'Cambiar la hora' }).click();
  await expect(page.getByText('Hora cambiada')).toBeVisible(SLOW);
  await expect(drawn(page, '12:30–13:00, Iris Gil')).toBeVisible();

  const visitor = await context.newPage();
  await visitor.goto(await mailedLink(email, /^Reserva cambiada/));
  await expect(visitor.getByText(/12:30–13:00/)).toBeVisible();
  // The link that came before shows the booking as it is now, and changes nothing any more.
  await visitor.goto(first);
  await expect(visitor.getByText(/^La reserva ha cambiado después de enviarte este enlace/)).toBeVisible();
  await expect(visitor.getByText(/12:30–13:00/)).toBeVisible();
  await expect(visitor.getByRole('button', { name: /^Cancelar/ })).toHaveCount(0);
});

test('a booking that is dropped on taken time goes back, unless that is meant', async ({
  page,
  owner,
  pageErrors,
}) => {
  test.setTimeout(120_000);
  const agenda = await makeAgenda(owner);
  const bookingId = await agenda.book('10:00', { name: 'Iris Gil' });
  await agenda.book('12:00', { name: 'Luis Gómez' });
  await openAgenda(page, `?vista=semana&fecha=${agenda.date}`);
  const question = page.getByRole('dialog', { name: '¿Cambiar la hora de la reserva?' });
  await drag(page, 'Iris Gil', agenda.date, '12:00');
  await expect(question.getByText('No tenemos su email: avísale tú del cambio.')).toBeVisible();
  await question.getByRole('button', { name: 'Cambiar la hora' }).click();
  const overlap = page.getByRole('dialog', { name: '¿Guardar aunque se solape?' });
  await expect(overlap.getByText('A esa hora ya tienes otra reserva u horas bloqueadas.')).toBeVisible(SLOW);
  await overlap.getByRole('button', { name: 'Cancelar' }).click();
  await question.getByRole('button', { name: 'Volver' }).click();
  await expect(drawn(page, '10:00–10:30, Iris Gil')).toBeVisible();
  expect((await agenda.booking(bookingId)).sequence).toBe(0);

  await drag(page, 'Iris Gil', agenda.date, '12:00');
  await question.getByRole('button', { name: 'Cambiar la hora' }).click();
  await overlap.getByRole('button', { name: 'Guardar igualmente' }).click(SLOW);
  await expect(drawn(page, '12:00–12:30, Iris Gil')).toBeVisible(SLOW);
  await expect(drawn(page, '12:00–12:30, Luis Gómez')).toBeVisible();
  expectRefusals(pageErrors);
});

test('what can’t be moved any more stays where it is dragged from', async ({ page, owner }) => {
  test.setTimeout(120_000);
  const agenda = await makeAgenda(owner);
  const bookingId = await agenda.book('10:00', { name: 'Iris Gil' });
  await server.db.doc(`bookings/${bookingId}`).update({ status: 'completed' });
  await openAgenda(page, `?vista=semana&fecha=${agenda.date}`);
  await expect(drawn(page, 'Iris Gil, Corte de pelo, Completada')).toBeVisible();
  await drag(page, 'Iris Gil', agenda.date, '12:00');
  // No confirmation has opened that would be in the way of a click.
  await drawn(page, '10:00–10:30, Iris Gil').click();
  await expect(panelOf(page).getByRole('heading', { name: 'Iris Gil' })).toBeVisible();
  await expect(page.getByRole('dialog', { name: '¿Cambiar la hora de la reserva?' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Cerrar la reserva' }).click();
  await expect(drawn(page, '10:00–10:30, Iris Gil')).toBeVisible();
});

test('a booking is moved with the keyboard alone', async ({ page, owner }) => {
  test.setTimeout(120_000);
  const agenda = await makeAgenda(owner);
  const bookingId = await agenda.book('10:00', { name: 'Iris Gil' });
  await openAgenda(page, `?vista=semana&fecha=${agenda.date}`);
  await expect(drawn(page, 'Iris Gil')).toBeVisible();
  await page.getByRole('radio', { name: 'Semana' }).focus();
  const tabTo = async (target: Locator) => {
    await expect(target).toBeVisible();
    const isThere = () => target.evaluate((element) => element === document.activeElement);
    for (let steps = 0; !(await isThere()); steps += 1) {
      expect(steps, 'steps by the tab key').toBeLessThan(200);
      await page.keyboard.press('Tab');
      // A moment later a dialog puts the focus back where this key led.
      await whatWasPutOff(page);
    }
  };
  // A dialog gets the focus a moment after it opens.
  const takesFocus = (opened: Locator) => expect(opened.locator(':focus')).toHaveCount(1);
  await tabTo(drawn(page, 'Iris Gil'));
  await page.keyboard.press('Enter');
  await expect(panelOf(page).getByText('10:00–10:30')).toBeVisible();
  await takesFocus(panelOf(page));
  await tabTo(panelOf(page).getByRole('button', { name: 'Cambiar la hora' }));
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Cambiar la hora' });
  await expect(dialog.getByRole('radio', { name: '10:00' })).toBeChecked();
  await takesFocus(dialog);
  await tabTo(dialog.getByRole('radio', { name: '10:00' }));
  for (const later of ['10:30–11:00', '11:00–11:30']) {
    await page.keyboard.press('ArrowRight');
    await expect(dialog.getByText(new RegExp(`^Pasará a: .* · ${later}$`))).toBeVisible();
  }
  await tabTo(dialog.getByRole('button', { name: 'Cambiar la hora' }));
  await page.keyboard.press('Enter');
  await expect(panelOf(page).getByText('11:00–11:30')).toBeVisible(SLOW);
  // The panel hears of it before the dialog has its answer, and the key closes whatever is open.
  await expect(dialog).toBeHidden(SLOW);
  await page.keyboard.press('Escape');
  await expect(panelOf(page)).toBeHidden();
  await expect(drawn(page, '11:00–11:30, Iris Gil')).toBeFocused();
  expect((await agenda.booking(bookingId)).sequence).toBe(1);
});

test('a free moment that is clicked begins a booking there', async ({ page, owner }) => {
  test.setTimeout(120_000);
  const agenda = await makeAgenda(owner);
  await openAgenda(page, `?vista=semana&fecha=${agenda.date}`);
  // The sentence is above the calendar, and comes with the blocked times.
  await expect(page.getByText(/^No hay reservas esta semana/)).toBeVisible();
  const dialog = page.getByRole('dialog', { name: 'Nueva reserva' });
  const click = async (time: string) => {
    const { x, y } = await pointOf(page, agenda.date, time);
    await page.mouse.click(x, y);
  };
  // Outside of the hours: the owner may.
  await click('14:30');
  await expect(dialog.getByLabel('Día')).toHaveValue(agenda.date);
  await expect(dialog.getByLabel('Otra hora')).toHaveValue('14:30');
  await dialog.getByRole('button', { name: 'Cancelar' }).click();
  await click('11:00');
  await expect(dialog.getByLabel('Otra hora')).toHaveValue('11:00');
  await expect(dialog.getByRole('radio', { name: '11:00' })).toBeChecked();
  await dialog.getByLabel('Nombre').fill('Iris Gil');
  await dialog.getByRole('button', { name: 'Guardar reserva' }).click();
  await expect(panelOf(page).getByText('11:00–11:30')).toBeVisible(SLOW);
  await page.getByRole('button', { name: 'Cerrar la reserva' }).click();

  // A month has days only.
  await openAgenda(page, `?vista=mes&fecha=${agenda.date}`);
  await expect(drawn(page, 'Iris Gil')).toBeVisible();
  const day = page.getByRole('group', { name: /^Calendario/ }).locator(`[data-date="${agenda.date}"]`);
  const { width, height } = (await day.boundingBox())!;
  await day.click({ position: { x: width / 2, y: height - 6 } });
  await expect(dialog.getByLabel('Día')).toHaveValue(agenda.date);
  await expect(dialog.getByLabel('Otra hora')).toHaveValue('');
  await expect(dialog.getByRole('radio', { checked: true })).toHaveCount(0);
});

test.describe('from a browser in Bogotá', () => {
  test.use({ timezoneId: 'America/Bogota' });

  test('the agenda has the hours of its owner in Madrid, and says so', async ({ page, owner }) => {
    test.setTimeout(120_000);
    const agenda = await makeAgenda(owner);
    const bookingId = await agenda.book('10:00', { name: 'Iris Gil' });
    await openAgenda(page, `?vista=semana&fecha=${agenda.date}`);
    await expect(page.getByText('Las horas son las de tu horario: hora de Madrid.')).toBeVisible();
    await expect(drawn(page, '10:00–10:30, Iris Gil')).toBeVisible();

    // Its position on the calendar is ten o'clock of the day.
    const { x, y } = await pointOf(page, agenda.date, '10:00');
    await page.mouse.click(x, y);
    await expect(panelOf(page).getByText('10:00–10:30')).toBeVisible();
    await expect(panelOf(page).getByText('hora de Madrid', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Cerrar la reserva' }).click();

    await drag(page, 'Iris Gil', agenda.date, '12:30');
    const question = page.getByRole('dialog', { name: '¿Cambiar la hora de la reserva?' });
    await expect(question.getByText(/^Pasará a: .* · 12:30–13:00$/)).toBeVisible();
    await question.getByRole('button', { name: 'Cambiar la hora' }).click();
    await expect(drawn(page, '12:30–13:00, Iris Gil')).toBeVisible(SLOW);
    const start = async () => (await server.db.doc(`bookings/${bookingId}`).get()).get('start').toMillis();
    await expect.poll(start).toBe(agenda.at('12:30'));

    const free = await pointOf(page, agenda.date, '09:00');
    await page.mouse.click(free.x, free.y);
    const dialog = page.getByRole('dialog', { name: 'Nueva reserva' });
    await expect(dialog.getByLabel('Otra hora')).toHaveValue('09:00');
    await expect(dialog.getByText('En hora de Madrid.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Cancelar' }).click();

    for (const view of ['lista', 'dia', 'mes']) {
      await openAgenda(page, `?vista=${view}&fecha=${agenda.date}`);
      await expect(page.getByText(view === 'mes' ? /^12:30$/ : /^12:30–13:00$/).first()).toBeVisible();
    }
  });
});

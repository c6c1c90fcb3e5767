import { randomUUID } from 'node:crypto';
import { quarterOf } from 'shared-lib/model';
import { addresses } from '../../fixtures/addresses';
import { expectAccessible, expectAccessibleAsShown } from '../../fixtures/looks/axe';
import { inDays } from '../../fixtures/data/bookable-card';
import { makeAgenda } from '../../fixtures/agenda';
import { publishCard } from '../../fixtures/panel';
import { call, idTokenOf, server } from '../../fixtures/server';
import { expect, test } from '../../fixtures/test';

test.use({ viewport: { width: 390, height: 844 } });

test('an owner answers a booking from Inicio, follows the next one, and dismisses a hint for good', async ({
  page,
  owner,
}) => {
  const agenda = await makeAgenda(owner);
  const { cardId } = await publishCard(owner, 'Eva Prueba');
  const bookingId = await agenda.book('10:00', { name: 'Iris Gil', phone: '+34 600 11 22 33' });
  await server.db.doc(`bookings/${bookingId}`).update({ status: 'pending_confirmation' });

  await page.goto(`${addresses.shell}/dashboard`);
  const today = page.getByRole('region', { name: 'Hoy' });
  await expect(today.getByText('Hoy no tienes más reservas.')).toBeVisible();
  await expect(today.getByRole('listitem')).toContainText('La siguiente');
  await expect(today.getByRole('listitem')).toContainText('Iris Gil');
  await expect(page.getByRole('region', { name: 'Esta semana' })).toContainText('Nadie ha abierto');

  const todo = page.getByRole('region', { name: 'Por hacer' });
  await expect(todo.getByRole('link', { name: /^Iris Gil pide cita/ })).toBeVisible();
  await todo.getByRole('button', { name: 'Confirmar la reserva de Iris Gil' }).click();
  await expect(page.getByText('Reserva de Iris Gil confirmada')).toBeVisible({ timeout: 20_000 });
  await expect(todo.getByText(/Iris Gil pide cita/)).toHaveCount(0);
  expect(await agenda.booking(bookingId)).toMatchObject({ status: 'confirmed' });

  const hint = page.getByRole('region', { name: 'Una idea' });
  await expect(hint.getByRole('link', { name: /^Añade una foto a/ })).toBeVisible();
  await expectAccessibleAsShown(page, 'Inicio');
  await hint.getByRole('button', { name: /^Descartar: Añade una foto a/ }).click();
  await expect(hint.getByRole('link', { name: /^Añade una foto a/ })).toHaveCount(0);
  const stored = server.db.doc(`users/${agenda.uid}`);
  await expect.poll(async () => (await stored.get()).get('dismissedHints')).toEqual([`add-photo-${cardId}`]);
  await page.reload();
  await expect(page.getByRole('region', { name: 'Esta semana' })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Añade una foto a/ })).toHaveCount(0);
});

test('a booking that changed meanwhile isn’t answered from Inicio, which says why', async ({
  page,
  owner,
  pageErrors,
}) => {
  const agenda = await makeAgenda(owner);
  const bookingId = await agenda.book('10:00', { name: 'Iris Gil' });
  await server.db.doc(`bookings/${bookingId}`).update({ status: 'pending_confirmation' });
  await page.route('**/actOnBooking', async (route) => {
    // Somebody else was quicker.
    await server.db.doc(`bookings/${bookingId}`).update({ sequence: 7 });
    await route.continue();
  });
  await page.goto(`${addresses.shell}/dashboard`);
  await page.getByRole('button', { name: 'Confirmar la reserva de Iris Gil' }).click();
  await expect(page.getByRole('alert').getByText(/ha cambiado mientras/)).toBeVisible({ timeout: 20_000 });
  expect(await agenda.booking(bookingId)).toMatchObject({ status: 'pending_confirmation' });
  // The refusal, as the browser reports it.
  pageErrors.length = 0;
});

test('on a phone, all of Inicio fits into one and a half screens, however much there is', async ({
  page,
  owner,
}) => {
  const agenda = await makeAgenda(owner);
  const card = await publishCard(owner, 'Eva Prueba');
  for (const name of ['Taller', 'Feria']) await publishCard(owner, name);
  for (const name of ['Otra', 'Más', 'Última']) {
    const cardId = randomUUID().replace(/-/g, '').slice(0, 20);
    await call('createCard', await idTokenOf(owner), {
      cardId,
      name,
      slug: `borrador-${cardId.slice(0, 8)}`,
    });
  }
  const names = ['Iris Gil', 'Luis Gómez', 'Nuria Campos', 'Pablo Soto'];
  const book = (time: string, name: string, date: string) =>
    agenda.book(time, { name, email: `${name.split(' ')[0]!.toLowerCase()}@ejemplo.com`, date });
  for (const [index, name] of names.entries()) {
    const bookingId = await book(`1${index}:00`, name, inDays(2));
    await server.db.doc(`bookings/${bookingId}`).update({ status: 'pending_confirmation' });
    const owed = await book(`1${index}:00`, name, inDays(3));
    await server.db
      .doc(`bookings/${owed}`)
      .update({ status: 'pending_payment', 'payment.rule': 'link', 'payment.state': 'awaiting' });
  }
  const { links } = (await server.db.doc(`publicCards/${card.slug}`).get()).data() as {
    links: { id: string }[];
  };
  const clicks = Object.fromEntries(links.map(({ id }, index) => [id, 40 + index]));
  const today = new Date().toISOString().slice(0, 10);
  await server.db.doc(`cardStats/${card.cardId}/quarters/${quarterOf(today)}`).set({
    days: { [today.slice(5)]: { views: 1234, clicks: { ...clicks, gone: 9, other: 3 } } },
    before: {},
  });

  await page.goto(`${addresses.shell}/dashboard`);
  await expect(page.getByRole('region', { name: 'Esta semana' })).toContainText('1.234 visitas');
  await expect(page.getByRole('link', { name: /^4 personas nuevas/ })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Confirmar la reserva de/ })).toHaveCount(2);
  await expect(page.getByText('2 reservas más por confirmar')).toBeVisible();
  await expect(page.getByText('3 reservas más por cobrar')).toBeVisible();
  await expect(page.getByText('1 tarjeta más por publicar')).toBeVisible();
  const bottomOf = async (name: string) => {
    const box = (await page.getByRole('region', { name }).boundingBox())!;
    return box.y + box.height;
  };
  expect(await bottomOf('Una idea')).toBeLessThanOrEqual(1.5 * 844);
  await expectAccessible(page, 'Inicio with a full account');
});

test('an empty account has one start, which leads straight into the guided card', async ({ page, owner }) => {
  expect(owner.email).toContain('@');
  await page.goto(`${addresses.shell}/dashboard`);
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Crea tu primera tarjeta' })).toBeVisible();
  await expect(main.getByRole('link')).toHaveCount(1);
  await expectAccessible(page, 'Inicio of an empty account');
  await main.getByRole('link', { name: 'Crea tu primera tarjeta' }).click();
  await expect(page.getByRole('heading', { name: '¿Quién eres?' })).toBeVisible();
});

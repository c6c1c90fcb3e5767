import { addresses } from '../../fixtures/addresses';
import { expectAccessibleAsShown } from '../../fixtures/axe';
import { makeAgenda } from '../../fixtures/agenda';
import { publishCard } from '../../fixtures/panel';
import { server } from '../../fixtures/server';
import { expect, test } from '../../fixtures/test';

test.use({ viewport: { width: 390, height: 844 } });

test('an owner answers a booking from Inicio, follows the next one, and dismisses a hint for good', async ({
  page,
  owner,
}) => {
  const agenda = await makeAgenda(owner);
  const { cardId } = await publishCard(owner, 'Eva Prueba');
  const asked = await agenda.book('10:00', { name: 'Iris Gil', phone: '+34 600 11 22 33' });
  await server.db.doc(`bookings/${asked}`).update({ status: 'pending_confirmation' });

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
  expect(await agenda.booking(asked)).toMatchObject({ status: 'confirmed' });

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
  const asked = await agenda.book('10:00', { name: 'Iris Gil' });
  await server.db.doc(`bookings/${asked}`).update({ status: 'pending_confirmation' });
  await page.route('**/actOnBooking', async (route) => {
    // Somebody else was quicker.
    await server.db.doc(`bookings/${asked}`).update({ sequence: 7 });
    await route.continue();
  });
  await page.goto(`${addresses.shell}/dashboard`);
  await page.getByRole('button', { name: 'Confirmar la reserva de Iris Gil' }).click();
  await expect(page.getByRole('alert').getByText(/ha cambiado mientras/)).toBeVisible({ timeout: 20_000 });
  expect(await agenda.booking(asked)).toMatchObject({ status: 'pending_confirmation' });
  // The refusal, as the browser reports it.
  pageErrors.length = 0;
});

import { addresses } from '../../../fixtures/addresses';
import { makeAgenda } from '../../../fixtures/agenda';
import { expectAccessible } from '../../../fixtures/looks/axe';
import { server } from '../../../fixtures/server';
import { expect, test } from '../../../fixtures/test';

const GOOGLE = `${addresses.calendars}/google`;

/** Returns the names of the events in Ana's own calendar at the stand-in of Google that are copies of a booking. */
async function copiesOf(bookingId: string): Promise<string[]> {
  const answer = await fetch(`${GOOGLE}/__local/events`, { method: 'POST' });
  const calendars = (await answer.json()) as Record<string, { id: string; summary: string }[]>;
  const id = Buffer.from(bookingId).toString('hex');
  return calendars['ana@google.test']!.filter((event) => event.id === id).map(({ summary }) => summary);
}

test('an owner connects Google’s calendar on its page of consent, and gets their bookings there', async ({
  page,
  owner,
}) => {
  test.setTimeout(180_000);
  const agenda = await makeAgenda(owner, { name: 'Consulta' });
  await page.goto(`${addresses.shell}/servicios?vista=horario`);
  const part = page.getByRole('region', { name: 'Otros calendarios' });

  await part.getByRole('button', { name: 'Conectar con Google Calendar' }).click();
  await page.getByRole('button', { name: 'Rechazar' }).click();
  await expect(page.getByText('No se ha conectado el calendario')).toBeVisible();
  await expect(page).toHaveURL(`${addresses.shell}/dashboard/calendars`);
  await page.getByRole('link', { name: 'Volver a tu horario' }).click();

  await part.getByRole('button', { name: 'Conectar con Google Calendar' }).click();
  await page.getByRole('button', { name: 'Permitir' }).click();
  await expect(page.getByRole('radio', { name: 'ana@google.test' })).toBeChecked();
  await expect(page).toHaveURL(`${addresses.shell}/dashboard/calendars`);
  await expectAccessible(page, 'the choice of a calendar at Google');
  await page.getByRole('button', { name: 'Añadir calendario' }).click();
  await expect(page.getByText('Tus próximas reservas ya están en él.')).toBeVisible();
  await page.getByRole('link', { name: 'Volver a tu horario' }).click();
  const item = part.getByRole('list', { name: 'Tus otros calendarios' }).getByRole('listitem');
  await expect(item).toContainText('ana@google.test · Google');

  const bookingId = await agenda.book('10:00');
  const sources = await server.db.collection(`users/${agenda.uid}/calendarSources`).get();
  for (const { ref } of sources.docs) await ref.update({ writeDueAt: new Date() });
  await expect(async () => {
    expect(await copiesOf(bookingId)).toEqual([expect.stringContaining('Consulta')]);
  }).toPass({ timeout: 90_000 });

  await fetch(`${GOOGLE}/__local/revoke`, { method: 'POST' });
  for (const { ref } of sources.docs) await ref.update({ dueAt: new Date() });
  await expect(async () => {
    await page.goto(`${addresses.shell}/servicios?vista=horario`);
    await expect(item.getByRole('button', { name: 'Vuelve a conectar' })).toBeVisible({ timeout: 5_000 });
  }).toPass({ timeout: 90_000 });
  await item.getByRole('button', { name: 'Vuelve a conectar' }).click();
  await page.getByRole('button', { name: 'Permitir' }).click();
  await expect(page.getByText('Calendario conectado otra vez')).toBeVisible();
});

import { addresses } from '../../../fixtures/addresses';
import { makeAgenda } from '../../../fixtures/agenda';
import { expectAccessible } from '../../../fixtures/looks/axe';
import { server } from '../../../fixtures/server';
import { expect, test } from '../../../fixtures/test';

const MICROSOFT = `${addresses.calendars}/microsoft`;

const play = (action: string) => fetch(`${MICROSOFT}/__local/${action}`, { method: 'POST' });

/** Returns the titles of the events in Ana's own calendar at the stand-in of Microsoft that are copies of a booking. */
async function copiesOf(bookingId: string): Promise<string[]> {
  const calendars = (await (await play('events')).json()) as Record<
    string,
    { subject: string; singleValueExtendedProperties?: { value: string }[] }[]
  >;
  const value = Buffer.from(bookingId).toString('hex');
  return calendars['Calendario']!.filter((event) =>
    event.singleValueExtendedProperties?.some((property) => property.value === value),
  ).map(({ subject }) => subject);
}

test('an owner connects Microsoft’s calendar on its page of consent, and gets their bookings there', async ({
  page,
  owner,
}) => {
  test.setTimeout(180_000);
  const agenda = await makeAgenda(owner, { name: 'Consulta' });
  await page.goto(`${addresses.shell}/servicios?vista=horario`);
  const part = page.getByRole('region', { name: 'Otros calendarios' });
  const connect = part.getByRole('button', { name: 'Conectar con Microsoft Outlook' });

  await play('approval');
  await connect.click();
  await page.getByRole('button', { name: 'Permitir' }).click();
  await expect(page.getByText('Tu organización pide que lo apruebe quien la administra.')).toBeVisible();
  await expect(page).toHaveURL(`${addresses.shell}/dashboard/calendars`);
  await play('approved');
  await page.getByRole('link', { name: 'Volver a tu horario' }).click();

  await connect.click();
  await page.getByRole('button', { name: 'Permitir' }).click();
  await expect(page.getByRole('radio', { name: 'Calendario' })).toBeChecked();
  await expect(page).toHaveURL(`${addresses.shell}/dashboard/calendars`);
  await expectAccessible(page, 'the choice of a calendar at Microsoft');
  await page.getByRole('button', { name: 'Añadir calendario' }).click();
  await expect(page.getByText('Tus próximas reservas ya están en él.')).toBeVisible();
  await page.getByRole('link', { name: 'Volver a tu horario' }).click();
  const item = part.getByRole('list', { name: 'Tus otros calendarios' }).getByRole('listitem');
  await expect(item).toContainText('Calendario · Microsoft');

  const bookingId = await agenda.book('10:00');
  const sources = await server.db.collection(`users/${agenda.uid}/calendarSources`).get();
  for (const { ref } of sources.docs) await ref.update({ writeDueAt: new Date() });
  await expect(async () => {
    expect(await copiesOf(bookingId)).toEqual([expect.stringContaining('Consulta')]);
  }).toPass({ timeout: 90_000 });

  await play('revoke');
  for (const { ref } of sources.docs) await ref.update({ dueAt: new Date() });
  await expect(async () => {
    await page.goto(`${addresses.shell}/servicios?vista=horario`);
    await expect(item.getByRole('button', { name: 'Vuelve a conectar' })).toBeVisible({ timeout: 5_000 });
  }).toPass({ timeout: 90_000 });
  await item.getByRole('button', { name: 'Vuelve a conectar' }).click();
  await page.getByRole('button', { name: 'Permitir' }).click();
  await expect(page.getByText('Calendario conectado otra vez')).toBeVisible();
});

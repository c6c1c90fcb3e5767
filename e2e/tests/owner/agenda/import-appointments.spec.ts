import { makeAgenda, openAgenda, pressTool } from '../../../fixtures/agenda';
import { expectAccessible } from '../../../fixtures/looks/axe';
import { server } from '../../../fixtures/server';
import { expect, test } from '../../../fixtures/test';

test('an owner makes bookings of another calendar, sees first what clashes, and can repeat it', async ({
  page,
  owner,
}) => {
  const agenda = await makeAgenda(owner);
  await agenda.book('10:00', { name: 'Luis Gómez' });
  const day = agenda.date.replaceAll('-', '');
  const event = (uid: string, from: string, to: string, name: string) => [
    ...['BEGIN:VEVENT', `UID:${uid}`, `SUMMARY:${name}`],
    ...[
      `DTSTART;TZID=Europe/Madrid:${day}T${from}00`,
      `DTEND;TZID=Europe/Madrid:${day}T${to}00`,
      'END:VEVENT',
    ],
  ];
  const file = [
    ...['BEGIN:VCALENDAR', 'VERSION:2.0'],
    ...event('one', '1015', '1100', 'Eva Ruiz'),
    ...event('two', '1200', '1330', 'Marta Sanz'),
    ...['BEGIN:VEVENT', 'UID:old', 'DTSTART:20200101T090000Z', 'DTEND:20200101T100000Z', 'END:VEVENT'],
    ...['END:VCALENDAR', ''],
  ].join('\r\n');
  const dialog = page.getByRole('dialog', { name: 'Importar citas de otro calendario' });
  const choose = async () => {
    await pressTool(page, 'Importar citas');
    const choosing = page.waitForEvent('filechooser');
    await dialog.getByRole('button', { name: 'Elegir archivo .ics' }).click();
    await (
      await choosing
    ).setFiles({ name: 'citas.ics', mimeType: 'text/calendar', buffer: Buffer.from(file) });
  };
  const bookings = async () =>
    (await server.db.collection('bookings').where('userId', '==', agenda.uid).get()).docs.map(
      (found) => (found.get('customer') as { name: string }).name,
    );
  await openAgenda(page, `?vista=dia&fecha=${agenda.date}`);
  await choose();
  await expect(dialog.getByText('1 cita para importar, y 1 que se pisa con otras')).toBeVisible();
  await expect(dialog.getByText('Se quedan fuera: 1 pasada.')).toBeVisible();
  const appointments = dialog.getByRole('list', { name: 'Citas del archivo' }).getByRole('listitem');
  await expect(appointments.first()).toContainText('Eva Ruiz');
  await expect(appointments.first()).toContainText('Se pisa con otra');
  await expectAccessible(page, 'the appointments of a file');
  expect(await bookings()).toEqual(['Luis Gómez']);
  await dialog.getByRole('button', { name: 'Importar 1 cita' }).click();
  await expect(dialog.getByText('1 cita importada.')).toBeVisible();
  expect((await bookings()).sort()).toEqual(['Luis Gómez', 'Marta Sanz']);
  await page.keyboard.press('Escape');
  await expect(page.getByText('Marta Sanz').first()).toBeVisible();

  await page.reload();
  await choose();
  await expect(dialog.getByText('Se quedan fuera: 1 ya importada, 1 pasada.')).toBeVisible();
  await dialog.getByLabel('Importar también las que se pisan').check();
  await dialog.getByRole('button', { name: 'Importar 1 cita' }).click();
  await expect(dialog.getByText('1 cita importada, 1 ya estaba.')).toBeVisible();
  expect((await bookings()).sort()).toEqual(['Eva Ruiz', 'Luis Gómez', 'Marta Sanz']);
});

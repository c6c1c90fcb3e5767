import { localDateOf } from 'shared-lib/model/booking';
import { makeAgenda, mailedText, openAgenda, panelOf } from '../../../fixtures/agenda';
import { expectAccessible } from '../../../fixtures/looks/axe';
import { anEmail, bookingsOf, inDays } from '../../../fixtures/data/bookable-card';
import { publishCard } from '../../../fixtures/panel';
import { expect, test } from '../../../fixtures/test';

// An owner's action goes through several servers, one after the other.
const SLOW = { timeout: 30_000 };

test('an owner repeats an appointment six times, skips a date that is taken, and cancels the rest from the third on', async ({
  page,
  owner,
}) => {
  test.setTimeout(180_000);
  const { cardId } = await publishCard(owner, 'Ana García');
  const agenda = await makeAgenda(owner, { name: 'Fisioterapia', cardIds: [cardId] });
  const email = anEmail();
  const [first, fourth] = [inDays(3), inDays(3 + 3 * 7)];
  await agenda.book('10:00', { name: 'Luis Gómez', date: fourth });

  await openAgenda(page, `?vista=dia&fecha=${first}`);
  await page.getByRole('button', { name: 'Nueva reserva' }).click();
  const form = page.getByRole('dialog', { name: 'Nueva reserva' });
  await form.getByLabel('Otra hora').fill('10:00');
  await form.getByLabel('Nombre').fill('Eva Ruiz');
  await form.getByLabel('Email', { exact: true }).fill(email);
  await form.getByLabel('Repetir').check();
  await expect(form.getByLabel('Veces, con la primera')).toHaveValue('6');
  await form.getByRole('button', { name: 'Ver las fechas' }).click();
  const dates = form.getByRole('list', { name: 'Fechas de la serie' });
  await expect(dates.getByRole('listitem')).toHaveCount(6, SLOW);
  await expect(dates.getByRole('checkbox', { checked: true })).toHaveCount(5);
  await expect(dates.getByText(/10:00: ocupado$/)).toHaveCount(1);
  await expectAccessible(page, 'the dates of a series');
  await dates.getByRole('radio', { name: 'Saltar' }).check();
  await form.getByRole('button', { name: 'Guardar 5 reservas' }).click();
  await expect(panelOf(page)).toBeVisible(SLOW);

  const made = async () =>
    (await bookingsOf(agenda.uid))
      .filter((booking) => booking['seriesId'] !== undefined)
      .sort((a, b) => Number(a['start'].toMillis()) - Number(b['start'].toMillis()));
  const days = (await made()).map((booking) =>
    localDateOf(Number(booking['start'].toMillis()), 'Europe/Madrid'),
  );
  expect(days).toEqual([0, 1, 2, 4, 5].map((week) => inDays(3 + week * 7)));
  const text = await mailedText(email, /Citas confirmadas/, /[\s\S]*/);
  expect(text).toContain('Cuándo (5/5)');
  expect(text.match(/\/reserva\//g)!.length).toBeGreaterThanOrEqual(5);

  await openAgenda(page, `?vista=dia&fecha=${days[2]!}`);
  await page.getByRole('button', { name: /Eva Ruiz/ }).click();
  await panelOf(page).getByRole('button', { name: 'Cancelar reserva' }).click();
  const question = page.getByRole('dialog', { name: 'Cancelar la reserva' });
  await question.getByRole('radio', { name: 'Esta y las siguientes (3 citas)' }).check(SLOW);
  await expectAccessible(page, 'the question about a series');
  await question.getByRole('button', { name: 'Cancelar 3 reservas' }).click();
  await expect(page.getByText('3 reservas canceladas')).toBeVisible(SLOW);
  expect((await made()).map((booking) => String(booking['status']))).toEqual([
    ...['confirmed', 'confirmed'],
    ...['cancelled', 'cancelled', 'cancelled'],
  ]);
  expect(await mailedText(email, /Citas canceladas/, /Cuándo \(\d\/3\)/)).toContain('(1/3)');
});

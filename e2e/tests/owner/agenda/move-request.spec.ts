import { addresses } from '../../../fixtures/addresses';
import { makeAgenda, openAgenda, panelOf } from '../../../fixtures/agenda';
import { expectAccessibleAsShown } from '../../../fixtures/looks/axe';
import { anEmail, chooseSlot, fillIn, inDays } from '../../../fixtures/data/bookable-card';
import { publishCard } from '../../../fixtures/panel';
import { server } from '../../../fixtures/server';
import { expect, test } from '../../../fixtures/test';

test('a visitor asks for other hours, and keeps the agreed one until the owner accepts the last', async ({
  page,
  owner,
  browser,
}) => {
  test.setTimeout(180_000);
  const { cardId, slug } = await publishCard(owner, 'Ana García');
  const agenda = await makeAgenda(owner, { name: 'Consulta', cardIds: [cardId] });
  await agenda.ask('refreshBookableCards', {});
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const visitor = await context.newPage();
  await visitor.goto(`${addresses.publicCard}/c/${slug}/reservar`);
  await chooseSlot(visitor, inDays(3), '09:00');
  await fillIn(visitor, anEmail());
  await visitor.getByRole('button', { name: 'Confirmar reserva' }).click();
  await expect(visitor.getByRole('heading', { name: 'Reserva confirmada' })).toBeVisible();
  const { docs } = await server.db.collection('bookings').where('userId', '==', agenda.uid).get();
  const bookingId = docs[0]!.id;
  // As if the owner had confirmed it by hand; the link of such a booking comes by mail.
  await docs[0]!.ref.update({ 'service.needsConfirmation': true });
  await visitor.getByRole('link', { name: 'Ver o cambiar la reserva' }).click();

  const ask = async (time: string) => {
    await visitor.getByRole('button', { name: 'Cambiar la hora' }).click();
    await chooseSlot(visitor, inDays(3), time);
    await visitor.getByRole('button', { name: /^Cambiar a/ }).click();
    await expect(visitor.getByText(/^Has pedido cambiarla: /).first()).toBeVisible();
    await expect(visitor.getByRole('heading', { name: 'Reserva confirmada' })).toBeVisible();
    await expect(visitor.getByText(/09:00–09:30/)).toBeVisible();
  };
  await ask('10:00');
  await expectAccessibleAsShown(visitor, 'una reserva con otra hora pedida');
  await visitor.getByRole('button', { name: 'Mantener mi hora' }).click();
  await expect(visitor.getByText('Ya no pides otra hora.', { exact: false }).first()).toBeVisible();
  await ask('10:30');
  await ask('11:00');

  await openAgenda(page, `?vista=lista&fecha=${inDays(3)}&reserva=${bookingId}`);
  const panel = panelOf(page);
  await expect(panel.getByText('Pide otra hora')).toBeVisible();
  await expect(panel.getByText(/^Antes/)).toContainText('09:00–09:30');
  await expect(panel.getByText(/^Pide: /)).toContainText('11:00–11:30');
  await expectAccessibleAsShown(page, 'el panel de una reserva con otra hora pedida');
  await panel.getByRole('button', { name: 'Aceptar el cambio' }).click();
  await expect(panel.getByText('Confirmada')).toBeVisible();
  await expect(panel.getByText(/11:00–11:30/)).toBeVisible();
  await expect(panel.getByRole('button', { name: 'Mantener la hora' })).toHaveCount(0);
  await visitor.reload();
  await expect(visitor.getByText(/11:00–11:30/)).toBeVisible();
  await context.close();
});

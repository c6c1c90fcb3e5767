import { addresses } from '../../../fixtures/addresses';
import { makeAgenda, panelOf } from '../../../fixtures/agenda';
import { expectAccessibleAsShown } from '../../../fixtures/looks/axe';
import { anEmail, chooseSlot, fillIn, inDays } from '../../../fixtures/data/bookable-card';
import { publishCard } from '../../../fixtures/panel';
import { server } from '../../../fixtures/server';
import { balanceOf, endSetUp, giveCard, words } from '../../../fixtures/stripe';
import { expect, test } from '../../../fixtures/test';

const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };

test.use(PHONE);

const SLOW = { timeout: 30_000 };

test('an owner goes from «Sin conectar» to a paid, moved, partly refunded and cancelled booking', async ({
  page,
  owner,
  browser,
}) => {
  test.setTimeout(300_000);
  const { cardId, slug } = await publishCard(owner, 'Ana García');
  const { uid } = await makeAgenda(owner, { name: 'Consulta', price: 4500, cardIds: [cardId] });

  await page.goto(`${addresses.shell}/dashboard/stripe`);
  const account = page.getByRole('region', { name: 'Tu cuenta de Stripe' });
  await expect(account.getByText('Sin conectar', { exact: true })).toBeVisible();
  await account.getByRole('button', { name: 'Conectar con Stripe' }).click();
  await endSetUp(page, 'Terminar: cuenta activa');
  await expect(account.getByText('Activa', { exact: true })).toBeVisible(SLOW);

  await page.goto(`${addresses.shell}/servicios`);
  const service = page.getByRole('article', { name: 'Consulta', exact: true });
  await service.getByRole('button', { name: 'Editar' }).click();
  const form = page.getByRole('dialog', { name: 'Editar servicio' });
  await form.getByRole('radio', { name: 'Una señal al reservar' }).check();
  await expect(form.getByText(words('Pagas ahora 22,50 €.'))).toBeVisible();
  await expectAccessibleAsShown(page, 'el cobro de un servicio');
  await form.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect(form).toBeHidden();

  const visitor = await (await browser.newContext(PHONE)).newPage();
  await expect(async () => {
    await visitor.goto(`${addresses.publicCard}/c/${slug}/reservar`);
    await chooseSlot(visitor, inDays(3), '09:00');
    await expect(visitor.getByText(words('Pagas ahora 22,50 € de señal'))).toBeVisible({ timeout: 5000 });
  }).toPass();
  await fillIn(visitor, anEmail());
  await visitor.getByRole('button', { name: 'Reservar y pagar' }).click();
  await giveCard(visitor, '4242 4242 4242 4242');
  await expect(visitor.getByRole('heading', { name: 'Reserva confirmada' })).toBeVisible(SLOW);
  await visitor.context().close();

  const { docs } = await server.db.collection('bookings').where('userId', '==', uid).get();
  const bookingId = docs[0]!.id;
  const openBooking = () => page.goto(`${addresses.shell}/dashboard/bookings?reserva=${bookingId}`);
  await openBooking();
  await expect(panelOf(page).getByText(words('Pagada la señal de 22,50 €, quedan 22,50 €'))).toBeVisible(
    SLOW,
  );
  await panelOf(page).getByRole('button', { name: 'Cambiar la hora' }).click();
  const move = page.getByRole('dialog', { name: 'Cambiar la hora' });
  await move.getByText('11:00', { exact: true }).click();
  await move.getByRole('button', { name: 'Cambiar la hora' }).click();
  await expect(panelOf(page).getByText('11:00–11:30')).toBeVisible(SLOW);
  await expect(panelOf(page).getByText(words('Pagada la señal de 22,50 €, quedan 22,50 €'))).toBeVisible();

  await page.goto(`${addresses.shell}/dashboard/stripe`);
  const payments = page.getByRole('region', { name: 'Cobros por la web' });
  const payment = payments.getByRole('article', { name: 'Eva Ruiz' });
  await payment.getByRole('button', { name: 'Devolver el pago de Eva Ruiz' }).click();
  const refund = page.getByRole('dialog', { name: 'Devolver el pago de Eva Ruiz' });
  await refund.getByLabel('Importe que devuelves').fill('10');
  await refund.getByRole('button', { name: words('Devolver 10 €') }).click();
  await expect(payment.getByText('Devuelto en parte')).toBeVisible(SLOW);
  // The month's figures are those of the account, to the cent.
  const euros = new Intl.NumberFormat('es', { style: 'currency', currency: 'EUR' });
  const totals = payments.getByLabel('Totales del mes');
  const net = async () => new RegExp(euros.format((await balanceOf(uid)) / 100).replace(/\s/g, '\\s'));
  await expect(totals).toContainText(await net());
  await expect(totals).toContainText(words('22,50 €'));
  await expectAccessibleAsShown(page, 'un mes de cobros');

  await openBooking();
  await panelOf(page).getByRole('button', { name: 'Cancelar reserva' }).click();
  const cancel = page.getByRole('dialog', { name: 'Cancelar la reserva' });
  await expect(cancel.getByText(words('Se le devolverán 12,50 €'))).toBeVisible();
  await cancel.getByRole('button', { name: 'Cancelar reserva' }).click();
  await expect(panelOf(page).getByText(words('Devuelto: 22,50 €'))).toBeVisible(SLOW);
  await page.goto(`${addresses.shell}/dashboard/stripe`);
  await expect(payment.getByText('Devuelto', { exact: true })).toBeVisible(SLOW);
  await expect(totals).toContainText(await net());
});

import { addresses } from '../../../fixtures/addresses';
import { makeAgenda } from '../../../fixtures/agenda';
import { expectAccessibleAsShown } from '../../../fixtures/looks/axe';
import { anEmail, chooseSlot, fillIn, inDays } from '../../../fixtures/data/bookable-card';
import { publishCard } from '../../../fixtures/panel';
import { server } from '../../../fixtures/server';
import { expect, test } from '../../../fixtures/test';

test.use({ viewport: { width: 390, height: 844 } });

test('an owner reminds tomorrow’s people on a phone, and sees that one of them confirms by the link', async ({
  page,
  owner,
  browser,
}) => {
  test.setTimeout(180_000);
  const { cardId, slug } = await publishCard(owner, 'Ana García');
  const agenda = await makeAgenda(owner, { name: 'Consulta', cardIds: [cardId] });
  // Without this, tomorrow's appointments could no longer be cancelled.
  await server.db.doc(`availability/${agenda.uid}`).update({ changeNoticeMinutes: 0 });
  await agenda.ask('refreshBookableCards', {});
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const visitor = await context.newPage();
  await visitor.goto(`${addresses.publicCard}/c/${slug}/reservar`);
  await chooseSlot(visitor, inDays(1), '09:00');
  await fillIn(visitor, anEmail());
  await visitor.getByLabel('Teléfono').fill('600 111 222');
  await visitor.getByRole('button', { name: 'Confirmar reserva' }).click();
  await expect(visitor.getByRole('heading', { name: 'Reserva confirmada' })).toBeVisible();
  const { docs } = await server.db.collection('bookings').where('userId', '==', agenda.uid).get();
  const { name } = docs[0]!.get('customer') as { name: string };

  // Nothing leaves the machine: the address that WhatsApp would get is what counts.
  await context.close();
  await page.context().route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp' }));
  await page.goto(`${addresses.shell}/dashboard/bookings/reminders`);
  await expect(page.getByRole('heading', { name: 'Recordatorios' })).toBeVisible();
  await page.getByText('Mañana', { exact: true }).click();
  const send = page.getByRole('link', { name: `Enviar el recordatorio a ${name} por WhatsApp` });
  await expect(send).toHaveAttribute('href', /^https:\/\/wa\.me\/34600111222\?text=.+reserva/);
  await expectAccessibleAsShown(page, 'los recordatorios de mañana');
  const text = new URL((await send.getAttribute('href'))!).searchParams.get('text')!;
  const opened = page.context().waitForEvent('page');
  await send.click();
  await (await opened).close();
  await expect(page.getByText(/^Enviado: /)).toBeVisible();
  await page.reload();
  await expect(page.getByText(/^Enviado: /)).toBeVisible();
  await expect(page.getByText('1 de 1 cita con recordatorio enviado')).toBeVisible();

  const phone = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const customer = await phone.newPage();
  await customer.goto(/https?:\S+/.exec(text)![0]);
  await expect(customer.getByRole('button', { name: 'Confirmo que voy' })).toBeVisible();
  expect((await docs[0]!.ref.get()).get('attends')).toBeUndefined();
  await expectAccessibleAsShown(customer, 'la página de un recordatorio');
  await customer.getByRole('button', { name: 'Confirmo que voy' }).click();
  await expect(customer.getByText('Has confirmado que vas').first()).toBeVisible();
  await expect(page.getByText('Confirmada por el cliente')).toBeVisible();

  // Without script, the same link has a form that cancels.
  const plain = await browser.newContext({ javaScriptEnabled: false });
  const reader = await plain.newPage();
  await reader.goto(/https?:\S+/.exec(text)![0]);
  await reader.getByRole('button', { name: 'Cancelar reserva' }).click();
  // Texts inside noscript aren't found by their words.
  await expect(reader.locator('noscript p').first()).toHaveText('Has cancelado la reserva.');
  await expect(page.getByText(/^No hay citas confirmadas el /)).toBeVisible();
  await phone.close();
  await plain.close();
});

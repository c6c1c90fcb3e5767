import { Timestamp } from 'firebase-admin/firestore';
import { addresses } from '../../fixtures/addresses';
import { makeAgenda, panelOf } from '../../fixtures/agenda';
import { expectAccessibleAsShown } from '../../fixtures/looks/axe';
import { anEmail, chooseSlot, fillIn, inDays } from '../../fixtures/data/bookable-card';
import { publishCard } from '../../fixtures/panel';
import { server } from '../../fixtures/server';
import { balanceOf, connectAccount, giveCard, words } from '../../fixtures/stripe';
import { expect, test } from '../../fixtures/test';

const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };

test.use(PHONE);

const SLOW = { timeout: 30_000 };

test('a visitor leaves a card, doesn’t come, and its owner takes the fee that was agreed', async ({
  page,
  owner,
  browser,
}) => {
  test.setTimeout(240_000);
  const { cardId, slug } = await publishCard(owner, 'Ana García');
  const { uid, ask } = await makeAgenda(owner, {
    name: 'Consulta',
    price: 4500,
    cardIds: [cardId],
    payment: { rule: 'card', link: '', deposit: { kind: 'amount', value: 2000 } },
  });
  await connectAccount(owner, uid);
  await ask('refreshBookableCards', {});

  const visitor = await (await browser.newContext(PHONE)).newPage();
  await visitor.goto(`${addresses.publicCard}/c/${slug}/reservar`);
  await chooseSlot(visitor, inDays(3), '09:00');
  await expect(visitor.getByText(words('se te pueden cobrar 20 €'))).toBeVisible();
  await fillIn(visitor, anEmail());
  await visitor.getByRole('button', { name: 'Reservar y guardar tarjeta' }).click();
  await visitor.getByRole('link', { name: 'Volver sin pagar' }).click();
  await expect(visitor.getByRole('heading', { name: 'Falta tu tarjeta' })).toBeVisible(SLOW);
  await expect(visitor.getByRole('button', { name: 'Dejar libre el hueco' })).toBeVisible();
  await expectAccessibleAsShown(visitor, 'una reserva sin tarjeta');
  await visitor.getByRole('button', { name: 'Guardar mi tarjeta' }).click();
  await giveCard(visitor, '4242 4242 4242 4242', 'Guardar tarjeta');
  await expect(visitor.getByRole('heading', { name: 'Reserva confirmada' })).toBeVisible(SLOW);
  await expect(visitor.getByText('Tu tarjeta está guardada y no se te ha cobrado nada.')).toBeVisible();
  expect(await balanceOf(uid)).toBe(0);

  const { docs } = await server.db.collection('bookings').where('userId', '==', uid).get();
  const { ref } = docs[0]!;
  await ref.update({
    start: Timestamp.fromMillis(Date.now() - 3_600_000),
    end: Timestamp.fromMillis(Date.now() - 1_800_000),
  });
  await page.goto(`${addresses.shell}/dashboard/bookings?reserva=${ref.id}`);
  const panel = panelOf(page);
  await panel.getByRole('button', { name: 'Marcar que no acudió' }).click();
  const charge = panel.getByRole('button', { name: 'Cobrar por no acudir' });
  await expect(charge).toBeVisible(SLOW);
  await expectAccessibleAsShown(page, 'una reserva a la que no se acudió');
  await charge.click();
  const dialog = page.getByRole('dialog', { name: 'Cobrar a Eva Ruiz por no acudir' });
  await dialog.getByLabel('Importe que cobras').fill('25');
  await dialog.getByRole('button', { name: 'Cobrar', exact: true }).click();
  await expect(dialog.getByText(words('Escribe un importe entre 0,50 € y 20 €'))).toBeVisible();
  await dialog.getByLabel('Importe que cobras').fill('15');
  await dialog.getByRole('button', { name: words('Cobrar 15 €') }).click();
  await expect(panel.getByText(words('Cobrado por no acudir: 15 €'))).toBeVisible(SLOW);

  await visitor.reload();
  await expect(visitor.getByText(words('Se te han cobrado 15 € por no acudir.'))).toBeVisible(SLOW);
  await visitor.context().close();
});

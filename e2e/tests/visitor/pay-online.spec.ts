import { addresses } from '../../fixtures/addresses';
import { makeAgenda } from '../../fixtures/agenda';
import { expectAccessibleAsShown } from '../../fixtures/looks/axe';
import { anEmail, chooseSlot, fillIn, inDays } from '../../fixtures/data/bookable-card';
import { publishCard } from '../../fixtures/panel';
import { connectAccount, giveCard, words } from '../../fixtures/stripe';
import { CORE } from '../../fixtures/tags';
import { expect, test } from '../../fixtures/test';

test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

test(
  'a visitor pays a deposit with a declined, then a good card, and its owner moves money back',
  CORE,
  async ({ page, owner, browser }) => {
    test.setTimeout(240_000);
    const { cardId, slug } = await publishCard(owner, 'Ana García');
    const agenda = await makeAgenda(owner, {
      name: 'Consulta',
      price: 4500,
      cardIds: [cardId],
      payment: {
        rule: 'deposit',
        link: '',
        deposit: { kind: 'percent', value: 50 },
        refunds: [{ noticeMinutes: 1440, percent: 100 }],
      },
    });
    await connectAccount(owner, agenda.uid);
    await agenda.ask('refreshBookableCards', {});
    const visitor = await (
      await browser.newContext({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })
    ).newPage();
    const others = new Set<string>();
    visitor.on('request', (request) => others.add(new URL(request.url()).origin));

    await visitor.goto(`${addresses.publicCard}/c/${slug}/reservar`);
    await chooseSlot(visitor, inDays(3), '09:00');
    await expect(visitor.getByText(words('Pagas ahora 22,50 € de señal'))).toBeVisible();
    await expect(
      visitor.getByText(words('Si cancelas hasta 24 h antes, te devolvemos todo; después, nada')),
    ).toBeVisible();
    await fillIn(visitor, anEmail());
    // No third party gets a request before the press.
    expect([...others]).toEqual([addresses.publicCard]);
    await visitor.getByRole('button', { name: 'Reservar y pagar' }).click();

    const payPage = visitor.getByRole('heading', { name: 'Pagar', exact: true });
    await expect(payPage).toBeVisible();
    // Back is to one's own booking, and not to an hour that somebody took.
    await visitor.goBack();
    await expect(visitor.getByRole('heading', { name: 'Falta el pago' })).toBeVisible();
    await expect(visitor.getByRole('button', { name: 'Dejar libre el hueco' })).toBeVisible();
    await visitor.getByRole('button', { name: words('Pagar 22,50 €') }).click();
    await expect(payPage).toBeVisible();
    await expect(visitor.getByText(words('22,50 €')).first()).toBeVisible();
    await giveCard(visitor, '4000 0000 0000 0002');
    await expect(visitor.getByRole('alert')).toContainText('rechazada');
    await visitor.getByRole('link', { name: 'Volver sin pagar' }).click();
    await expect(visitor.getByRole('heading', { name: 'Falta el pago' })).toBeVisible();
    await expect(visitor.getByText('No has terminado de pagar. No se te ha cobrado nada.')).toBeVisible();
    await expect(visitor.getByText(/^(30|2\d):\d\d$/)).toBeVisible();
    await expectAccessibleAsShown(visitor, 'una reserva sin pagar');
    await visitor.getByRole('button', { name: words('Pagar 22,50 €') }).click();
    await giveCard(visitor, '4242 4242 4242 4242');
    await expect(visitor.getByRole('heading', { name: 'Reserva confirmada' })).toBeVisible();
    await expect(visitor.getByText(words('Has pagado 22,50 €'))).toBeVisible();
    await expectAccessibleAsShown(visitor, 'una reserva pagada');

    await page.goto(`${addresses.shell}/dashboard/stripe`);
    const payments = page.getByRole('region', { name: 'Cobros por la web' });
    const payment = payments.getByRole('article', { name: 'Eva Ruiz' });
    await expect(payment.getByText('Pagado', { exact: true })).toBeVisible();
    await expectAccessibleAsShown(page, 'los cobros de Pagos');
    await payment.getByRole('button', { name: 'Devolver el pago de Eva Ruiz' }).click();
    const dialog = page.getByRole('dialog', { name: 'Devolver el pago de Eva Ruiz' });
    await dialog.getByLabel('Importe que devuelves').fill('10');
    await dialog.getByRole('button', { name: words('Devolver 10 €') }).click();
    await expect(payment.getByText('Devuelto en parte')).toBeVisible();

    await visitor.reload();
    await expect(visitor.getByText(words('Te hemos devuelto 10 €'))).toBeVisible();
    // Moved, it stays paid.
    await visitor.getByRole('button', { name: 'Cambiar la hora' }).click();
    await chooseSlot(visitor, inDays(3), '10:00');
    await visitor.getByRole('button', { name: /^Cambiar a/ }).click();
    await expect(visitor.getByRole('heading', { name: 'Reserva confirmada' })).toBeVisible();
    await expect(visitor.getByText(words('Has pagado 22,50 €'))).toBeVisible();
    await visitor.getByRole('button', { name: 'Cancelar reserva' }).click();
    await expect(visitor.getByText(words('Si cancelas ahora, te devolvemos 12,50 €.'))).toBeVisible();
    await visitor.getByRole('button', { name: 'Cancelar reserva' }).click();
    await expect(visitor.getByRole('heading', { name: 'Reserva cancelada' })).toBeVisible();
    await expect(visitor.getByText(words('Te hemos devuelto 22,50 €'))).toBeVisible();
    await expect(payment.getByText('Devuelto', { exact: true })).toBeVisible();
    await visitor.context().close();
  },
);

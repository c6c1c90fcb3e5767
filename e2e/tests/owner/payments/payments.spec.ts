import type { Page } from '@playwright/test';
import { aBooking } from 'shared-lib/testing';
import { addresses } from '../../../fixtures/addresses';
import { expectAccessible } from '../../../fixtures/looks/axe';
import { server } from '../../../fixtures/server';
import { forgiveOfflineNoise } from '../../../fixtures/releases/service-worker';
import { storeBooking, storeService } from '../../../fixtures/data/stored-bookings';
import { CORE } from '../../../fixtures/tags';
import { expect, test } from '../../../fixtures/test';

const open = (page: Page) => page.goto(`${addresses.shell}/dashboard/stripe`);

const PRICE = 2500;

/** Stores a service with a price, as the owner's form does. */
const pricedService = (userId: string, name: string): Promise<string> =>
  storeService({ userId, name, price: PRICE });

/** Stores a booking of it that awaits its payment. */
function unpaidBooking(userId: string, serviceId: string): Promise<string> {
  const start = Date.now() + 48 * 3_600_000;
  const { service } = aBooking();
  return storeBooking({
    userId,
    service: { ...service, id: serviceId, price: PRICE },
    customer: { name: 'Iris Gil', email: 'iris@ejemplo.com', phone: '' },
    start,
    end: start + 1_800_000,
    status: 'pending_payment',
    payment: { rule: 'link', state: 'awaiting', paidAt: null },
  });
}

test(
  'S2.07 /dashboard/stripe: an owner pastes a payment link, and only one of Stripe’s',
  CORE,
  async ({ page, owner, pageErrors }) => {
    test.setTimeout(120_000);
    const uid = await server.uidOf(owner.email);
    await open(page);
    await expect(page).toHaveTitle('Pagos · Tarjetero');
    await expect(page.getByRole('heading', { name: 'Todavía no cobras por ningún servicio' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Cómo crear un enlace de pago' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Ir a Servicios' })).toHaveAttribute('href', '/servicios');

    const serviceId = await pricedService(uid, 'Primera consulta');
    const service = page.getByRole('article', { name: 'Primera consulta' });
    const link = service.getByLabel('Enlace de pago de Primera consulta');
    const save = service.getByRole('button', { name: 'Guardar enlace' });
    await save.click();
    await expect(service.getByText('Pega tu enlace de pago')).toBeVisible();
    for (const wrong of ['stripe', 'https://stripe.com/x', 'https://buy.stripe.com.evil.test/x']) {
      await link.fill(wrong);
      await save.click();
      await expect(service.getByText('Pega un enlace que empiece por https://buy.stripe.com/')).toBeVisible();
      await expect(link).toHaveValue(wrong);
    }
    const payment = async () => (await server.db.doc(`services/${serviceId}`).get()).get('payment') as object;
    expect(await payment()).toEqual({ rule: 'none', link: '' });
    await link.fill(' https://buy.stripe.com/test_1?utm=x ');
    await save.click();
    await expect(page.getByText('«Primera consulta» se paga con tu enlace')).toBeVisible();
    await expect(service.getByText('Se paga con enlace')).toBeVisible();
    expect(await payment()).toEqual({ rule: 'link', link: 'https://buy.stripe.com/test_1' });
    await expect(service.getByRole('link', { name: 'Abrir' })).toHaveAttribute(
      'href',
      'https://buy.stripe.com/test_1',
    );

    await page.context().setOffline(true);
    await service.getByRole('button', { name: 'Quitar enlace' }).click();
    await expect(page.getByText('Se guardará cuando vuelva la conexión')).toBeVisible();
    await expect(service.getByText('Sin enlace')).toBeVisible();
    await page.context().setOffline(false);
    await expect(async () => expect(await payment()).toEqual({ rule: 'none', link: '' })).toPass();
    forgiveOfflineNoise(pageErrors);
  },
);

test('an owner sees who still has to pay, and notes that they have', async ({ page, owner }) => {
  test.setTimeout(120_000);
  const uid = await server.uidOf(owner.email);
  await open(page);
  await expect(page.getByText('No hay ninguna reserva pendiente de pago.')).toBeVisible();
  const bookingId = await unpaidBooking(uid, await pricedService(uid, 'Primera consulta'));
  const owed = page.getByRole('article', { name: 'Iris Gil' });
  await expect(owed.getByText(bookingId)).toBeVisible();
  await expect(owed.getByText(/Primera consulta · /)).toBeVisible();
  await expectAccessible(page, 'Pagos');
  await owed.getByRole('button', { name: 'Marcar como pagada' }).click();
  const question = page.getByRole('dialog', { name: '¿Ha pagado Iris Gil?' });
  await question.getByRole('button', { name: 'Marcar como pagada' }).click();
  await expect(page.getByText('Pago de Iris Gil anotado')).toBeVisible({ timeout: 20_000 });
  await expect(owed).toBeHidden();
  const booking = await server.db.doc(`bookings/${bookingId}`).get();
  expect([booking.get('status'), booking.get('payment.state')]).toEqual(['confirmed', 'paid']);
});

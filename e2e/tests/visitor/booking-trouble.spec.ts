import type { Page, Route } from '@playwright/test';
import { HOLD_MS, instantOf, type VisitorBookingOutputs } from 'shared-lib/model/booking';
import {
  anEmail,
  bookingsOf,
  chooseDay,
  chooseSlot,
  fillIn,
  holdAsSomebody,
  inDays,
  letHoldsRunOut,
  makeBookableCard,
} from '../../fixtures/data/bookable-card';
import { intercept } from '../../fixtures/intercept';
import { server } from '../../fixtures/server';
import { forgiveOfflineNoise } from '../../fixtures/releases/service-worker';
import { CORE } from '../../fixtures/tags';
import { expect, forgiveRefusals, test } from '../../fixtures/test';

// Bookings of an address are limited.

test(
  'a slot that somebody takes while the form is open: what was typed stays, the nearest others are offered',
  CORE,
  async ({ page, pageErrors }) => {
    const email = anEmail();
    const card = await makeBookableCard();
    const date = inDays(2);
    // Nothing is held: the hold never gets through.
    const letThrough = await intercept(page, '**/b/*/hold', (route) => route.abort('failed'));
    await page.goto(`${card.url}/reservar`);
    await chooseSlot(page, date, '10:00');
    await fillIn(page, email);
    await holdAsSomebody(card, instantOf(date, '10:00', 'Europe/Madrid'));
    letThrough();
    await page.getByRole('button', { name: 'Confirmar reserva' }).click();
    const note = page.getByRole('alert');
    await expect(note).toContainText('Ese hueco acaba de ocuparse.');
    await expect(page.getByLabel('Email', { exact: true })).toHaveValue(email);
    const others = page.getByRole('list', { name: 'Huecos más cercanos' }).getByRole('button');
    await expect(others.first()).toHaveText(/ · \d\d:\d\d$/);
    await expect(others).toHaveCount(6);
    await others
      .filter({ hasText: /09:30$/ })
      .first()
      .click();
    await expect(note).toBeHidden();
    await expect(page.getByText(/^Te guardamos este hueco/)).toBeVisible();
    await expect(page.getByLabel('Email', { exact: true })).toHaveValue(email);
    await page.getByRole('button', { name: 'Confirmar reserva' }).click();
    await expect(page.getByRole('heading', { name: 'Reserva confirmada' })).toBeVisible();
    forgiveRefusals(pageErrors, 409);
    forgiveOfflineNoise(pageErrors);
  },
);

test('a slot that is gone on arriving at the form, and the calendar then knows it', async ({
  page,
  pageErrors,
}) => {
  const card = await makeBookableCard();
  const date = inDays(2);
  await page.goto(`${card.url}/reservar?fecha=${date}`);
  await page.locator(`[data-date="${date}"][aria-pressed="true"]`).waitFor();
  await holdAsSomebody(card, instantOf(date, '11:00', 'Europe/Madrid'));
  await page.getByRole('button', { name: '11:00', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('Ese hueco acaba de ocuparse.');
  await page.getByRole('button', { name: 'Ver el calendario' }).click();
  await expect(page.getByRole('button', { name: '10:30', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: '11:00', exact: true })).toHaveCount(0);
  forgiveRefusals(pageErrors, 409);
});

test('a service that changes or goes while the form is open', async ({ page, pageErrors }) => {
  const card = await makeBookableCard({ services: [{ price: 1000 }] });
  const service = server.db.doc(`services/${card.serviceIds[0]}`);
  await page.goto(`${card.url}/reservar`);
  await chooseSlot(page, inDays(2), '10:00');
  await fillIn(page);
  // A hold that came later would find the change, and speak of it first.
  await expect(page.getByText(/^Te guardamos este hueco/)).toBeVisible();
  await service.update({ price: 2000, durationMinutes: 45 });
  await page.getByRole('button', { name: 'Confirmar reserva' }).click();
  await expect(page.getByRole('alert')).toContainText(/ahora dura 45 min y su precio es 20\s€/);
  await expect(page.getByLabel('Nombre', { exact: true })).toHaveValue('Eva Ruiz');
  await service.update({ hidden: true });
  await page.getByRole('button', { name: 'Confirmar reserva' }).click();
  await expect(page.getByText('Ahora mismo no se puede reservar aquí.')).toBeVisible();
  expect(await bookingsOf(card.uid)).toEqual([]);
  forgiveRefusals(pageErrors, 409, 410);
});

test('the network is cut at each step: nothing is lost, and it goes on from there', async ({
  page,
  context,
  pageErrors,
}) => {
  test.setTimeout(120_000);
  const email = anEmail();
  const card = await makeBookableCard({
    services: [{ name: 'Una' }, { name: 'Otra' }],
    // Two months on there is something to look for on any day.
    availability: { windowDays: 120 },
  });
  await page.goto(card.url);
  const link = page.getByRole('link', { name: 'Reservar', exact: true });
  // Hovered once the page is interactive, which loads the widget's files before the click.
  await expect(page.getByText(/^Próximo hueco/)).toBeVisible();
  const chunk = page.waitForResponse(/\/assets\/booking-widget\.\w+\.js/);
  await link.hover();
  await (await chunk).finished();
  await context.setOffline(true);
  await link.click();
  await expect(page.getByRole('alert')).toContainText('Sin conexión');
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await page.getByRole('button', { name: /^Una/ }).click();
  await page.locator('.tj-day[aria-pressed="true"]').waitFor();

  await page.getByRole('button', { name: 'Mes siguiente' }).click();
  await page.locator('.tj-day[aria-pressed="true"]').waitFor();
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Mes siguiente' }).click();
  await expect(page.getByRole('alert')).toContainText('Sin conexión');
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Reintentar' }).click();
  // The first free start of all may begin before it is booked.
  await chooseDay(page, inDays(2));
  await context.setOffline(true);
  await page.locator('.tj-time').first().click();
  await fillIn(page, email);
  await page.getByRole('button', { name: 'Confirmar reserva' }).click();
  await expect(page.getByRole('alert')).toContainText('Sin conexión');
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect(page.getByRole('heading', { name: 'Reserva confirmada' })).toBeVisible();
  expect(await bookingsOf(card.uid)).toEqual([
    expect.objectContaining({ customer: expect.objectContaining({ email }) }),
  ]);
  forgiveOfflineNoise(pageErrors);
});

test('a slot that was left is free again for others', async ({ page, context }) => {
  const card = await makeBookableCard();
  const date = inDays(2);
  await page.goto(card.url);
  await page.getByRole('link', { name: 'Reservar', exact: true }).click();
  await chooseSlot(page, date, '12:00');
  await expect(page.getByText(/^Te guardamos este hueco/)).toBeVisible();
  const other = await context.newPage();
  const look = async () => {
    await other.goto(`${card.url}/reservar?fecha=${date}`);
    await other.locator('.tj-time').first().waitFor();
    return other.getByRole('button', { name: '12:00', exact: true }).count();
  };
  expect(await look()).toBe(0);
  await page.getByRole('button', { name: 'Cerrar' }).click();
  await expect.poll(look).toBe(1);
});

/** Time after which holds have expired here, and the form requests another, in milliseconds. */
const LATER_MS = 31_000;

/** Makes the page believe that its first hold lasts twenty seconds, by setting its clock ahead. */
async function shortenHold(page: Page): Promise<void> {
  const shorten = async (route: Route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as VisitorBookingOutputs['hold'];
    await route.fulfill({ response, json: { ...answer, heldUntil: answer.heldUntil! - HOLD_MS + 20_000 } });
  };
  await page.route('**/b/*/hold', shorten, { times: 1 });
}

test('a hold that runs out while nobody types is said to, and had again with the next key', async ({
  page,
}) => {
  await page.clock.install();
  await shortenHold(page);
  const email = anEmail();
  const card = await makeBookableCard();
  await page.goto(`${card.url}/reservar`);
  const proofTask = page.waitForResponse('**/b/challenge');
  await chooseSlot(page, inDays(2), '10:00');
  const held = page.getByText(/^Te guardamos este hueco hasta las \d\d:\d\d/);
  await expect(held).toBeVisible();
  await page.getByLabel('Nombre', { exact: true }).fill('Eva Ruiz');
  await letHoldsRunOut(card);
  // Pending requests would be aborted.
  await (await proofTask).finished();
  await page.clock.fastForward(LATER_MS);
  await expect(page.getByRole('status')).toContainText('Ya no te guardamos este hueco');
  await expect(held).toHaveCount(0);
  await expect(page.getByLabel('Nombre', { exact: true })).toHaveValue('Eva Ruiz');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await expect(held).toBeVisible();

  // Nobody is needed to hold it, as long as it's free.
  await letHoldsRunOut(card);
  await page.getByRole('button', { name: 'Confirmar reserva' }).click();
  await expect(page.getByRole('heading', { name: 'Reserva confirmada' })).toBeVisible();
  expect(await bookingsOf(card.uid)).toEqual([
    expect.objectContaining({
      customer: expect.objectContaining({ name: 'Eva Ruiz', email }),
    }),
  ]);
});

test('a slot that somebody takes once its hold has run out: what was typed stays, another is booked', async ({
  page,
  pageErrors,
}) => {
  await page.clock.install();
  await shortenHold(page);
  const email = anEmail();
  const card = await makeBookableCard();
  const date = inDays(2);
  await page.goto(`${card.url}/reservar`);
  const proofTask = page.waitForResponse('**/b/challenge');
  await chooseSlot(page, date, '10:00');
  await expect(page.getByText(/^Te guardamos este hueco/)).toBeVisible();
  await page.getByLabel('Nombre', { exact: true }).fill('Eva Ruiz');
  await letHoldsRunOut(card);
  await holdAsSomebody(card, instantOf(date, '10:00', 'Europe/Madrid'));
  await (await proofTask).finished();
  await page.clock.fastForward(HOLD_MS + 1000);
  await page.getByLabel('Email', { exact: true }).fill(email);
  await expect(page.getByRole('alert')).toContainText('Ese hueco acaba de ocuparse.');
  await expect(page.getByLabel('Nombre', { exact: true })).toHaveValue('Eva Ruiz');
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(email);
  const others = page.getByRole('list', { name: 'Huecos más cercanos' }).getByRole('button');
  await others
    .filter({ hasText: /10:30$/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Confirmar reserva' }).click();
  await expect(page.getByRole('heading', { name: 'Reserva confirmada' })).toBeVisible();
  const [booking] = await bookingsOf(card.uid);
  expect(booking!['start'].toMillis()).toBe(instantOf(date, '10:30', 'Europe/Madrid'));
  forgiveRefusals(pageErrors, 409);
});

test('a service is chosen while the steps after it are on their way, and nothing is lost where they don’t come', async ({
  page,
  pageErrors,
}) => {
  const card = await makeBookableCard({ services: [{ name: 'Una' }, { name: 'Otra' }] });
  const link = page.getByRole('link', { name: 'Reservar', exact: true });
  const services = page.getByRole('heading', { name: 'Elige un servicio' });
  const times = page.getByRole('heading', { name: 'Elige día y hora' });
  const held: Route[] = [];
  const letThrough = await intercept(page, '**/assets/booking-widget.*.js', (route) => held.push(route));

  await page.goto(card.url);
  await link.press('Enter');
  await expect(services).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(card.url);
  await expect(link).toBeFocused();

  await link.press('Enter');
  await expect(services).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const chosen = page.getByRole('button', { name: /^Otra/, pressed: true });
  await expect(chosen).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: 'Buscando huecos…' })).toBeVisible();
  expect(held).toHaveLength(1);
  await held[0]!.continue();
  await expect(times).toBeVisible();
  await expect(page.getByRole('group', { name: 'Tu reserva' })).toContainText('Otra');
  await page.goBack();
  await expect(services).toBeFocused();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.evaluate(() => sessionStorage.clear());
  await page.goto(card.url);
  await link.press('Enter');
  await page.getByRole('button', { name: /^Otra/ }).press('Enter');
  await expect.poll(() => held.length).toBe(2);
  letThrough();
  await held[1]!.abort('failed');
  await expect(page.getByRole('heading', { level: 1, name: 'Reservar con Olga Citas' })).toBeVisible();
  await expect(page).toHaveURL(`${card.url}/reservar`);
  await expect(times).toBeVisible();
  await expect(page.getByRole('group', { name: 'Tu reserva' })).toContainText('Otra');
  await page.getByRole('button', { name: 'Cambiar el servicio' }).click();
  await expect(services).toBeFocused();
  forgiveOfflineNoise(pageErrors);
});

test('a page about booking whose script doesn’t come says so', async ({ page, pageErrors }) => {
  const card = await makeBookableCard();
  for (const part of ['booking', 'booking-widget']) {
    const letThrough = await intercept(page, `**/assets/${part}.*.js`, (route) => route.abort('failed'));
    await page.goto(`${card.url}/reservar`);
    await expect(page.getByRole('status')).toHaveText(
      'No se pudo abrir. Comprueba tu conexión y recarga la página.',
    );
    letThrough();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Elige día y hora' })).toBeVisible();
  }
  forgiveOfflineNoise(pageErrors);
});

test('a slot that is left before its hold is answered is offered again, and kept from nobody', async ({
  page,
  context,
  pageErrors,
}) => {
  const card = await makeBookableCard();
  const date = inDays(2);
  let answer!: () => void;
  const answered = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/b/*/hold', async (route) => {
    const response = await route.fetch();
    await answered;
    await route.fulfill({ response });
  });
  await page.goto(`${card.url}/reservar`);
  const held = page.waitForRequest('**/b/*/hold');
  await chooseSlot(page, date, '12:00');
  await held;
  // The first release is lost, as if it had reached the server before the hold did on a slow network.
  await page.route('**/b/*/release', (route) => route.abort('failed'), { times: 1 });
  await page.getByRole('button', { name: 'Cambiar la hora' }).click();
  await page.locator(`[data-date="${date}"][aria-pressed="true"]`).waitFor();
  answer();
  await expect(page.getByRole('button', { name: '12:00', exact: true })).toBeVisible();
  const other = await context.newPage();
  await expect
    .poll(async () => {
      await other.goto(`${card.url}/reservar?fecha=${date}`);
      await other.locator('.tj-time').first().waitFor();
      return other.getByRole('button', { name: '12:00', exact: true }).count();
    })
    .toBe(1);
  forgiveOfflineNoise(pageErrors);
});

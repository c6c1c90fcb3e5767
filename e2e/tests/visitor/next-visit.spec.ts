import type { Page } from '@playwright/test';
import { instantOf, type Service } from 'shared-lib/model/booking';
import { addresses } from '../../fixtures/addresses';
import { expectNoViolations } from '../../fixtures/looks/axe';
import {
  anEmail,
  bookingsOf,
  chooseSlot,
  fillIn,
  inDays,
  makeBookableCard,
  type BookableCard,
} from '../../fixtures/data/bookable-card';
import { expectFits } from '../../fixtures/looks/page-width';
import { storeHours } from '../../fixtures/data/stored-bookings';
import { expect, test } from '../../fixtures/test';

const AGAIN: Partial<Service> = { name: 'Fisioterapia', price: 4500, nextVisitWeeks: 4 };
const OFFER = '¿La siguiente, a la misma hora en 4 semanas?';
const at = (date: string, time: string) => instantOf(date, time, 'Europe/Madrid');

/** Books as a visitor would, up to the confirmation; returns the path of the booking's page. */
async function book(page: Page, card: BookableCard, email: string): Promise<string> {
  await page.goto(`${card.url}/reservar`);
  await chooseSlot(page, inDays(3), '09:30');
  await fillIn(page, email);
  await page.getByRole('button', { name: 'Confirmar reserva' }).click();
  const path = await page.getByRole('link', { name: 'Ver o cambiar la reserva' }).getAttribute('href');
  return addresses.publicCard + path!;
}

const startsOf = async ({ uid }: BookableCard) =>
  (await bookingsOf(uid))
    .map((booking) => (booking['start'] as { toMillis: () => number }).toMillis())
    .sort();

test('a visitor books the next appointment at one press, once, with a mail of its own', async ({ page }) => {
  test.setTimeout(120_000);
  const card = await makeBookableCard({ services: [AGAIN] });
  const email = anEmail();
  await page.setViewportSize({ width: 390, height: 844 });
  const link = await book(page, card, email);
  await expect(page.getByRole('heading', { name: OFFER })).toBeVisible();

  await page.goto(link);
  const offer = page.getByRole('region', { name: OFFER });
  await expect(offer.getByText('Fisioterapia · 30 min · 45 €')).toBeVisible();
  await expect(offer.getByText(/, 09:30$/)).toBeVisible();
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    await expectNoViolations(page, `the offer at ${width} px`);
    await expectFits(page, `the offer at ${width} px`);
  }
  expect(await startsOf(card)).toEqual([at(inDays(3), '09:30')]);

  await offer.getByRole('button', { name: 'Reservar la siguiente' }).dblclick();
  await page.waitForURL((url) => url.href !== link);
  await expect(page.getByRole('heading', { name: 'Reserva confirmada' })).toBeVisible();
  await expect(page.getByText(/09:30–10:00/)).toBeVisible();
  expect(await startsOf(card)).toEqual([at(inDays(3), '09:30'), at(inDays(31), '09:30')]);
  const mails = async () =>
    (await (await fetch(`${addresses.mail}/mails?to=${encodeURIComponent(email)}`)).json()) as unknown[];
  await expect.poll(async () => (await mails()).length).toBe(2);

  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Reserva confirmada' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('heading', { name: OFFER })).toHaveCount(0);
});

test('a taken hour names the nearest ones of its day', async ({ page }) => {
  test.setTimeout(120_000);
  const card = await makeBookableCard({ services: [AGAIN] });
  await storeHours(card.uid, {
    noticeMinutes: 0,
    overrides: { [inDays(0)]: [], [inDays(31)]: [{ from: '10:00', to: '12:00' }] },
  });
  await page.goto(await book(page, card, anEmail()));
  const offer = page.getByRole('region', { name: OFFER });
  await expect(offer.getByText(/no hay hueco\. Ese día quedan estas horas:$/)).toBeVisible();
  await offer.getByRole('button', { name: '10:30' }).click();
  await expectNoViolations(page, 'the hours of a day');
  await offer.getByRole('button', { name: 'Reservar la siguiente' }).click();
  await expect(page.getByText(/10:30–11:00/)).toBeVisible();
  expect(await startsOf(card)).toEqual([at(inDays(3), '09:30'), at(inDays(31), '10:30')]);
});

test('the next appointment is booked without script', async ({ page, browser }) => {
  test.setTimeout(120_000);
  const card = await makeBookableCard({ services: [AGAIN] });
  const link = await book(page, card, anEmail());
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 390, height: 844 },
  });
  const plain = await context.newPage();
  await plain.goto(link);
  await plain.getByRole('button', { name: 'Ver la siguiente cita' }).click();
  await expect(
    plain.getByText(/^La siguiente cita: .+ a las 09:30 \(Madrid\)\. Precio: 45\s€\.$/),
  ).toBeVisible();
  await expectFits(plain, 'the next appointment without script');
  expect(await startsOf(card)).toHaveLength(1);
  await plain.getByRole('button', { name: 'Reservar la siguiente' }).click();
  await expect(plain.getByText(/^Hemos recibido la reserva de tu siguiente cita\./)).toBeVisible();
  expect(await startsOf(card)).toEqual([at(inDays(3), '09:30'), at(inDays(31), '09:30')]);
  await context.close();
});

import { addDays, daysFrom } from 'shared-lib/model/booking';
import {
  anEmail,
  bookingsOf,
  calendarSpans,
  dayName,
  fillIn,
  makeBookableCard,
  type BookableCard,
} from '../../fixtures/data/bookable-card';
import { everyDay } from '../../fixtures/data/stored-bookings';
import { expect, test } from '../../fixtures/test';

/*
 * The next day on which Madrid's clocks change, in either direction, computed with `Intl` alone: half hours from 01:00 to 05:00, of which
 * spring lacks two and autumn has two more.
 */

const MADRID = 'Europe/Madrid';
const NEW_YORK = 'America/New_York';
const HALF_HOUR = 30 * 60_000;
const HOUR = 2 * HALF_HOUR;

const partsOf = (instant: number, zone: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('es', { timeZone: zone, ...options }).format(instant);
const timeIn = (zone: string) => (instant: number) =>
  partsOf(instant, zone, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
const dateIn = (zone: string) => (instant: number) =>
  new Intl.DateTimeFormat('sv', { timeZone: zone, dateStyle: 'short' }).format(instant);
const offsetOf = (instant: number) => partsOf(instant, MADRID, { timeZoneName: 'longOffset' });

/** Returns the first full hour, a week from now or later, from which on Madrid's clocks differ. */
function nextChange(): number {
  const first = Math.ceil(Date.now() / HOUR) * HOUR + 7 * 24 * HOUR;
  for (let instant = first; ; instant += HOUR) {
    const [before, after] = [instant - HOUR, instant].map((at) => offsetOf(at).split(' ').at(-1));
    if (before !== after) return instant;
  }
}

const change = nextChange();
const date = dateIn(MADRID)(change);
/** Every half hour of Madrid's night. */
const starts = Array.from({ length: 48 }, (_, index) => change + (index - 24) * HALF_HOUR).filter((at) => {
  const time = timeIn(MADRID)(at);
  return dateIn(MADRID)(at) === date && time >= '01:00' && time < '05:00';
});

// Bookings of an address are limited.

/** Place of a call, which is shown in the caller's time. */
const CALL = { kind: 'video', detail: 'https://meet.example/noche' } as const;

const nightCard = () =>
  makeBookableCard({
    services: [{ place: CALL }],
    availability: {
      weekly: everyDay('01:00', '05:00'),
      windowDays: daysFrom(dateIn(MADRID)(Date.now()), date) + 10,
      incrementMinutes: 30,
    },
  });

/** Expects that the booking is stored for this instant, and that every calendar has it. */
async function expectBookedAt(
  card: BookableCard,
  spans: Awaited<ReturnType<typeof calendarSpans>>,
  start: number,
): Promise<FirebaseFirestore.DocumentData> {
  const [booking, ...others] = await bookingsOf(card.uid);
  expect(others).toEqual([]);
  const span = [start, start + HALF_HOUR];
  expect([booking!['start'].toMillis(), booking!['end'].toMillis()]).toEqual(span);
  expect(spans).toEqual({ file: span, google: span, outlook: span });
  return booking!;
}

test('on the day the clocks change, only hours that exist can be booked, and all say the same one', async ({
  page,
}) => {
  const card = await nightCard();
  await page.goto(`${card.url}/reservar?fecha=${date}`);
  await expect(page.getByRole('button', { name: dayName(date), exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  const times = page.locator('.tj-time');
  await expect(times).toHaveCount(starts.length);
  // An hour that clocks show twice has its offset with it.
  const names = (await times.allTextContents()).map((name) => name.slice(0, 5));
  expect(names).toEqual(starts.map(timeIn(MADRID)));

  // The first half hour by the new clock.
  await times.nth(starts.indexOf(change)).click();
  await fillIn(page);
  await page.getByRole('button', { name: 'Confirmar reserva' }).click();
  await expect(page.getByRole('heading', { name: 'Reserva confirmada' })).toBeVisible();
  const [from, to] = [change, change + HALF_HOUR].map(timeIn(MADRID));
  await expect(page.getByText(`${dayName(date)} · ${from}–${to}`)).toBeVisible();
  const booking = await expectBookedAt(card, await calendarSpans(page), change);
  expect(booking['zone']).toBe(MADRID);

  // The day before and the day after are whole.
  const whole = ['01:00', '01:30', '02:00', '02:30', '03:00', '03:30', '04:00', '04:30'];
  for (const other of [addDays(date, -1), addDays(date, 1)]) {
    await page.goto(`${card.url}/reservar?fecha=${other}`);
    await page.locator(`[data-date="${other}"][aria-pressed="true"]`).waitFor();
    await expect(times).toHaveText(whole);
  }
});

test.describe('from New York', () => {
  test.use({ timezoneId: NEW_YORK });

  test('a visitor sees her own hours, turns to the owner’s half way, and loses nothing of what she typed', async ({
    page,
  }) => {
    const card = await nightCard();
    await page.goto(`${card.url}/reservar?fecha=${dateIn(NEW_YORK)(change)}`);
    await page.locator('.tj-day[aria-pressed="true"]').waitFor();
    await expect(page.getByText('Olga Citas está en otra zona: Madrid')).toBeVisible();
    await page.getByRole('button', { name: timeIn(NEW_YORK)(change), exact: true }).click();
    const summary = page.getByRole('group', { name: 'Tu reserva' });
    await expect(summary).toContainText(`${timeIn(NEW_YORK)(change)}`);
    await expect(summary).toContainText(new RegExp(`Hora en Madrid: .*${timeIn(MADRID)(change)}`));
    await expect(page.getByText(/^Te guardamos este hueco/)).toBeVisible();
    const email = anEmail();
    await fillIn(page, email);
    await page.getByLabel('Notas').fill('Llamaré desde el hotel');

    await summary.getByRole('button', { name: 'Cambiar la hora' }).click();
    await page.locator('.tj-day[aria-pressed="true"]').waitFor();
    await page.getByRole('button', { name: 'Cambiar zona horaria' }).click();
    await page.getByLabel('Zona horaria', { exact: true }).fill('madrid');
    await page.getByRole('button', { name: 'Usar esta zona' }).click();
    // The day stays in sight, by the other calendar.
    await expect(page.locator(`[data-date="${date}"]`)).toHaveAttribute('aria-pressed', 'true');
    await page.locator('.tj-time').nth(starts.indexOf(change)).click();
    await expect(summary).toContainText(timeIn(MADRID)(change));
    await expect(summary).not.toContainText('Hora en');
    await expect(page.getByLabel('Nombre', { exact: true })).toHaveValue('Eva Ruiz');
    await expect(page.getByLabel('Email', { exact: true })).toHaveValue(email);
    await expect(page.getByLabel('Notas')).toHaveValue('Llamaré desde el hotel');
    await page.getByRole('button', { name: 'Confirmar reserva' }).click();
    await expect(page.getByRole('heading', { name: 'Reserva confirmada' })).toBeVisible();
    const booking = await expectBookedAt(card, await calendarSpans(page), change);
    expect(booking).toMatchObject({ zone: MADRID, notes: 'Llamaré desde el hotel' });
  });

  test('a visitor who keeps her hours has them on the confirmation, and the owner’s instant', async ({
    page,
  }) => {
    const card = await nightCard();
    const last = starts.at(-1)!;
    await page.goto(`${card.url}/reservar?fecha=${dateIn(NEW_YORK)(last)}`);
    await page.locator('.tj-day[aria-pressed="true"]').waitFor();
    await page.getByRole('button', { name: timeIn(NEW_YORK)(last), exact: true }).click();
    await fillIn(page);
    await page.getByRole('button', { name: 'Confirmar reserva' }).click();
    await expect(page.getByRole('heading', { name: 'Reserva confirmada' })).toBeVisible();
    const shown = [last, last + HALF_HOUR].map(timeIn(NEW_YORK)).join('–');
    await expect(page.getByText(`${dayName(dateIn(NEW_YORK)(last))} · ${shown}`)).toBeVisible();
    const booking = await expectBookedAt(card, await calendarSpans(page), last);
    expect(booking['zone']).toBe(NEW_YORK);
  });
});

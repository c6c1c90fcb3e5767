import { addresses } from '../../../fixtures/addresses';
import { makeAgenda, openAgenda } from '../../../fixtures/agenda';
import { expectAccessible } from '../../../fixtures/looks/axe';
import { storeSession } from '../../../fixtures/session';
import { ANA, expect, test } from '../../../fixtures/test';

test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

test('on a phone, a customer who is known is chosen by touch, and the page keeps its width', async ({
  page,
}) => {
  await storeSession(page, ANA);
  await page.goto(`${addresses.shell}/dashboard/bookings`);
  await page.getByRole('button', { name: 'Nueva reserva' }).first().tap();
  const name = page.getByRole('dialog').getByLabel('Nombre');
  await name.tap();
  await page.evaluate(() => {
    const seen = window as unknown as { widths: Set<number> };
    seen.widths = new Set([innerWidth]);
    const look = () => {
      seen.widths.add(innerWidth);
      requestAnimationFrame(look);
    };
    look();
  });
  await page.keyboard.type('lu', { delay: 50 });
  await page.getByRole('option', { name: /Lucía Ferrer/ }).tap();
  await expect(name).toHaveValue('Lucía Ferrer');
  await expect(page.getByRole('dialog').getByLabel('Email')).toHaveValue('lucia@ejemplo.com');
  expect(await page.evaluate(() => [...(window as unknown as { widths: Set<number> }).widths])).toEqual([
    390,
  ]);
});

test('on a phone, the days of a week have their numbers', async ({ page }) => {
  await storeSession(page, ANA);
  await page.goto(`${addresses.shell}/dashboard/bookings?vista=semana&fecha=2026-03-04`);
  const week = page.getByRole('group', { name: /^Calendario/ });
  for (const day of [2, 3, 4, 5, 6, 7, 8])
    await expect(week.getByRole('columnheader', { name: new RegExp(`\\b${day}\\b`) })).toHaveText(
      /^\p{L}+ \d$/u,
    );
});

test('on a phone, the first booking is near the top, and tools and filters fold', async ({ page }) => {
  await storeSession(page, ANA);
  await page.goto(`${addresses.shell}/dashboard/bookings`);
  const first = page.getByRole('link', { name: /\d–\d/ }).first();
  await expect(first).toBeVisible();
  expect((await first.boundingBox())!.y).toBeLessThanOrEqual(300);

  await expect(page.getByRole('search')).toHaveCount(0);
  const filters = page.getByRole('button', { name: 'Buscar y filtrar' });
  await filters.tap();
  await page.getByLabel('Estado').selectOption('Confirmada');
  await expect(page).toHaveURL(/estado=confirmed/);
  await expect(filters).toHaveAttribute('aria-expanded', 'true');

  await page.getByRole('button', { name: 'Otras acciones' }).tap();
  await page.getByRole('menuitem', { name: 'Bloquear horas' }).tap();
  await expect(page.getByRole('dialog', { name: 'Bloquear horas' })).toBeVisible();
});

test('on a phone, a swipe turns the day, and the address goes with it', async ({ page }) => {
  await storeSession(page, ANA);
  await page.goto(`${addresses.shell}/dashboard/bookings?vista=dia&fecha=2026-03-04`);
  await expect(page.getByRole('group', { name: /^Calendario: Miércoles, 4/i })).toBeVisible();
  const client = await page.context().newCDPSession(page);
  const swipe = async (from: number, to: number) => {
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...xs: number[]) =>
      client.send('Input.dispatchTouchEvent', { type, touchPoints: xs.map((x) => ({ x, y: 500 })) });
    // Without waiting for the page between them: a finger that takes half a second is no swipe.
    await Promise.all([
      send('touchStart', from),
      send('touchMove', (from + to) / 2),
      send('touchMove', to),
      send('touchEnd'),
    ]);
  };
  await swipe(320, 80);
  await expect(page).toHaveURL(/fecha=2026-03-05/);
  await expect(page.getByRole('group', { name: /^Calendario: Jueves, 5/i })).toBeVisible();
  await expect(page.getByText('jueves 5', { exact: true })).toBeVisible();
  await swipe(80, 320);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(/fecha=2026-03-04/);
});

test('on a phone, short bookings of a day can be read: when, who and what', async ({ page, owner }) => {
  const agenda = await makeAgenda(owner, { durationMinutes: 15 });
  await agenda.book('10:00', { name: 'Iris Gil' });
  await agenda.book('10:15', { name: 'Luis Gómez' });
  await openAgenda(page, `?vista=dia&fecha=${agenda.date}`);
  const calendar = page.getByRole('group', { name: /^Calendario/ });
  for (const name of ['Iris Gil', 'Luis Gómez']) {
    const event = calendar.getByRole('button', { name: new RegExp(name) });
    const text = event.getByText(name, { exact: true });
    await expect(text).toBeVisible();
    const [inner, outer] = [await text.boundingBox(), await event.boundingBox()];
    // Nothing of the name is cut off by the event's own height.
    expect(inner!.y).toBeGreaterThanOrEqual(outer!.y - 1);
    expect(inner!.y + inner!.height).toBeLessThanOrEqual(outer!.y + outer!.height + 1);
    const size = await text.evaluate((element) => parseFloat(getComputedStyle(element).fontSize));
    expect(size).toBeGreaterThanOrEqual(11);
  }
  await expectAccessible(page, 'a day of short bookings');
});

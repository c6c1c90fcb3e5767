import { addresses } from '../../fixtures/addresses';
import { storeSession } from '../../fixtures/session';
import { expect, test } from '../../fixtures/test';

test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

test('on a phone, a customer who is known is chosen by touch, and the page keeps its width', async ({
  page,
}) => {
  await storeSession(page, { email: 'ana@tarjetero.test', password: 'tarjetero' });
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
  await storeSession(page, { email: 'ana@tarjetero.test', password: 'tarjetero' });
  await page.goto(`${addresses.shell}/dashboard/bookings?vista=semana&fecha=2026-03-04`);
  const week = page.getByRole('group', { name: /^Calendario/ });
  for (const day of [2, 3, 4, 5, 6, 7, 8])
    await expect(week.getByRole('columnheader', { name: new RegExp(`\\b${day}\\b`) })).toHaveText(
      /^\p{L}+ \d$/u,
    );
});

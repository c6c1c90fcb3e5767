import type { Page } from '@playwright/test';
import { instantOf } from 'shared-lib/model/booking';
import { addresses } from '../../fixtures/addresses';
import { expectNoViolations } from '../../fixtures/looks/axe';
import {
  anEmail,
  bookingsOf,
  chooseSlot,
  dayName,
  fillIn,
  inDays,
  makeBookableCard,
} from '../../fixtures/data/bookable-card';
import { expectFits } from '../../fixtures/looks/page-width';
import { CORE } from '../../fixtures/tags';
import { expect, test } from '../../fixtures/test';

// Bookings of an address are limited.

/** Formats an instant in a zone. */
const timeAt = (instant: number, timeZone: string) =>
  new Intl.DateTimeFormat('es', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(
    instant,
  );

/** Expects that axe finds nothing and nothing scrolls sideways, in both themes. */
async function expectSound(page: Page, what: string): Promise<void> {
  for (const scheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
    await expectNoViolations(page, `${what}, ${scheme}`);
  }
  await expectFits(page, what);
}

for (const width of [320, 390, 1280]) {
  test(
    `at ${width} px a visitor books from the card with the keyboard alone, and each step is sound`,
    width === 390 ? CORE : {},
    async ({ page }) => {
      test.setTimeout(180_000);
      await page.setViewportSize({ width, height: 844 });
      const card = await makeBookableCard({
        services: [
          { name: 'Primera consulta' },
          {
            name: 'Sesión',
            durationMinutes: 45,
            price: 3000,
            questions: [
              { id: 'topic', label: 'Tema', kind: 'select', required: true, options: ['Uno', 'Dos'] },
              { id: 'first', label: 'Es mi primera vez', kind: 'checkbox', required: false },
            ],
          },
        ],
      });
      await page.goto(card.url);
      await expect(page.getByText(/^Próximo hueco: (hoy|mañana), \d/)).toBeVisible();
      const link = page.getByRole('link', { name: 'Reservar', exact: true });
      const box = (await link.boundingBox())!;
      expect(box.y + box.height).toBeLessThan(640);
      await expectSound(page, 'the card');

      await link.focus();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { name: 'Elige un servicio' })).toBeFocused();
      await expectSound(page, 'the services');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await expect(page.getByRole('button', { name: /^Sesión/ })).toBeFocused();
      await page.keyboard.press('Enter');

      const shown = page.locator('.tj-day[aria-pressed="true"]');
      await expect(shown).toBeFocused();
      const first = (await shown.getAttribute('data-date'))!;
      await expect(shown).toHaveAccessibleName(dayName(first));
      await page.keyboard.press('ArrowRight');
      await expect(shown).not.toHaveAttribute('data-date', first);
      await expect(shown).toBeFocused();
      const second = (await shown.getAttribute('data-date'))!;
      await page.keyboard.press('PageDown');
      await expect(shown).not.toHaveAttribute('data-date', second);
      await expect(shown).toBeFocused();
      await expectSound(page, 'the times');
      const date = (await shown.getAttribute('data-date'))!;
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      const time = await page.evaluate(() => document.activeElement!.textContent);
      expect(time).toMatch(/^\d\d:\d\d$/);
      await page.keyboard.press('Enter');

      await expect(page.getByRole('heading', { name: 'Tus datos' })).toBeFocused();
      await expect(page.getByText(/^Te guardamos este hueco hasta las \d\d:\d\d/)).toBeVisible();
      await page.getByLabel('Nombre', { exact: true }).press('Enter');
      await expect(page.getByText('Nombre es requerido')).toBeVisible();
      await expect(page.getByText('Email es requerido')).toBeVisible();
      await expect(page.getByLabel('Nombre', { exact: true })).toBeFocused();
      // Checked in a window that shows the whole form, as the button at the foot may half cover any part of it.
      await page.setViewportSize({ width, height: 1600 });
      await expectSound(page, 'the form');
      await page.setViewportSize({ width, height: 844 });
      await page.keyboard.type('Eva Ruiz');
      await page.keyboard.press('Tab');
      const email = anEmail();
      await page.keyboard.type(email);
      await page.getByLabel('Tema').selectOption('Dos');
      await page.getByLabel('Es mi primera vez').press('Space');
      await page.getByRole('button', { name: 'Confirmar reserva' }).press('Enter');

      await expect(page.getByRole('heading', { name: 'Reserva confirmada' })).toBeFocused();
      await expectSound(page, 'the end');
      const [booking] = await bookingsOf(card.uid);
      expect(booking).toMatchObject({
        status: 'confirmed',
        customer: { name: 'Eva Ruiz', email },
        answers: [
          { question: 'Tema', answer: 'Dos' },
          { question: 'Es mi primera vez', answer: 'true' },
        ],
      });
      const google = page.getByRole('link', { name: 'Google Calendar' });
      expect(await google.getAttribute('href')).toContain(`dates=${date.replace(/-/g, '')}T`);
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Añadir al calendario (.ics)' }).click();
      expect((await download).suggestedFilename()).toBe(`reserva-${card.slug}.ics`);
      await page.keyboard.press('Escape');
      await expect(link).toBeFocused();
      await expect(page).toHaveURL(card.url);
    },
  );
}

/** Returns how much of the focused field the form's button covers, or the head of its dialog, in pixels. */
const coveredOfFocus = (page: Page) =>
  page.evaluate(() => {
    const field = document.activeElement!.getBoundingClientRect();
    const head = document.querySelector('.tj-booking-dialog .tj-dialog-head')?.getBoundingClientRect();
    const button = document.querySelector('.tj-booking-form > .tj-button--main')!.getBoundingClientRect();
    return Math.max(0, (head?.bottom ?? 0) - field.top, field.bottom - button.top);
  });

for (const [place, path] of [
  ['in the dialog', ''],
  ['at its own address', '/reservar'],
]) {
  test(`on a phone the form ${place} keeps its button in view, which covers no field that Tab leads to`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 664 });
    const card = await makeBookableCard({
      services: [
        {
          questions: [
            { id: 'topic', label: 'Tema', kind: 'select', required: false, options: ['Uno', 'Dos'] },
            { id: 'about', label: 'Motivo', kind: 'textarea', required: false },
            { id: 'first', label: 'Es mi primera vez', kind: 'checkbox', required: false },
          ],
        },
      ],
    });
    await page.goto(card.url + path);
    if (path === '') await page.getByRole('link', { name: 'Reservar', exact: true }).click();
    await chooseSlot(page, inDays(3), '09:00');
    await expect(page.getByRole('heading', { name: 'Tus datos' })).toBeFocused();
    const book = page.getByRole('button', { name: 'Confirmar reserva' });
    const name = page.getByLabel('Nombre', { exact: true });
    const labels = ['Email', 'Teléfono', 'Tema', 'Motivo', 'Es mi primera vez', 'Notas'];
    for (const height of [664, 500]) {
      await page.setViewportSize({ width: 390, height });
      await name.focus();
      await expect(book).toBeInViewport({ ratio: 1 });
      for (const label of labels) {
        await page.keyboard.press('Tab');
        await expect(page.getByLabel(label)).toBeFocused();
        await expect.poll(() => coveredOfFocus(page), { message: `${label} at ${height}` }).toBe(0);
        await expect(book).toBeInViewport({ ratio: 1 });
      }
      for (const label of [...labels.slice(0, -1).reverse(), 'Nombre']) {
        await page.keyboard.press('Shift+Tab');
        await expect(page.getByLabel(label, { exact: true })).toBeFocused();
        await expect.poll(() => coveredOfFocus(page), { message: `back to ${label} at ${height}` }).toBe(0);
      }
    }
    // Above a keyboard there is room for the fields alone.
    await page.setViewportSize({ width: 390, height: 400 });
    await name.focus();
    await expect(book).not.toBeInViewport();
  });
}

test.describe('far away, with a clock that is a day wrong', () => {
  test.use({ timezoneId: 'America/Mexico_City' });

  test('a visitor books a call by what the owner’s clocks show, and sees it on their own', async ({
    page,
  }) => {
    const place = { kind: 'video', detail: 'https://meet.example/lejos' } as const;
    const card = await makeBookableCard({ services: [{ place }] });
    const date = inDays(3);
    // 09:00 to 13:00 in Madrid.
    const opens = instantOf(date, '09:00', 'Europe/Madrid');
    await page.clock.install({ time: Date.now() - 24 * 60 * 60 * 1000 });
    await page.goto(`${card.url}/reservar?fecha=${date}`);
    await expect(page.getByText('Olga Citas está en otra zona: Madrid')).toBeVisible();
    await expect(page.locator('.tj-time').first()).toHaveText(timeAt(opens, 'America/Mexico_City'));
    await page.getByRole('button', { name: 'Cambiar zona horaria' }).click();
    await page.getByLabel('Zona horaria', { exact: true }).fill('Asia/Kolkata');
    await page.getByRole('button', { name: 'Usar esta zona' }).click();
    await expect(page.locator('.tj-time').first()).toHaveText(timeAt(opens, 'Asia/Kolkata'));
    const chosen = opens + 30 * 60_000;
    await page.getByRole('button', { name: timeAt(chosen, 'Asia/Kolkata'), exact: true }).click();
    await fillIn(page);
    await page.getByRole('button', { name: 'Confirmar reserva' }).click();
    await expect(page.getByRole('heading', { name: 'Reserva confirmada' })).toBeVisible();
    // It is the visitor's own, and nobody took it.
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Reserva confirmada' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Cancelar reserva' })).toBeVisible();
    const [booking] = await bookingsOf(card.uid);
    expect(booking!['zone']).toBe('Asia/Kolkata');
    expect(booking!['start'].toMillis()).toBe(chosen);
  });
});

test('Back goes one step back, and Forward opens what was closed', async ({ page }) => {
  const card = await makeBookableCard({ services: [{ name: 'Una' }, { name: 'Otra' }] });
  const step = (name: string) => page.getByRole('heading', { name, exact: true });
  await page.goto(card.url);
  await page.getByRole('link', { name: 'Reservar', exact: true }).click();
  await page.getByRole('button', { name: /^Otra/ }).click();
  await chooseSlot(page, inDays(2), '10:00');
  await expect(step('Tus datos')).toBeVisible();
  await page.goBack();
  await expect(step('Elige día y hora')).toBeVisible();
  await page.goBack();
  await expect(step('Elige un servicio')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(card.url);

  for (const name of ['Elige un servicio', 'Elige día y hora', 'Tus datos']) {
    await page.goForward();
    await expect(step(name)).toBeVisible();
  }
  await expect(page).toHaveURL(`${card.url}/reservar`);
  // Closed from wherever, all of it is behind.
  await page.getByRole('button', { name: 'Cerrar' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(card.url);

  await page.goForward();
  await expect(step('Elige un servicio')).toBeVisible();
  // After a reload it is a page, from which Back leads to the card all the same.
  await page.reload();
  await expect(step('Elige un servicio')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('link', { name: 'Guardar contacto' })).toBeVisible();
  await expect(page).toHaveURL(card.url);
});

test('a double click, and a click once more after the answer was lost, book once', async ({
  page,
  pageErrors,
}) => {
  const card = await makeBookableCard();
  await page.goto(`${card.url}/reservar`);
  await chooseSlot(page, inDays(2), '10:00');
  await fillIn(page);
  // The first answer never comes.
  let lost = 0;
  await page.route('**/b/*/book', async (route) => {
    lost += 1;
    const response = await route.fetch();
    if (lost === 1) await route.abort('connectionreset');
    else await route.fulfill({ response });
  });
  await page.getByRole('button', { name: 'Confirmar reserva' }).dblclick();
  await expect(page.getByRole('alert')).toContainText('Sin conexión');
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect(page.getByRole('heading', { name: 'Reserva confirmada' })).toBeVisible();
  expect(await bookingsOf(card.uid)).toHaveLength(1);
  expect(lost).toBe(2);
  expect(pageErrors.splice(0)).toEqual([expect.stringContaining('ERR_CONNECTION_RESET')]);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the way to book leads to a page that says what to do instead', async ({ page }) => {
    const card = await makeBookableCard();
    await page.goto(card.url);
    await page.getByRole('link', { name: 'Reservar', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Reservar con Olga Citas' })).toBeVisible();
    // Playwright looks for no text in there.
    await expect(page.locator('noscript p')).toHaveText(/^Para elegir hora hace falta JavaScript/);
    await expect(page.locator('noscript p')).toBeVisible();
    await page.getByRole('link', { name: 'Volver a la tarjeta' }).click();
    await expect(page).toHaveURL(card.url);
  });
});

test('what a link fills in is there, and what it makes up isn’t; a reload loses nothing', async ({
  page,
}) => {
  const card = await makeBookableCard({ services: [{ name: 'Una' }, { name: 'Otra' }] });
  const date = inDays(4);
  await page.goto(
    `${card.url}/reservar?servicio=${card.serviceIds[1]}&fecha=${date}&nombre=Luz&email=nada&notas=%3Cb%3E`,
  );
  await expect(page.locator(`[data-date="${date}"]`)).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: '09:30', exact: true }).click();
  await expect(page.getByLabel('Nombre', { exact: true })).toHaveValue('Luz');
  await expect(page.getByLabel('Notas')).toHaveValue('<b>');
  await page.getByRole('button', { name: 'Confirmar reserva' }).click();
  await expect(page.getByText('Email inválido')).toBeVisible();
  const email = anEmail();
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.reload();
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(email);
  await expect(page.getByRole('group', { name: 'Tu reserva' })).toContainText('09:30');
  await page.getByRole('button', { name: 'Confirmar reserva' }).click();
  await expect(page.getByRole('heading', { name: 'Reserva confirmada' })).toBeVisible();
  expect((await bookingsOf(card.uid))[0]).toMatchObject({ service: { name: 'Otra' } });

  await page.goto(`${addresses.publicCard}/c/ana-garcia/reservar?servicio=no-existe&fecha=2020-01-01`);
  await expect(page.getByRole('heading', { name: 'Elige un servicio' })).toBeVisible();
});

test('a service that asks for more says what is still missing', async ({ page }) => {
  const card = await makeBookableCard({
    services: [
      { name: 'Con permiso', needsConfirmation: true },
      {
        name: 'De pago',
        price: 2550,
        payment: { rule: 'link', link: 'https://buy.stripe.com/test_abc123' },
      },
    ],
  });
  await page.goto(`${card.url}/reservar`);
  await page.getByRole('button', { name: /^Con permiso/ }).click();
  await chooseSlot(page, inDays(2), '09:00');
  await fillIn(page);
  await page.getByRole('button', { name: 'Pedir cita' }).click();
  await expect(page.getByRole('heading', { name: 'Solicitud enviada' })).toBeFocused();
  await page.getByRole('button', { name: 'Hacer otra reserva' }).click();

  await page.getByRole('button', { name: /^De pago/ }).click();
  await expect(page.getByText(/25,50\s€/)).toBeVisible();
  await chooseSlot(page, inDays(3), '09:00');
  const email = anEmail();
  await fillIn(page, email);
  await page.getByRole('button', { name: 'Reservar y pagar' }).click();
  await expect(page.getByRole('heading', { name: 'Falta el pago' })).toBeFocused();
  const pay = new URL((await page.getByRole('link', { name: 'Pagar' }).getAttribute('href'))!);
  expect(pay.origin + pay.pathname).toBe('https://buy.stripe.com/test_abc123');
  expect(pay.searchParams.get('client_reference_id')).toMatch(/^\w{20}$/);
  expect(pay.searchParams.get('prefilled_email')).toBe(email);
});

test('nothing glides for whoever wants less motion, on the card and in the widget', async ({ page }) => {
  const card = await makeBookableCard({ services: [{ name: 'Una' }, { name: 'Otra' }] });
  await page.goto(card.url);
  await page.getByRole('link', { name: 'Reservar', exact: true }).press('Enter');
  await page.getByRole('button', { name: /^Una/ }).waitFor();
  const durations = () =>
    page.evaluate(() => [
      ...new Set(
        [...document.querySelectorAll('.tj-card *')].map((part) => getComputedStyle(part).transitionDuration),
      ),
    ]);
  expect(await durations()).toContain('0.15s');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await durations()).toEqual(['0s']);
});

test('all that fills a page about booking is requested with the page', async ({ page }) => {
  const card = await makeBookableCard();
  await page.goto(`${card.url}/reservar`);
  await page.locator('.tj-day[aria-pressed="true"]').waitFor();
  const loaded = await page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name }) => name.endsWith('.js'))
      .map(({ name, initiatorType }) => [/\/([\w-]+)\.\w+\.js$/.exec(name)![1], initiatorType]),
  );
  // Once each: the script reuses what the page has requested already.
  expect(loaded.sort()).toEqual([
    ['booking', 'link'],
    ['booking-widget', 'link'],
    ['boot', 'script'],
  ]);
});

test('what a visitor books, and with which address, reaches no counter and nobody else', async ({ page }) => {
  const card = await makeBookableCard({
    services: [{ price: 3000, payment: { rule: 'link', link: 'https://buy.stripe.com/prueba' } }],
  });
  const sent: { url: string; body: string }[] = [];
  page.on('request', (request) => sent.push({ url: request.url(), body: request.postData() ?? '' }));
  await page.goto(card.url);
  await page.getByRole('link', { name: 'Reservar', exact: true }).click();
  await chooseSlot(page, inDays(2), '10:00');
  const email = anEmail();
  await fillIn(page, email);
  await page.getByRole('button', { name: 'Reservar y pagar' }).click();
  const manage = page.getByRole('link', { name: 'Ver o cambiar la reserva' });
  const token = new URL((await manage.getAttribute('href'))!, card.url).searchParams.get('t')!;
  expect(token.length).toBeGreaterThan(20);
  // The page stays open, so that each press can be recorded.
  await page.evaluate(() => document.addEventListener('click', (event) => event.preventDefault()));
  for (const link of [page.getByRole('link', { name: /^Pagar/ }), manage]) await link.click();
  // Only the booking request contains the address.
  const isOwnBookingCall = (url: string) => url.startsWith(`${addresses.publicCard}/b/`);
  const others = sent.filter(({ url }) => !isOwnBookingCall(url)).map(({ url, body }) => `${url} ${body}`);
  expect(others.some((text) => text.includes(`/v/${card.slug} `))).toBe(true);
  for (const secret of [token, email, encodeURIComponent(email)])
    expect(others.filter((text) => text.includes(secret))).toEqual([]);
});

/**
 * @jest-environment ../build/testing/jsdom-environment.cjs
 */
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { PublicService } from 'shared-lib/model/booking';
import { beginBooking } from './start/begin-booking';
import { BookingWidget } from './booking-widget';
import { readPrefill } from './start/prefill';
import { ServiceStep } from './steps/service-step';
import { openBrowser, press } from './testing/booking-browser';
import { aPublicService, aBookingPage, answerBooking, NOW } from './testing/booking-server';
import { aVisitorBooking } from './testing/a-visitor-booking';
import { liveIn } from './testing/live-in';

/* The visitor's browser is in Lisbon: an hour behind Madrid. */

openBrowser({ path: '/c/ana/reservar', zone: 'Europe/Lisbon' });

const ONE = aPublicService({ id: 'one', name: 'Corte' });
const TWO = aPublicService({ id: 'two', name: 'Tinte' });

function open(
  services: PublicService[],
  booked = aVisitorBooking(),
  changeNoticeMinutes = 1440,
  hold: unknown = { heldUntil: NOW + 300_000 },
  windowDays = 60,
) {
  const page = aBookingPage(services, changeNoticeMinutes);
  const sent = answerBooking({
    page: { ...page, availability: { ...page.availability, windowDays } },
    hold,
    release: {},
    book: { booking: booked, path: '/c/ana/reserva/x?t=y' },
  });
  const serviceStep = new ServiceStep();
  const begun = beginBooking('ana', readPrefill(''));
  const { container } = render(<BookingWidget begun={begun} serviceStep={serviceStep} />);
  container.prepend(serviceStep.place);
  return sent;
}

const heading = (name: string) => screen.findByRole('heading', { name });
const summary = () => screen.getByRole('group', { name: 'Tu reserva' }).textContent;
const go = (where: 'back' | 'forward') => act(async () => history[where]());

async function fillIn(phone = ''): Promise<void> {
  fireEvent.change(screen.getByLabelText('Nombre'), { target: { value: 'Eva' } });
  fireEvent.change(screen.getByLabelText('Email'), { target: { value: 'eva@ejemplo.com' } });
  fireEvent.change(screen.getByLabelText('Teléfono'), { target: { value: phone } });
}

it('a booking says by which code the visitor came to the card', async () => {
  history.replaceState(null, '', '/c/ana/reservar?s=google');
  const sent = open([ONE]);
  await press('10:30. Hora en Lisboa: 09:30');
  await fillIn();
  await press('Confirmar reserva');
  await heading('Reserva confirmada');
  expect(sent.find(({ name }) => name === 'book')?.body).toMatchObject({ source: 'google' });
});

describe('a visitor in another time zone', () => {
  it('sees the time of a visit at the place first, then their own', async () => {
    open([ONE]);
    await press('10:30. Hora en Lisboa: 09:30');
    expect(summary()).toContain('lunes, 2 de marzo · 10:30');
    expect(summary()).toContain('Zona horaria: Madrid');
    expect(summary()).toContain('Hora en Lisboa: 09:30');
    await fillIn();
    await press('Confirmar reserva');
    await heading('Reserva confirmada');
    expect(screen.getByText(/^lunes, 2 de marzo de 2026 · 10:00–10:30$/)).toBeTruthy();
    expect(screen.getByText('Hora en Lisboa: 09:00')).toBeTruthy();
    const directions = screen.getByRole('link', { name: 'Cómo llegar' });
    expect(directions.getAttribute('href')).toMatch(/^https:\/\/www\.google\.com\/maps\/.+Calle%20Mayor/);
  });

  it('can choose no zone for a visit in person, and sees a call in their own', async () => {
    open([ONE]);
    expect(await screen.findByText(/^Zona horaria: Madrid .+ Es la del lugar de la cita\.$/)).toBeTruthy();
    expect(await screen.findByText('Debajo de cada hora, la de Lisboa.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Cambiar zona horaria' })).toBeNull();
    cleanup();
    open([aPublicService({ placeKind: 'video' })]);
    await press('09:30');
    expect(summary()).toContain('lunes, 2 de marzo · 09:30');
    expect(summary()).toContain('Hora en Madrid: 10:30');
  });

  it.each(['in-person', 'video'] as const)('sees the zone above the times (%s)', async (placeKind) => {
    open([aPublicService({ placeKind })]);
    const zone = await screen.findByText(/^Zona horaria: /);
    const [time] = await screen.findAllByRole('button', { name: /^\d\d:\d\d/ });
    expect(zone.compareDocumentPosition(time!) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    expect(screen.getAllByText(/^Zona horaria: /)).toHaveLength(1);
  });

  it('can find another zone for a call by its Spanish name', async () => {
    open([aPublicService({ placeKind: 'video' })]);
    await press('Cambiar zona horaria');
    fireEvent.change(screen.getByLabelText('Zona horaria'), { target: { value: 'ciudad de mexico' } });
    await press('Usar esta zona');
    expect(await screen.findByText(/^Zona horaria: Ciudad de México/)).toBeTruthy();
  });
});

describe('a browser that hides its time zone', () => {
  const NOTE = 'Tu navegador no dice dónde estás: ves las horas de Madrid.';
  const call = aPublicService({ placeKind: 'video' });
  const zoneSent = (sent: ReturnType<typeof open>) => sent.find(({ name }) => name === 'book')?.body['zone'];

  it.each(['UTC', 'Etc/UTC', 'GMT', 'Atlantic/Reykjavik'])(
    'behind %s shows the owner’s zone, says so, and books in it',
    async (hidden) => {
      liveIn(hidden);
      const sent = open([call]);
      expect(await screen.findByText(NOTE)).toBeTruthy();
      expect(screen.getByText(/^Zona horaria: Madrid/)).toBeTruthy();
      await press('10:30');
      expect(summary()).toContain('lunes, 2 de marzo · 10:30');
      await fillIn();
      await press('Confirmar reserva');
      await heading('Reserva confirmada');
      expect(zoneSent(sent)).toBe('Europe/Madrid');
    },
  );

  it('shows no note for a visit in person', async () => {
    liveIn('UTC');
    open([ONE]);
    expect(await screen.findByRole('button', { name: '10:30' })).toBeTruthy();
    expect(screen.queryByText(NOTE)).toBeNull();
  });

  it.each([
    ['UTC', '09:30'],
    ['Lisboa', '09:30'],
    ['Madrid', '10:30'],
  ])('keeps the zone that the visitor chose, even after a reload (%s)', async (typed, time) => {
    liveIn('UTC');
    open([call]);
    await press('Cambiar zona horaria');
    fireEvent.change(screen.getByLabelText('Zona horaria'), { target: { value: typed } });
    await press('Usar esta zona');
    expect(await screen.findByRole('button', { name: time })).toBeTruthy();
    expect(screen.queryByText(NOTE)).toBeNull();
    cleanup();
    open([call]);
    expect(await screen.findByRole('button', { name: time })).toBeTruthy();
    expect(screen.queryByText(NOTE)).toBeNull();
  });

  it('shows the note again after a reload if no zone was chosen', async () => {
    liveIn('UTC');
    open([call]);
    await screen.findByText(NOTE);
    cleanup();
    open([call]);
    expect(await screen.findByText(NOTE)).toBeTruthy();
  });
});

describe('the submit button', () => {
  it.each([
    ['Confirmar reserva', {}],
    ['Pedir cita', { needsConfirmation: true }],
    ['Reservar y pagar', { isPaid: true, price: 2500 }],
    ['Pedir cita', { needsConfirmation: true, isPaid: true, price: 2500 }],
  ])('says «%s» according to the service', async (label, service) => {
    open([aPublicService({ placeKind: 'video', ...service })]);
    await press('09:30');
    expect(screen.getByRole('button', { name: label })).toBeTruthy();
  });
});

describe('the deadline for changes', () => {
  it('is shown with the service, before the confirmation and after it', async () => {
    const tomorrow = { start: Date.UTC(2026, 2, 4, 9), end: Date.UTC(2026, 2, 4, 9, 30) };
    open([ONE], aVisitorBooking({ ...tomorrow, changeNoticeMinutes: 1440 }));
    expect(await screen.findByText('Podrás cambiar o cancelar la cita hasta 24 h antes.')).toBeTruthy();
    await press('miércoles, 4 de marzo de 2026');
    await press(/^10:00/);
    const until = 'Puedes cambiar o cancelar la cita hasta el martes 3 de marzo, 10:00.';
    expect(screen.getByText(until)).toBeTruthy();
    await fillIn();
    await press('Confirmar reserva');
    await heading('Reserva confirmada');
    expect(screen.getByText(until)).toBeTruthy();
  });

  it('is shown as passed before booking', async () => {
    open([ONE]);
    await press(/^10:30/);
    expect(
      screen.getByText('No podrás cambiar ni cancelar la cita por aquí: quedan menos de 24 h.'),
    ).toBeTruthy();
  });
});

describe('Back and Forward', () => {
  it('move one step and keep its choices', async () => {
    const sent = open([ONE, TWO]);
    await heading('Elige un servicio');
    await press(/^Tinte/);
    await heading('Elige día y hora');
    await press(/^10:30/);
    await heading('Tus datos');

    await go('back');
    await heading('Elige día y hora');
    expect(sent.map(({ name }) => name)).toContain('release');
    await go('back');
    await heading('Elige un servicio');
    await go('forward');
    await heading('Elige día y hora');
    expect(summary()).toContain('Tinte');
    await go('forward');
    await heading('Tus datos');
    expect(summary()).toContain('10:30');
  });

  it('move along the page’s own back buttons without extra history entries', async () => {
    open([ONE, TWO]);
    await press(/^Tinte/);
    await press(/^10:30/);
    const before = history.length;
    await press('Cambiar el servicio');
    await heading('Elige un servicio');
    await press(/^Corte/);
    await heading('Elige día y hora');
    expect(summary()).toContain('Corte');
    expect(history.length).toBe(before - 1);
    await go('back');
    await heading('Elige un servicio');
  });

  it('lead from a confirmation to a new booking', async () => {
    const sent = open([ONE, TWO]);
    await press(/^Tinte/);
    await press(/^10:30/);
    await fillIn();
    await press('Confirmar reserva');
    await heading('Reserva confirmada');
    await go('back');
    await heading('Elige día y hora');
    await press(/^11:30/);
    await press('Confirmar reserva');
    await heading('Reserva confirmada');
    const ids = sent.filter(({ name }) => name === 'book').map(({ body }) => body['bookingId']);
    expect(new Set(ids).size).toBe(2);
  });

  it('lead to the confirmed booking’s page until another one begins', async () => {
    open([ONE, TWO]);
    await press(/^Tinte/);
    await press(/^10:30/);
    await fillIn();
    await press('Confirmar reserva');
    await heading('Reserva confirmada');
    expect(history.state).toMatchObject({ step: 3, made: '/c/ana/reserva/x?t=y' });
    await press('Hacer otra reserva');
    await heading('Elige un servicio');
    expect(history.state).not.toHaveProperty('made');
  });
});

it('the month picker keeps the focus when a key leads to a month without that day', async () => {
  open([ONE]);
  const expectFocusOn = (date: string) =>
    waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe(date));
  await expectFocusOn('lunes, 2 de marzo de 2026');
  const day = screen.getByRole('button', { name: 'viernes, 27 de marzo de 2026' });
  await act(async () => fireEvent.click(day));
  day.focus();
  await act(async () => fireEvent.keyDown(day, { key: 'PageDown' }));
  await expectFocusOn('lunes, 27 de abril de 2026');
});

it.each([
  ['End', 'miércoles, 4 de marzo de 2026', 'viernes, 6 de marzo de 2026'],
  ['Home', 'miércoles, 11 de marzo de 2026', 'lunes, 9 de marzo de 2026'],
  // The days from the thirtieth of May on are a weekend.
  ['PageDown', 'jueves, 30 de abril de 2026', 'viernes, 29 de mayo de 2026'],
  ['PageUp', 'viernes, 1 de mayo de 2026', 'miércoles, 1 de abril de 2026'],
])('%s on %s moves the focus to %s', async (key, from, to) => {
  open([ONE], undefined, undefined, undefined, 120);
  const focused = () => document.activeElement?.getAttribute('aria-label');
  await waitFor(() => expect(focused()).toBe('lunes, 2 de marzo de 2026'));
  while (!screen.queryByRole('button', { name: from })) await press('Mes siguiente');
  const day = await screen.findByRole('button', { name: from });
  await act(async () => fireEvent.click(day));
  day.focus();
  await act(async () => fireEvent.keyDown(day, { key }));
  await waitFor(() => expect(focused()).toBe(to));
});

it('a booking waits for the hold of its own time', async () => {
  let hold = (_: { heldUntil: number }) => {};
  const held = new Promise<{ heldUntil: number }>((resolve) => (hold = resolve));
  const sent = open([ONE], aVisitorBooking(), 1440, held);
  const names = () => sent.map(({ name }) => name).filter((name) => ['hold', 'book'].includes(name));
  await press(/^10:30/);
  await fillIn();
  await press('Confirmar reserva');
  expect(names()).toEqual(['hold']);
  await act(async () => hold({ heldUntil: NOW + 300_000 }));
  await heading('Reserva confirmada');
  expect(names()).toEqual(['hold', 'book']);
});

it('a time that can’t be held is booked without a note about holding', async () => {
  open([ONE], aVisitorBooking(), 1440, { heldUntil: null });
  await press(/^10:30/);
  await fillIn();
  expect(screen.queryByText(/^Te guardamos/)).toBeNull();
  await press('Confirmar reserva');
  await heading('Reserva confirmada');
});

describe('a required phone', () => {
  it('is reported beside its field and blocks the booking until it is filled in', async () => {
    const sent = open([aPublicService({ phoneRequired: true })]);
    await press(/^10:30/);
    await fillIn();
    await press('Confirmar reserva');
    expect(screen.getByText('Teléfono es requerido')).toBeTruthy();
    const field = screen.getByLabelText('Teléfono');
    await waitFor(() => expect(document.activeElement).toBe(field));
    expect(sent.some(({ name }) => name === 'book')).toBe(false);
    fireEvent.change(field, { target: { value: '600 11 22 33' } });
    await press('Confirmar reserva');
    await heading('Reserva confirmada');
  });
});

describe('several services in one visit', () => {
  const CUT = aPublicService({ id: 'one', name: 'Corte', price: 2000, visitGroup: 'one' });
  const COLOUR = aPublicService({
    ...{ id: 'two', name: 'Tinte', price: 6000, durationMinutes: 60, visitGroup: 'one' },
    questions: [{ id: 'q', label: '¿Alergias?', kind: 'text', required: false }],
  });
  const ALONE = aPublicService({ id: 'three', name: 'Barba' });
  const services = () => screen.getByRole('group', { name: 'Servicios de la cita' });
  const order = () => [...services().querySelectorAll('li .tj-title')].map((one) => one.textContent);

  it('can be added, ordered and removed, with their total time and price', async () => {
    open([CUT, COLOUR, ALONE]);
    await press(/^Corte/);
    expect(screen.queryByRole('group', { name: 'Servicios de la cita' })).toBeNull();
    await press('Añadir otro servicio');
    expect(screen.queryByRole('button', { name: /^Barba/ })).toBeNull();
    await press(/^Tinte/);
    expect(order()).toEqual(['Corte', 'Tinte']);
    expect(services().textContent).toMatch(/1 h 30 min · 80\s€/);
    await press('Poner antes: Tinte');
    expect(order()).toEqual(['Tinte', 'Corte']);
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Poner después: Tinte');
    await press('Quitar: Tinte');
    expect(summary()).toContain('Corte');
    expect(document.activeElement?.textContent).toBe('Añadir otro servicio');
  });

  it('are offered at times that fit all and sent in their order', async () => {
    const sent = open([CUT, COLOUR]);
    await press(/^Tinte/);
    await press('Añadir otro servicio');
    await press(/^Corte/);
    // Ninety minutes before two o'clock.
    expect(await screen.findByRole('button', { name: /^12:30/ })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^13:00/ })).toBeNull();
    await press(/^12:30/);
    expect(summary()).toContain('Tinte + Corte');
    expect(screen.getByLabelText(/¿Alergias\?/)).toBeTruthy();
    await fillIn();
    await press('Confirmar reserva');
    await heading('Reserva confirmada');
    expect(sent.find(({ name }) => name === 'hold')?.body).toMatchObject({ serviceIds: ['two', 'one'] });
    expect(sent.find(({ name }) => name === 'book')?.body).toMatchObject({
      ...{ serviceIds: ['two', 'one'], price: 8000, durationMinutes: 90 },
    });
  });

  it('need no extra click from a visitor who wants one service', async () => {
    open([CUT, COLOUR]);
    await press(/^Corte/);
    await press(/^10:30/);
    expect(await heading('Tus datos')).toBeTruthy();
  });

  it('are kept when going back', async () => {
    open([CUT, COLOUR]);
    await press(/^Corte/);
    await press('Añadir otro servicio');
    await press(/^Tinte/);
    await press(/^10:00/);
    await go('back');
    await heading('Elige día y hora');
    await waitFor(() => expect(order()).toEqual(['Corte', 'Tinte']));
  });
});

describe('a customer who has to pay first', () => {
  it('sees a neutral sentence with the terms and books with a second click', async () => {
    const onSite = aPublicService({ id: 'one', name: 'Corte', price: 4500, payOnSite: true });
    const sent = open([onSite]);
    const answer = globalThis.fetch;
    let isChallenged = true;
    globalThis.fetch = async (input, init) => {
      const shown = await answer(input, init);
      if (!isChallenged || !String(input).endsWith('/book')) return shown;
      isChallenged = false;
      const body = { reason: 'payment-first', due: 4500, refunds: [{ noticeMinutes: 1440, percent: 100 }] };
      return { ok: false, status: 409, json: async () => body } as Response;
    };
    await press('10:30. Hora en Lisboa: 09:30');
    expect(screen.getByText(/Se paga en la cita/)).toBeTruthy();
    await fillIn();
    await press('Confirmar reserva');
    expect(
      await screen.findByText(
        'Para esta cita se pide el pago al reservar. Mira las condiciones y vuelve a confirmar.',
      ),
    ).toBeTruthy();
    expect(screen.getByText(/Pagas ahora 45/)).toBeTruthy();
    expect(screen.queryByText(/Se paga en la cita/)).toBeNull();
    await press('Reservar y pagar');
    await heading('Reserva confirmada');
    expect(sent.filter(({ name }) => name === 'book').map(({ body }) => body['due'])).toEqual([0, 4500]);
  });
});

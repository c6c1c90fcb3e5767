/**
 * @jest-environment ../build/testing/jsdom-environment.cjs
 */
import { fireEvent, render, screen } from '@testing-library/react';
import { beginBooking } from '../start/begin-booking';
import { BookingWidget } from '../booking-widget';
import { readPrefill } from '../start/prefill';
import { ServiceStep } from '../steps/service-step';
import { openBrowser, press } from '../testing/booking-browser';
import { aBookingPage, answerBooking, aPublicService, NOW } from '../testing/booking-server';

openBrowser({ path: '/c/ana/reservar', zone: 'Europe/Madrid' });

function open(wait: unknown = { joined: true }, waitingList = true) {
  const page = aBookingPage([aPublicService({ id: 'one', name: 'Corte', waitingList })]);
  const sent = answerBooking({ page, release: {}, hold: { heldUntil: NOW + 300_000 }, wait });
  const serviceStep = new ServiceStep();
  const { container } = render(
    <BookingWidget begun={beginBooking('ana', readPrefill(''))} serviceStep={serviceStep} />,
  );
  container.prepend(serviceStep.place);
  return () => sent.filter(({ name }) => name === 'wait').map(({ body }) => body);
}

const fillIn = () => {
  fireEvent.change(screen.getByLabelText('Nombre'), { target: { value: 'Eva' } });
  fireEvent.change(screen.getByLabelText('Email'), { target: { value: 'eva@ejemplo.com' } });
};
async function openForm(): Promise<void> {
  await press('Avísame si queda un hueco');
  await screen.findByRole('heading', { name: 'Lista de espera' });
}

describe('the form of the waiting list', () => {
  it('sends the wish with the visitor’s data, and says what happens next', async () => {
    const sent = open();
    await openForm();
    fireEvent.change(screen.getByLabelText('Hasta'), { target: { value: '2026-03-06' } });
    fireEvent.click(screen.getByLabelText('domingo'));
    fireEvent.click(screen.getByLabelText('Por la noche, desde las 20:00'));
    fillIn();
    await press('Entrar en la lista');
    expect(await screen.findByRole('heading', { name: 'Estás en la lista de espera' })).toBeTruthy();
    expect(screen.getByText(/Te hemos escrito a eva@ejemplo\.com/)).toBeTruthy();
    expect(sent()).toMatchObject([
      {
        serviceIds: ['one'],
        wish: {
          from: '2026-03-02',
          to: '2026-03-06',
          weekdays: ['1', '2', '3', '4', '5', '6'],
          parts: ['morning', 'afternoon'],
        },
        customer: { name: 'Eva', email: 'eva@ejemplo.com', phone: '' },
        language: 'es',
      },
    ]);
  });

  it('marks what is missing beside its field, and sends nothing', async () => {
    const sent = open();
    await openForm();
    fireEvent.change(screen.getByLabelText('Hasta'), { target: { value: '2026-03-01' } });
    for (const part of ['Por la mañana, hasta las 14:00', /^Por la tarde/, /^Por la noche/])
      fireEvent.click(screen.getByLabelText(part));
    await press('Entrar en la lista');
    expect(screen.getByText('Elige una fecha desde hoy')).toBeTruthy();
    expect(screen.getByText('Elige al menos un momento')).toBeTruthy();
    expect(screen.getByText('Nombre es requerido')).toBeTruthy();
    expect(sent()).toEqual([]);
  });

  it('leads to the free hours of somebody who needn’t wait', async () => {
    open({ joined: false, starts: [Date.UTC(2026, 2, 3, 9)] });
    await openForm();
    fillIn();
    await press('Entrar en la lista');
    expect(await screen.findByText('No hace falta esperar: ya hay huecos que te van bien.')).toBeTruthy();
    await press(/3 de marzo.*10:00|10:00/);
    expect(await screen.findByRole('heading', { name: 'Tus datos' })).toBeTruthy();
    expect((screen.getByLabelText('Nombre') as HTMLInputElement).value).toBe('Eva');
  });

  it('keeps its wish when the visitor looks at the calendar meanwhile', async () => {
    open();
    await openForm();
    fireEvent.change(screen.getByLabelText('Hasta'), { target: { value: '2026-03-06' } });
    await press('Ver el calendario');
    await openForm();
    expect((screen.getByLabelText('Hasta') as HTMLInputElement).value).toBe('2026-03-06');
  });

  it('keeps what was typed when the answer doesn’t come', async () => {
    open(Promise.reject(new TypeError('offline')));
    await openForm();
    fillIn();
    await press('Entrar en la lista');
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect((screen.getByLabelText('Nombre') as HTMLInputElement).value).toBe('Eva');
  });

  it('isn’t offered for a service without a list', async () => {
    open({ joined: true }, false);
    await screen.findByRole('heading', { name: 'Elige día y hora' });
    expect(screen.queryByRole('button', { name: 'Avísame si queda un hueco' })).toBeNull();
  });
});

import '@testing-library/jest-dom';
import { act, screen, within } from '@testing-library/react';
import type { Booking } from 'shared-lib/domain/booking';
import type { AppStore } from 'shared-lib/store';
import { aBooking, anAvailability } from 'shared-lib/testing';
import { availabilityEndpoints } from '../../booking-data/availability-endpoints';
import { bookingEndpoints } from '../../booking-data/booking-endpoints';
import { aCard } from '../../testing/a-card';
import { ANA, renderApp } from '../../testing/render-app';

describe('Inicio', () => {
  it('greets by the first name and shows the real figures', async () => {
    renderApp('/dashboard', { cards: [aCard()] });
    expect(await screen.findByRole('heading', { level: 1, name: 'Hola, Ana' })).toBeInTheDocument();
    const figures = await screen.findByText('Publicadas');
    expect(figures.nextElementSibling).toHaveTextContent('1');
  });

  it('offers the first card to an empty account', async () => {
    renderApp('/dashboard', { cards: [] });
    expect(await screen.findByRole('link', { name: /Crea tu primera tarjeta/ })).toHaveAttribute(
      'href',
      '/dashboard/tarjetas',
    );
  });

  it('asks to verify the address until it is verified', async () => {
    renderApp('/dashboard', { cards: [aCard()], account: { ...ANA, emailVerified: false } });
    expect(await screen.findByRole('link', { name: /Verifica tu email/ })).toHaveAttribute(
      'href',
      '/dashboard/profile',
    );
  });

  it('gives the public address of what is published, ready to copy', async () => {
    renderApp('/dashboard', { cards: [aCard(), aCard({ id: 'b', slug: 'borrador', status: 'draft' })] });
    const shortcuts = within(await screen.findByRole('region', { name: 'Tus tarjetas públicas' }));
    expect(shortcuts.getByText('127.0.0.1:5007/c/ana-garcia')).toBeInTheDocument();
    expect(shortcuts.getByRole('button', { name: 'Copiar enlace' })).toBeInTheDocument();
    expect(shortcuts.queryByText(/borrador/)).not.toBeInTheDocument();
  });
});

describe('today on Inicio', () => {
  /** Nine o'clock in Madrid on the day of the builder's booking, which begins at ten. */
  const NINE = Date.UTC(2026, 2, 2, 8);
  const MINUTE_MS = 60_000;
  const DAY_MS = 24 * 60 * MINUTE_MS;
  /** When the day begins in Madrid. */
  const MIDNIGHT = Date.UTC(2026, 2, 1, 23);

  beforeEach(() => jest.useFakeTimers({ now: NINE }));
  afterEach(() => jest.useRealTimers());

  /** What is booked on a day that begins at an instant. */
  const put = ({ dispatch }: AppStore, from: number, bookings: Booking[]) =>
    dispatch(
      bookingEndpoints.util.upsertQueryData(
        'agenda',
        { uid: 'ana', from, to: from + DAY_MS },
        { bookings, hasMore: false },
      ),
    );

  /** Draws Inicio of somebody in Madrid with what is booked today. */
  async function show(today: Booking[], store = renderApp('/dashboard', { cards: [aCard()] })) {
    await act(async () => {
      await put(store, MIDNIGHT, today);
      await store.dispatch(
        availabilityEndpoints.util.upsertQueryData('availability', 'ana', anAvailability()),
      );
    });
    return within(await screen.findByRole('region', { name: 'Hoy' }));
  }
  const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
  const rows = (region: ReturnType<typeof within>) =>
    region.queryAllByRole('listitem').map(({ textContent }: HTMLElement) => textContent);

  const [ten, eleven] = [aBooking().start, aBooking().start + 60 * MINUTE_MS];
  const atTen = aBooking();
  const atEleven = aBooking({
    id: 'booking0000000000002',
    start: eleven,
    end: eleven + 45 * MINUTE_MS,
    status: 'pending_confirmation',
    customer: { name: 'Iris Gil', email: '', phone: '' },
  });

  it('shows who comes and when, by the clocks of the owner, and leads to each', async () => {
    const region = await show([atTen, atEleven]);
    expect(rows(region)).toEqual([
      '10:00–10:30Eva RuizPrimera consultaConfirmada',
      '11:00–11:45Iris GilPrimera consultaPor confirmar',
    ]);
    // The tests' device is in UTC.
    expect(region.getByText('2 reservas · hora de Madrid')).toBeInTheDocument();
    expect(region.getByRole('link', { name: /Eva Ruiz/ })).toHaveAttribute(
      'href',
      '/dashboard/bookings?reserva=booking0000000000001',
    );
  });

  it('leaves out what doesn’t take place, and what is over', async () => {
    const region = await show([
      aBooking({ id: 'cancelled', status: 'cancelled' }),
      aBooking({ id: 'rejected', status: 'rejected' }),
      aBooking({ id: 'over', start: NINE - 30 * MINUTE_MS, end: NINE }),
      atTen,
    ]);
    expect(rows(region)).toEqual([expect.stringContaining('Eva Ruiz')]);
    expect(region.getByText(/^1 reserva/)).toBeInTheDocument();
  });

  it('drops each booking as it ends', async () => {
    const region = await show([atTen, atEleven]);
    await pass(ten + 29 * MINUTE_MS - NINE);
    expect(rows(region)).toHaveLength(2);
    await pass(2 * MINUTE_MS);
    expect(rows(region)).toEqual([expect.stringContaining('Iris Gil')]);
    await pass(eleven + 46 * MINUTE_MS - Date.now());
    expect(region.getByText('Hoy no tienes más reservas.')).toBeInTheDocument();
  });

  it('drops what ended while the device slept, once somebody looks', async () => {
    const region = await show([atTen, atEleven]);
    jest.setSystemTime(eleven);
    await act(async () => document.dispatchEvent(new Event('visibilitychange')));
    expect(rows(region)).toEqual([expect.stringContaining('Iris Gil')]);
  });

  it('shows the next day once it begins', async () => {
    const tomorrow = aBooking({ id: 'booking0000000000003', start: ten + DAY_MS, end: eleven + DAY_MS });
    const store = renderApp('/dashboard', { cards: [aCard()] });
    const region = await show([], store);
    expect(region.getByText('Hoy no tienes más reservas.')).toBeInTheDocument();
    await pass(MIDNIGHT + DAY_MS - 1000 - NINE);
    await act(() => put(store, MIDNIGHT + DAY_MS, [tomorrow]));
    await pass(3000);
    expect(rows(region)).toEqual([expect.stringContaining('10:00–11:00')]);
  });

  it('isn’t there for who has set no hours', async () => {
    renderApp('/dashboard', { cards: [aCard()] });
    expect(await screen.findByRole('heading', { name: 'Por hacer' })).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Hoy' })).not.toBeInTheDocument();
  });
});

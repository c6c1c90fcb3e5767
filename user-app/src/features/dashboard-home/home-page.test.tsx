import '@testing-library/jest-dom';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { quarterOf, type CardQuarter } from 'shared-lib/model';
import type { Booking, Customer } from 'shared-lib/model/booking';
import { keep, readCachedContent } from 'shared-lib/cached-content';
import { noteSession } from 'shared-lib/session-hint';
import type { AppStore } from 'shared-lib/store';
import { aBooking, anAvailability } from 'shared-lib/testing';
import { DAY_MS, MINUTE_MS } from 'shared-lib/time';
import { availabilityEndpoints } from '../../booking-data/endpoints/availability-endpoints';
import { bookingEndpoints } from '../../booking-data/endpoints/booking-endpoints';
import { customerEndpoints } from '../../booking-data/endpoints/customer-endpoints';
import { paymentEndpoints } from '../../booking-data/endpoints/payment-endpoints';
import { lastDays } from '../../card-data/days-of-cards';
import { figureEndpoints } from '../../card-data/figure-endpoints';
import { aCard } from '../../testing/a-card';
import { ANA, renderApp } from '../../testing/render-app';

/** Stores the figures of a week of the one card. */
const putWeek = ({ dispatch }: AppStore, quarters: Record<string, CardQuarter>) =>
  void dispatch(
    figureEndpoints.util.upsertQueryData(
      'cardFigures',
      { cardIds: [aCard().id], period: lastDays(14), alone: true },
      [quarters],
    ),
  );

describe('Inicio', () => {
  it('greets by first name, and compares this week with the week before', async () => {
    const [link] = aCard().links;
    const [today, lastWeek] = [0, 8].map((days) => new Date(Date.now() - days * DAY_MS).toISOString());
    const quarters: Record<string, CardQuarter> = {};
    for (const [date, day] of [
      [today!, { views: 1234, clicks: { [link!.id]: 5, gone: 1 } }],
      [lastWeek!, { views: 7, clicks: { [link!.id]: 9 } }],
    ] as const) {
      const known = quarters[quarterOf(date)]?.days;
      quarters[quarterOf(date)] = { days: { ...known, [date.slice(5, 10)]: day } };
    }
    renderApp('/dashboard', { cards: [aCard()], before: (store) => putWeek(store, quarters) });
    expect(await screen.findByRole('heading', { level: 1, name: 'Hola, Ana' })).toBeInTheDocument();
    const week = await screen.findByRole('region', { name: 'Esta semana' });
    expect(week).toHaveTextContent('1.234 visitas7 la semana anterior');
    expect(
      within(week)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      `${link!.title}5 antes 95 veces, 9 la semana anterior`,
      'Enlace quitado1 antes 01 vez, 0 la semana anterior',
    ]);
  });

  it('names the new people of the week', async () => {
    const person = (id: string, name: string): Customer => ({
      ...{ id, name, email: '', phone: '', company: '', bookings: 1, leads: 0, source: 'booking' },
      ...{
        context: '',
        tags: [],
        remindAt: null,
        ownerNote: '',
        claims: [],
        restRequest: null,
        firstAt: Date.now(),
        lastAt: Date.now(),
        visitAt: null,
      },
    });
    const since = Date.parse(lastDays(7).from);
    renderApp('/dashboard', {
      cards: [aCard()],
      before: ({ dispatch }) =>
        void dispatch(
          customerEndpoints.util.upsertQueryData(
            'newCustomers',
            { uid: 'ana', since, most: 20 },
            { customers: [person('a', 'Eva Ruiz'), person('b', 'Luis Gil')], hasMore: false },
          ),
        ),
    });
    const people = await screen.findByRole('link', { name: '2 personas nuevas Eva Ruiz y Luis Gil' });
    expect(people).toHaveAttribute('href', '/dashboard/bookings?vista=clientes');
  });

  it('suggests improvements of a card, which can be dismissed', async () => {
    renderApp('/dashboard', {
      cards: [aCard({ links: [] })],
      user: { id: 'ana', email: ANA.email, name: 'Ana', dismissedHints: [`add-photo-${aCard().id}`] },
    });
    const hints = within(await screen.findByRole('region', { name: 'Una idea' }));
    expect(hints.getByRole('link', { name: /Añade enlaces a/ })).toHaveAttribute(
      'href',
      '/tarjeta/edit/ana-garcia?tab=enlaces',
    );
    expect(hints.getByRole('button', { name: /^Descartar: Añade enlaces a/ })).toBeEnabled();
  });

  it('offers the first card to an empty account', async () => {
    renderApp('/dashboard', { cards: [] });
    expect(await screen.findByRole('link', { name: /Crea tu primera tarjeta/ })).toHaveAttribute(
      'href',
      '/dashboard/tarjetas/nueva',
    );
  });

  it('opens the guided card from its task', async () => {
    const person = userEvent.setup();
    renderApp('/dashboard', { cards: [] });
    await person.click(await screen.findByRole('link', { name: /Crea tu primera tarjeta/ }));
    expect(await screen.findByRole('heading', { name: '¿Quién eres?' })).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Nombre y apellidos' })).toHaveValue('Ana García');
  });

  it('asks to verify the address until it is verified', async () => {
    renderApp('/dashboard', { cards: [aCard()], account: { ...ANA, emailVerified: false } });
    expect(await screen.findByRole('link', { name: /Verifica tu email/ })).toHaveAttribute(
      'href',
      '/dashboard/profile',
    );
  });

  it('shows the address of a published card with a button to copy it', async () => {
    renderApp('/dashboard', { cards: [aCard(), aCard({ id: 'b', slug: 'borrador', status: 'draft' })] });
    const shortcuts = within(await screen.findByRole('region', { name: 'Tus tarjetas públicas' }));
    expect(shortcuts.getByText('127.0.0.1:5007/c/ana-garcia')).toBeInTheDocument();
    expect(shortcuts.getByRole('button', { name: 'Copiar enlace' })).toBeInTheDocument();
    expect(shortcuts.queryByText(/borrador/)).not.toBeInTheDocument();
  });
});

describe('bookings that wait for their owner', () => {
  const now = Date.UTC(2026, 2, 1, 12);
  beforeEach(() => jest.useFakeTimers({ now }));
  afterEach(() => jest.useRealTimers());

  const booking = (index: number, more: Partial<Booking>) =>
    aBooking({ id: `booking000000000000${index}`, start: aBooking().start + index * 3_600_000, ...more });
  const requested = (index: number, name: string) =>
    booking(index, { status: 'pending_confirmation', customer: { name, email: '', phone: '' } });
  const unpaid = (index: number, name: string) =>
    booking(index, {
      status: 'pending_payment',
      customer: { name, email: '', phone: '' },
      payment: { rule: 'link', state: 'awaiting', paidAt: null },
    });

  let appStore: AppStore;

  async function show(unanswered: Booking[], owed: Booking[], moving: Booking[] = []) {
    const store = renderApp('/dashboard', { cards: [aCard({ links: [] })] });
    appStore = store;
    await act(async () => {
      const today = { uid: 'ana', from: Date.UTC(2026, 1, 28, 23), to: Date.UTC(2026, 2, 1, 23) };
      const later = { uid: 'ana', from: today.to, most: 10 };
      const none = { bookings: [], hasMore: false };
      await store.dispatch(bookingEndpoints.util.upsertQueryData('nextBookings', later, none));
      await store.dispatch(bookingEndpoints.util.upsertQueryData('agenda', today, none));
      await store.dispatch(bookingEndpoints.util.upsertQueryData('unansweredBookings', 'ana', unanswered));
      await store.dispatch(paymentEndpoints.util.upsertQueryData('awaitingPayment', 'ana', owed));
      await store.dispatch(bookingEndpoints.util.upsertQueryData('moveRequests', 'ana', moving));
      await store.dispatch(
        availabilityEndpoints.util.upsertQueryData('availability', 'ana', anAvailability()),
      );
    });
    return within(await screen.findByRole('region', { name: 'Por hacer' }));
  }

  it('are listed first, those to confirm before those to be paid', async () => {
    const todo = await show([requested(2, 'Luis Gil'), requested(1, 'Iris Gil')], [unpaid(3, 'Eva Ruiz')]);
    const links = todo.getAllByRole('link');
    expect(links.slice(0, 3).map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Iris Gil pide cita'),
      expect.stringContaining('Luis Gil pide cita'),
      expect.stringContaining('Cobra a Eva Ruiz'),
    ]);
    expect(links[0]).toHaveTextContent('lun, 2 mar, 11:00 · Primera consulta');
    expect(links[0]).toHaveAttribute('href', '/dashboard/bookings?reserva=booking0000000000001');
    expect(todo.getByRole('button', { name: 'Confirmar la reserva de Iris Gil' })).toBeEnabled();
    expect(todo.getByRole('button', { name: 'Pagada la reserva de Eva Ruiz' })).toBeEnabled();
  });

  it('include requests for another time, until that time begins', async () => {
    const moving = (index: number, name: string, start: number) =>
      booking(index, {
        ...{ customer: { name, email: '', phone: '' }, moveRequest: { start, zone: 'Europe/Madrid' } },
      });
    const later = aBooking().start + 24 * 3_600_000;
    const todo = await show([], [], [moving(1, 'Iris Gil', later), moving(2, 'Luis Gil', now - 60_000)]);
    expect(todo.getByRole('link', { name: /Iris Gil pide otra hora/ })).toHaveAttribute(
      'href',
      '/dashboard/bookings?reserva=booking0000000000001',
    );
    expect(todo.queryByText(/Luis Gil/)).not.toBeInTheDocument();
  });

  it('for tomorrow are counted while they can be reminded by phone', async () => {
    const phone = { name: 'Eva', email: '', phone: '600 111 222' };
    const todo = await show([], []);
    const tomorrow = { uid: 'ana', from: Date.UTC(2026, 2, 1, 23), to: Date.UTC(2026, 2, 2, 23) };
    const { start } = booking(1, {});
    await act(async () => {
      await appStore.dispatch(
        bookingEndpoints.util.upsertQueryData('confirmedBookings', tomorrow, [
          booking(1, { customer: phone }),
          booking(2, { customer: phone }),
          booking(3, { customer: { ...phone, phone: '' } }),
          booking(1, { customer: phone, reminded: { at: 1, start } }),
        ]),
      );
    });
    expect(await todo.findByRole('link', { name: /Envía 2 recordatorios para mañana/ })).toHaveAttribute(
      'href',
      '/dashboard/bookings/reminders',
    );
  });

  it('are counted where there are too many to list', async () => {
    const todo = await show(
      [1, 2, 3, 4, 5].map((index) => requested(index, `Persona ${index}`)),
      [],
    );
    expect(todo.queryByText(/Persona 3/)).not.toBeInTheDocument();
    expect(todo.getByRole('link', { name: /3 reservas más por confirmar/ })).toHaveAttribute(
      'href',
      '/dashboard/bookings?vista=lista&estado=pending_confirmation',
    );
  });

  it('are listed once, and not after their start', async () => {
    const both = { ...unpaid(1, 'Iris Gil'), status: 'pending_confirmation' as const };
    const past = { ...requested(2, 'Luis Gil'), start: now - 60_000 };
    const todo = await show([both, past], [both]);
    expect(todo.getAllByRole('link', { name: /Iris Gil/ })).toHaveLength(1);
    expect(todo.queryByText(/Luis Gil/)).not.toBeInTheDocument();
  });
});

describe('today on Inicio', () => {
  /** Nine o'clock in Madrid on the day of the builder's booking, which begins at ten. */
  const NINE = Date.UTC(2026, 2, 2, 8);
  /** Start of the day in Madrid. */
  const MIDNIGHT = Date.UTC(2026, 2, 1, 23);

  beforeEach(() => jest.useFakeTimers({ now: NINE }));
  afterEach(() => {
    globalThis.__firstRead = undefined;
    jest.useRealTimers();
  });

  /** Stores the bookings from an instant on. */
  const putLater = ({ dispatch }: AppStore, from: number, bookings: Booking[] = []) =>
    dispatch(
      bookingEndpoints.util.upsertQueryData(
        'nextBookings',
        { uid: 'ana', from, most: 10 },
        { bookings, hasMore: false },
      ),
    );

  /** Stores the bookings of a day that begins at an instant. */
  const put = async (store: AppStore, from: number, bookings: Booking[], later: Booking[] = []) => {
    const day = { uid: 'ana', from, to: from + DAY_MS };
    await putLater(store, day.to, later);
    await store.dispatch(bookingEndpoints.util.upsertQueryData('agenda', day, { bookings, hasMore: false }));
  };

  /** Renders Inicio of an owner in Madrid with today's bookings. */
  async function show(
    today: Booking[],
    store = renderApp('/dashboard', { cards: [aCard()] }),
    later: Booking[] = [],
  ) {
    await act(async () => {
      await put(store, MIDNIGHT, today, later);
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

  it('lists the customers by local time, with a link to each booking', async () => {
    const region = await show([atTen, atEleven]);
    expect(rows(region)).toEqual([
      '10:00–10:30Eva RuizPrimera consultaConfirmadaCómo llegar',
      '11:00–11:45Iris GilPrimera consultaPendiente de confirmar',
    ]);
    // The tests' device is in UTC.
    expect(region.getByText('2 reservas · hora de Madrid')).toBeInTheDocument();
    expect(region.getByRole('link', { name: /^10:00–10:30/ })).toHaveAttribute(
      'href',
      '/dashboard/bookings?reserva=booking0000000000001',
    );
  });

  it('shows the next booking on a free day', async () => {
    const later = [
      aBooking({ id: 'off', status: 'cancelled', start: ten + DAY_MS, end: eleven + DAY_MS }),
      aBooking({ id: 'on', start: ten + 2 * DAY_MS, end: eleven + 2 * DAY_MS }),
    ];
    const region = await show([], renderApp('/dashboard', { cards: [aCard()] }), later);
    expect(region.getByText('Hoy no tienes más reservas.')).toBeInTheDocument();
    expect(rows(region)).toEqual([expect.stringContaining('La siguiente: miércoles, 4 de marzo')]);
  });

  it('shows the cached next booking of the same query while a free day loads', async () => {
    const next = aBooking({ id: 'on', start: ten + DAY_MS, end: eleven + DAY_MS });
    noteSession('ana');
    // No subscription has started yet, as the first screen is still loading.
    const never = new Promise<null>(() => {});
    globalThis.__firstRead = { startedAt: NINE, isWhole: true, session: never, token: never, parts: {} };
    const question = { uid: 'ana', from: MIDNIGHT + DAY_MS, most: 10 };
    keep('ana', 'next', { bookings: [next], hasMore: false }, question);
    expect(readCachedContent('ana', 'next', { ...question, from: MIDNIGHT })).toBeUndefined();
    const store = renderApp('/dashboard', { cards: [aCard()] });
    await act(async () => {
      const day = { uid: 'ana', from: MIDNIGHT, to: MIDNIGHT + DAY_MS };
      await store.dispatch(
        bookingEndpoints.util.upsertQueryData('agenda', day, { bookings: [], hasMore: false }),
      );
      await store.dispatch(
        availabilityEndpoints.util.upsertQueryData('availability', 'ana', anAvailability()),
      );
    });
    const region = within(await screen.findByRole('region', { name: 'Hoy' }));
    expect(rows(region)).toEqual([expect.stringContaining('La siguiente: martes, 3 de marzo')]);
    expect(region.queryByRole('status')).not.toBeInTheDocument();
  });

  it('leaves out void and past bookings', async () => {
    const region = await show([
      aBooking({ id: 'cancelled', status: 'cancelled' }),
      aBooking({ id: 'rejected', status: 'rejected' }),
      aBooking({ id: 'over', start: NINE - 30 * MINUTE_MS, end: NINE }),
      atTen,
    ]);
    expect(rows(region)).toEqual([expect.stringContaining('Eva Ruiz')]);
    expect(region.getByText(/^1 reserva/)).toBeInTheDocument();
  });

  it('removes each booking when it ends', async () => {
    const store = renderApp('/dashboard', { cards: [aCard()] });
    const region = await show([atTen, atEleven], store);
    await pass(ten + 29 * MINUTE_MS - NINE);
    expect(rows(region)).toHaveLength(2);
    await pass(2 * MINUTE_MS);
    expect(rows(region)).toEqual([expect.stringContaining('Iris Gil')]);
    await pass(eleven + 45 * MINUTE_MS - 1000 - Date.now());
    // Looked for only then.
    await act(() => putLater(store, MIDNIGHT + DAY_MS));
    await pass(2000);
    expect(region.getByText('Hoy no tienes más reservas.')).toBeInTheDocument();
  });

  it('removes past bookings when the page becomes visible after sleep', async () => {
    const region = await show([atTen, atEleven]);
    jest.setSystemTime(eleven);
    await act(async () => document.dispatchEvent(new Event('visibilitychange')));
    expect(rows(region)).toEqual([expect.stringContaining('Iris Gil')]);
  });

  it('switches to the next day when it begins', async () => {
    const tomorrow = aBooking({ id: 'booking0000000000003', start: ten + DAY_MS, end: eleven + DAY_MS });
    const store = renderApp('/dashboard', { cards: [aCard()] });
    const region = await show([], store);
    expect(region.getByText('Hoy no tienes más reservas.')).toBeInTheDocument();
    await pass(MIDNIGHT + DAY_MS - 1000 - NINE);
    await act(() => put(store, MIDNIGHT + DAY_MS, [tomorrow]));
    await pass(3000);
    expect(rows(region)).toEqual([expect.stringContaining('10:00–11:00')]);
  });

  it('is hidden for an account without opening hours', async () => {
    renderApp('/dashboard', { cards: [aCard()] });
    expect(await screen.findByRole('heading', { name: 'Por hacer' })).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Hoy' })).not.toBeInTheDocument();
  });
});

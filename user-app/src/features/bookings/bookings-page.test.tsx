import '@testing-library/jest-dom';
import { act, screen, within } from '@testing-library/react';
import type { Service } from 'shared-lib/model/booking';
import { aBooking, anAvailability, aService } from 'shared-lib/testing';
import { HOUR_MS } from 'shared-lib/time';
import { availabilityEndpoints } from '../../booking-data/endpoints/availability-endpoints';
import { bookingEndpoints } from '../../booking-data/endpoints/booking-endpoints';
import { calendarSourcesEndpoints } from '../../booking-data/endpoints/calendar-sources-endpoints';
import { serviceEndpoints } from '../../booking-data/endpoints/service-endpoints';
import { renderApp } from '../../testing/render-app';
import { stopClock } from '../../testing/stop-clock';
import { searchEndpoint } from './search-endpoint';

/** A week in Madrid, from a Monday on. */
const WEEK = { uid: 'ana', from: Date.UTC(2026, 2, 1, 23), to: Date.UTC(2026, 2, 8, 23) };

async function showWeek(services: Service[], hours: 'none' | 'some' = 'some') {
  renderApp('/dashboard/bookings?vista=semana&fecha=2026-03-02', {
    before: ({ dispatch }) => {
      const availability = hours === 'none' ? null : anAvailability({ zone: 'Europe/Madrid' });
      void dispatch(availabilityEndpoints.util.upsertQueryData('availability', 'ana', availability));
      void dispatch(
        serviceEndpoints.util.upsertQueryData(
          'services',
          'ana',
          services.map((service) => ({ ...service, pending: false })),
        ),
      );
      // An account without hours sees the clock of its device.
      const stretch = hours === 'none' ? { ...WEEK, from: WEEK.from + HOUR_MS, to: WEEK.to + HOUR_MS } : WEEK;
      void dispatch(
        bookingEndpoints.util.upsertQueryData('agenda', stretch, { bookings: [], hasMore: false }),
      );
      void dispatch(bookingEndpoints.util.upsertQueryData('timeBlocks', stretch, []));
      void dispatch(calendarSourcesEndpoints.util.upsertQueryData('calendarSources', 'ana', []));
      const dates = { uid: 'ana', from: '2026-03-02', to: '2026-03-09' } as const;
      // The store drops this answer without a subscriber.
      const entry = { endpointName: 'takenTime' as const, arg: dates, value: [] };
      dispatch(availabilityEndpoints.util.upsertQueryEntries([entry]));
      void dispatch(availabilityEndpoints.endpoints.takenTime.initiate(dates));
    },
  });
  await screen.findByRole('button', { name: 'Semana siguiente' });
}

stopClock(Date.UTC(2026, 2, 3, 9));

describe('Reservas', () => {
  it('links from an empty week to the first service', async () => {
    await showWeek([]);
    const words = await screen.findByText(/No hay reservas esta semana/);
    expect(words).toHaveTextContent('Primero, di qué se puede reservar.');
    expect(within(words).getByRole('link', { name: 'Crear un servicio' })).toHaveAttribute(
      'href',
      '/servicios?servicio=nuevo',
    );
  });

  it('links from an empty week to the opening hours where there are none', async () => {
    await showWeek([{ ...aService() }], 'none');
    expect(await screen.findByRole('link', { name: 'Crear mi horario' })).toHaveAttribute(
      'href',
      '/servicios?vista=horario',
    );
  });

  it('explains in an empty week how to add a booking', async () => {
    await showWeek([{ ...aService() }]);
    expect(
      await screen.findByText('No hay reservas esta semana. Toca una hora libre para apuntar una.'),
    ).toBeInTheDocument();
  });

  it('shows a past empty week without any link', async () => {
    jest.setSystemTime(Date.UTC(2026, 2, 20, 9));
    await showWeek([]);
    expect(await screen.findByText('No hay reservas esta semana.')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Crear un servicio' })).not.toBeInTheDocument();
  });

  it('groups the rare actions behind one button', async () => {
    await showWeek([{ ...aService() }]);
    expect(screen.getByRole('button', { name: 'Otras acciones' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Exportar' })).not.toBeInTheDocument();
  });

  it('describes the search of its results, and sorts a day by time', async () => {
    const early = aBooking({ id: 'early', customer: { ...aBooking().customer, name: 'Eva Ruiz' } });
    const late = { ...early, id: 'late', start: early.start + HOUR_MS, end: early.end + HOUR_MS };
    const store = renderApp('/dashboard/bookings?vista=lista&q=ruiz&estado=confirmed', {
      before: ({ dispatch }) => {
        void dispatch(availabilityEndpoints.util.upsertQueryData('availability', 'ana', anAvailability()));
      },
    });
    const requested = { uid: 'ana', search: 'ruiz', status: 'confirmed' as const, serviceId: null };
    await act(async () => {
      await store.dispatch(
        searchEndpoint.util.upsertQueryData('foundBookings', requested, {
          pages: [{ items: [late, early], next: null }],
          pageParams: [null],
        }),
      );
    });
    expect(await screen.findByRole('heading', { name: 'Resultados de «ruiz»' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Día siguiente' })).not.toBeInTheDocument();
    expect(
      await screen.findByText(
        'Buscado en el nombre, el email y el teléfono de todas tus reservas en estado «Confirmada», también las pasadas. Las últimas fechas, primero.',
      ),
    ).toBeInTheDocument();
    const times = within(screen.getByRole('region', { name: 'Resultados' })).getAllByText(/^\d\d:\d\d–/);
    expect(times.map((time) => time.textContent)).toEqual(['10:00–10:30', '11:00–11:30']);
  });
});

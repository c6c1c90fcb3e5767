import '@testing-library/jest-dom';
import { useState } from 'react';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { createStore, sessionChanged } from 'shared-lib/store';
import { aService } from 'shared-lib/testing';
import { AppFrame } from 'shared-lib/ui/app-frame';
import { availabilityEndpoints } from '../../../booking-data/endpoints/availability-endpoints';
import { serviceEndpoints } from '../../../booking-data/endpoints/service-endpoints';
import { openFunctionServer } from '../../../testing/function-server';
import { ANA } from '../../../testing/render-app';
import { ByHandDialog } from './by-hand-dialog';

const functions = openFunctionServer();

function Opener({ onBooked = () => undefined }: { onBooked?: (bookingId: string) => void }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <AppFrame>
      <button onClick={() => setOpen(true)}>Nueva</button>
      <ByHandDialog
        initial={isOpen ? { start: 0, hasTime: false } : null}
        zone="Europe/Madrid"
        onBooked={onBooked}
        onClose={() => setOpen(false)}
      />
    </AppFrame>
  );
}

beforeEach(() => sessionStorage.clear());

describe('the dialog for a booking by hand', () => {
  it('restores what was typed after an accidental close, and not after it is discarded', async () => {
    const person = userEvent.setup();
    const store = createStore();
    store.dispatch(sessionChanged(ANA));
    const services = [
      { ...aService(), pending: false },
      { ...aService({ id: 'otro', name: 'Tinte' }), pending: false },
    ];
    await act(async () => {
      await store.dispatch(serviceEndpoints.util.upsertQueryData('services', ANA.uid, services));
      await store.dispatch(availabilityEndpoints.util.upsertQueryData('availability', ANA.uid, null));
    });
    render(
      <Provider store={store}>
        <MemoryRouter>
          <Opener />
        </MemoryRouter>
      </Provider>,
    );
    const open = async () => {
      await person.click(screen.getByRole('button', { name: 'Nueva' }));
      return within(await screen.findByRole('dialog', { name: 'Nueva reserva' }));
    };
    const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

    const form = await open();
    await person.selectOptions(form.getByLabelText('Servicio'), 'Tinte');
    await person.type(form.getByLabelText('Teléfono'), '600 111 222');
    await person.type(form.getByLabelText('Nota para la cita'), 'Viene con su perro');
    await person.keyboard('{Escape}');
    await closed();

    const again = await open();
    expect(again.getByLabelText('Servicio')).toHaveDisplayValue('Tinte');
    expect(again.getByLabelText('Teléfono')).toHaveValue('600 111 222');
    expect(again.getByLabelText('Nota para la cita')).toHaveValue('Viene con su perro');
    await person.click(again.getByRole('button', { name: 'Cancelar' }));
    await closed();

    const fresh = await open();
    expect(fresh.getByLabelText('Teléfono')).toHaveValue('');
    expect(fresh.getByLabelText('Nota para la cita')).toHaveValue('');
    expect(fresh.getByLabelText('Servicio')).not.toHaveDisplayValue('Tinte');
  });
});

describe('a series by hand', () => {
  const day = Date.UTC(2030, 0, 15, 9);
  const week = 7 * 24 * 3_600_000;
  const dates = [
    { start: day, isFree: true, nearest: null },
    { start: day + week, isFree: false, nearest: day + week + 1_800_000 },
    { start: day + 2 * week, isFree: false, nearest: null },
    { start: day + 3 * week, isFree: true, nearest: null },
  ];

  it('is previewed, saved, and previewed again when a start is taken meanwhile', async () => {
    const person = userEvent.setup();
    const store = createStore();
    store.dispatch(sessionChanged(ANA));
    await act(async () => {
      const services = [{ ...aService(), pending: false }];
      await store.dispatch(serviceEndpoints.util.upsertQueryData('services', ANA.uid, services));
      await store.dispatch(availabilityEndpoints.util.upsertQueryData('availability', ANA.uid, null));
    });
    const sent: { name: string; data: { starts?: number[]; times?: number; everyWeeks?: number } }[] = [];
    let isTaken = true;
    functions.answerWith((name, data) => {
      sent.push({ name, data: data as object });
      if (name === 'checkSeries') return { status: 200, body: { result: { dates } } };
      if (name !== 'bookSeries') return { status: 500 };
      if (!isTaken) return { status: 200, body: { result: { bookingIds: ['first', 'second'] } } };
      isTaken = false;
      const error = { status: 'FAILED_PRECONDITION', message: '', details: { reason: 'slot-taken' } };
      return { status: 400, body: { error } };
    });
    const booked: string[] = [];
    render(
      <Provider store={store}>
        <MemoryRouter>
          <Opener onBooked={(bookingId) => booked.push(bookingId)} />
        </MemoryRouter>
      </Provider>,
    );
    await person.click(screen.getByRole('button', { name: 'Nueva' }));
    const form = within(await screen.findByRole('dialog', { name: 'Nueva reserva' }));
    fireEvent.change(form.getByLabelText('Día'), { target: { value: '2030-01-15' } });
    fireEvent.change(form.getByLabelText('Otra hora'), { target: { value: '10:00' } });
    await person.type(form.getByLabelText('Nombre'), 'E');
    await person.click(form.getByLabelText('Repetir'));
    await person.selectOptions(form.getByLabelText('Cada'), '2 semanas');
    await person.clear(form.getByLabelText('Veces, con la primera'));
    await person.type(form.getByLabelText('Veces, con la primera'), '40');
    await person.click(form.getByRole('button', { name: 'Ver las fechas' }));
    expect(await form.findByText('Escribe un número de 2 a 26.')).toBeInTheDocument();
    await person.selectOptions(form.getByLabelText('Termina'), 'Por fecha');
    fireEvent.change(form.getByLabelText('Hasta el día'), { target: { value: '2030-02-26' } });
    await person.click(form.getByRole('button', { name: 'Ver las fechas' }));

    const list = within(await form.findByRole('list', { name: 'Fechas de la serie' }));
    expect(sent).toEqual([
      { name: 'checkSeries', data: expect.objectContaining({ start: day, everyWeeks: 2, times: 4 }) },
    ]);
    expect(list.getByLabelText('10:30')).toBeChecked();
    expect(list.getByText(/ocupado, sin otra hora libre ese día/)).toBeInTheDocument();
    await person.click(list.getByLabelText('Saltar'));
    await person.click(form.getByRole('button', { name: 'Guardar 2 reservas' }));
    expect(await form.findByText(/Mientras tanto se ha ocupado alguna hora/)).toBeInTheDocument();
    expect(booked).toEqual([]);
    await waitFor(() => expect(sent.filter(({ name }) => name === 'checkSeries')).toHaveLength(2));
    await waitFor(() => expect(form.getByRole('button', { name: 'Guardar 2 reservas' })).toBeEnabled());
    await person.click(form.getByRole('button', { name: 'Guardar 2 reservas' }));
    await waitFor(() => expect(booked).toEqual(['first']));
    const made = sent.filter(({ name }) => name === 'bookSeries').map(({ data }) => data.starts);
    expect(made).toEqual([
      [day, day + 3 * week],
      [day, day + 3 * week],
    ]);
  });
});

describe('a visit of several services by hand', () => {
  it('sends its services in the chosen order', async () => {
    const person = userEvent.setup();
    const store = createStore();
    store.dispatch(sessionChanged(ANA));
    const services = [
      { ...aService({ price: 2000 }), pending: false },
      { ...aService({ id: 'otro', name: 'Tinte', price: 6000, durationMinutes: 60 }), pending: false },
      {
        ...aService({ id: 'video', name: 'Asesoría', place: { kind: 'video', detail: '' } }),
        pending: false,
      },
    ];
    await act(async () => {
      await store.dispatch(serviceEndpoints.util.upsertQueryData('services', ANA.uid, services));
      await store.dispatch(availabilityEndpoints.util.upsertQueryData('availability', ANA.uid, null));
    });
    const sent: unknown[] = [];
    functions.answerWith((name, data) => {
      if (name === 'bookByHand') sent.push(data);
      return { status: 200, body: { result: { bookingId: 'made' } } };
    });
    render(
      <Provider store={store}>
        <MemoryRouter>
          <Opener />
        </MemoryRouter>
      </Provider>,
    );
    await person.click(screen.getByRole('button', { name: 'Nueva' }));
    const form = within(await screen.findByRole('dialog', { name: 'Nueva reserva' }));
    await person.click(form.getByRole('button', { name: 'Añadir otro servicio' }));
    expect(form.getByLabelText('Servicio 2')).toHaveDisplayValue('Tinte');
    expect(form.getByText(/^En una cita: 90 min · 80/)).toBeInTheDocument();
    // A call is no part of a visit to a place.
    expect(form.queryByRole('button', { name: 'Añadir otro servicio' })).not.toBeInTheDocument();
    await person.selectOptions(form.getByLabelText('Servicio 2'), 'Asesoría');
    expect(form.getByText(/no caben en una misma cita/)).toBeInTheDocument();
    await person.click(form.getByRole('button', { name: 'Quitar servicio 2' }));
    await person.click(form.getByRole('button', { name: 'Añadir otro servicio' }));

    fireEvent.change(form.getByLabelText('Día'), { target: { value: '2030-01-15' } });
    fireEvent.change(form.getByLabelText('Otra hora'), { target: { value: '10:00' } });
    await person.type(form.getByLabelText('Nombre'), 'L');
    await person.click(form.getByRole('button', { name: 'Guardar reserva' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({ serviceIds: [services[0]!.id, 'otro'] });
  });
});

import '@testing-library/jest-dom';
import { useState } from 'react';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { createStore, sessionChanged } from 'shared-lib/store';
import { aService } from 'shared-lib/testing';
import { AppFrame } from 'shared-lib/ui/app-frame';
import { availabilityEndpoints } from '../../../booking-data/availability-endpoints';
import { serviceEndpoints } from '../../../booking-data/service-endpoints';
import { ANA } from '../../../testing/render-app';
import { ByHandDialog } from './by-hand-dialog';

function Opener() {
  const [isOpen, setOpen] = useState(false);
  return (
    <AppFrame>
      <button onClick={() => setOpen(true)}>Nueva</button>
      <ByHandDialog
        initial={isOpen ? { start: 0, hasTime: false } : null}
        zone="Europe/Madrid"
        onBooked={() => undefined}
        onClose={() => setOpen(false)}
      />
    </AppFrame>
  );
}

beforeEach(() => sessionStorage.clear());

describe('a booking by hand', () => {
  it('has what was typed again after it was closed by accident, and not after it was given up', async () => {
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

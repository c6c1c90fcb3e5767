import '@testing-library/jest-dom';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { Provider } from 'react-redux';
import type { Booking } from 'shared-lib/model/booking';
import { createStore, sessionChanged } from 'shared-lib/store';
import { aBooking } from 'shared-lib/testing';
import { MINUTE_MS } from 'shared-lib/time';
import { AppFrame } from 'shared-lib/ui/app-frame';
import { availabilityEndpoints } from '../../../booking-data/endpoints/availability-endpoints';
import { ANA } from '../../../testing/render-app';
import { MoveDialog } from './move-dialog';

const { start } = aBooking();
const CARD_ON_FILE: Booking['payment'] = {
  ...{ rule: 'card', state: 'kept', paidAt: null },
  online: {
    ...{ due: 2000, refunds: [], isBegun: true, paid: null, giveBack: 0, refunded: 0 },
    card: { state: 'kept', asked: 0, attempts: 0, isDeclined: false },
  },
};

beforeEach(() => jest.spyOn(Date, 'now').mockReturnValue(start - 2 * MINUTE_MS));
afterEach(() => jest.restoreAllMocks());

/** Opens the dialog of an owner without hours, two minutes before the booking begins. */
async function open(draggedTo?: number) {
  const store = createStore();
  act(() => void store.dispatch(sessionChanged(ANA)));
  await act(async () => {
    await store.dispatch(availabilityEndpoints.util.upsertQueryData('availability', ANA.uid, null));
  });
  render(
    <Provider store={store}>
      <AppFrame>
        <MoveDialog
          booking={aBooking({ payment: CARD_ON_FILE })}
          zone="Europe/Madrid"
          {...(draggedTo !== undefined && { draggedTo })}
          onClose={() => undefined}
        />
      </AppFrame>
    </Provider>,
  );
  return within(await screen.findByRole('dialog'));
}

describe('the dialog to move a booking', () => {
  it('refuses past times, and warns before a late move that no fee can be charged', async () => {
    const dialog = await open();
    const [day, time] = [dialog.getByLabelText('Día'), dialog.getByLabelText('Otra hora')];
    expect([day, time].map((input) => input.getAttribute('min'))).toEqual(['2026-03-02', '09:59']);
    const submit = dialog.getByRole('button', { name: 'Cambiar la hora' });
    fireEvent.change(time, { target: { value: '09:30' } });
    expect(dialog.getByText('Esa hora ya ha pasado. Elige otra.')).toBeInTheDocument();
    expect(submit).toBeDisabled();
    fireEvent.change(time, { target: { value: '12:00' } });
    expect(submit).toBeEnabled();
    expect(dialog.getByText(/si no acude, no podrás cobrarle/)).toBeInTheDocument();
    fireEvent.change(day, { target: { value: '2026-03-05' } });
    expect(dialog.queryByText(/si no acude, no podrás cobrarle/)).not.toBeInTheDocument();
  });

  it('refuses a past time to which the booking was dragged', async () => {
    const dialog = await open(start - 60 * MINUTE_MS);
    expect(dialog.getByText('Esa hora ya ha pasado. Elige otra.')).toBeInTheDocument();
    expect(dialog.getByRole('button', { name: 'Cambiar la hora' })).toBeDisabled();
  });
});

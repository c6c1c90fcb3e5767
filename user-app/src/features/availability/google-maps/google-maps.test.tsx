import '@testing-library/jest-dom';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import type { Card } from 'shared-lib/model';
import { createStore, sessionChanged } from 'shared-lib/store';
import { AppFrame } from 'shared-lib/ui/app-frame';
import { cardEndpoints } from '../../../card-data/card-endpoints';
import { aCard } from '../../../testing/a-card';
import { ANA } from '../../../testing/render-app';
import { GoogleMaps } from './google-maps';

const ADDRESS = 'http://127.0.0.1:5007/c/ana-garcia';

async function open(cards: Card[]) {
  const store = createStore();
  await act(async () => {
    store.dispatch(sessionChanged(ANA));
    await store.dispatch(cardEndpoints.util.upsertQueryData('cards', ANA.uid, cards));
  });
  render(
    <Provider store={store}>
      <AppFrame>
        <GoogleMaps />
      </AppFrame>
    </Provider>,
  );
  return userEvent.setup();
}

describe('Reservas desde Google Maps', () => {
  it('gives the address of the only card that can be booked', async () => {
    const person = await open([
      aCard({ bookingEnabled: true }),
      aCard({ id: 'card0000000000000002', slug: 'ana-2', bookingEnabled: true, status: 'paused' }),
    ]);
    expect(screen.queryByLabelText('Tarjeta')).toBeNull();
    await person.click(screen.getByRole('button', { name: 'Copiar enlace' }));
    expect(await navigator.clipboard.readText()).toBe(`${ADDRESS}?s=google`);
  });

  it('lets the owner choose among several cards', async () => {
    const person = await open([
      aCard({ bookingEnabled: true }),
      aCard({ id: 'card0000000000000002', slug: 'ana-2', name: 'Taller', bookingEnabled: true }),
    ]);
    await person.selectOptions(screen.getByLabelText('Tarjeta'), 'Taller');
    await person.click(screen.getByRole('button', { name: 'Copiar enlace' }));
    expect(await navigator.clipboard.readText()).toBe('http://127.0.0.1:5007/c/ana-2?s=google');
  });

  it('is left out where no card can be booked', async () => {
    await open([aCard()]);
    expect(screen.queryByRole('heading', { name: 'Reservas desde Google Maps' })).toBeNull();
  });
});

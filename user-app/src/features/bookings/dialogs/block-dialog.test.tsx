import '@testing-library/jest-dom';
import { useState } from 'react';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { createStore, sessionChanged } from 'shared-lib/store';
import { HOUR_MS } from 'shared-lib/time';
import { AppFrame } from 'shared-lib/ui/app-frame';
import { ANA } from '../../../testing/render-app';
import { BlockDialog } from './block-dialog';

const FIRST_DAY = Date.UTC(2026, 2, 2, 9);
const NEXT_DAY = Date.UTC(2026, 2, 3, 9);

function Opener() {
  const [day, setDay] = useState<number | null>(null);
  return (
    <AppFrame>
      <button onClick={() => setDay(FIRST_DAY)}>Lunes</button>
      <button onClick={() => setDay(NEXT_DAY)}>Martes</button>
      <BlockDialog initial={day} zone="Europe/Madrid" onClose={() => setDay(null)} />
    </AppFrame>
  );
}

beforeEach(() => sessionStorage.clear());
beforeEach(() => jest.spyOn(Date, 'now').mockReturnValue(FIRST_DAY - HOUR_MS));
afterEach(() => jest.restoreAllMocks());

it('the block dialog starts today with the rest of the day, and refuses an end in the past', async () => {
  const person = userEvent.setup();
  jest.spyOn(Date, 'now').mockReturnValue(Date.UTC(2026, 2, 2, 15, 5));
  const store = createStore();
  act(() => void store.dispatch(sessionChanged(ANA)));
  render(
    <Provider store={store}>
      <Opener />
    </Provider>,
  );
  await person.click(screen.getByRole('button', { name: 'Lunes' }));
  const form = within(await screen.findByRole('dialog', { name: 'Bloquear horas' }));
  const fields = ['Desde el día', 'Desde la hora', 'Hasta el día', 'Hasta la hora'];
  expect(fields.map((name) => (form.getByLabelText(name) as HTMLInputElement).value)).toEqual([
    ...['2026-03-02', '16:15', '2026-03-02', '17:15'],
  ]);
  for (const [name, value] of [
    ['Desde la hora', '09:00'],
    ['Hasta la hora', '14:00'],
  ] as const) {
    await person.clear(form.getByLabelText(name));
    await person.type(form.getByLabelText(name), value);
  }
  await person.click(form.getByRole('button', { name: 'Bloquear' }));
  expect(form.getByLabelText('Hasta la hora')).toHaveAccessibleDescription(
    'Esas horas ya han pasado. Elige un final que esté por llegar.',
  );
});

it('the block dialog restores what was typed after an accidental close, not after a discard', async () => {
  const person = userEvent.setup();
  const store = createStore();
  act(() => void store.dispatch(sessionChanged(ANA)));
  render(
    <Provider store={store}>
      <Opener />
    </Provider>,
  );
  const open = async (day: string) => {
    await person.click(screen.getByRole('button', { name: day }));
    return within(await screen.findByRole('dialog', { name: 'Bloquear horas' }));
  };
  const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

  const form = await open('Lunes');
  expect(form.getByLabelText('Desde el día')).toHaveValue('2026-03-02');
  await person.type(form.getByLabelText('Motivo'), 'Dentista');
  await person.clear(form.getByLabelText('Hasta la hora'));
  await person.type(form.getByLabelText('Hasta la hora'), '11:30');
  await person.keyboard('{Escape}');
  await closed();

  // What wasn't typed follows the day from which it is opened.
  const again = await open('Martes');
  expect(again.getByLabelText('Desde el día')).toHaveValue('2026-03-03');
  expect(again.getByLabelText('Hasta la hora')).toHaveValue('11:30');
  expect(again.getByLabelText('Motivo')).toHaveValue('Dentista');
  await person.click(again.getByRole('button', { name: 'Cancelar' }));
  await closed();

  const fresh = await open('Martes');
  expect(fresh.getByLabelText('Hasta la hora')).toHaveValue('14:00');
  expect(fresh.getByLabelText('Motivo')).toHaveValue('');
});

import '@testing-library/jest-dom';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import type { CalendarSource } from 'shared-lib/model';
import { createStore, sessionChanged } from 'shared-lib/store';
import { AppFrame } from 'shared-lib/ui/app-frame';
import { openFunctionServer } from '../../../testing/function-server';
import { ANA } from '../../../testing/render-app';
import { OtherCalendars } from './other-calendars';

const functions = openFunctionServer();

const GOOGLE: CalendarSource = {
  id: 'source00000000000001',
  host: 'calendar.google.com',
  ending: 'a3f9',
  allDayBlocks: false,
  found: 37,
  allDayDates: ['2026-03-03'],
  readAt: Date.UTC(2026, 2, 2, 9),
  failing: null,
};

const refused = (reason: string) => ({
  status: 400,
  body: { error: { status: 'FAILED_PRECONDITION', message: reason, details: { reason } } },
});
const done = (result: object) => ({ status: 200, body: { result } });

function open() {
  const store = createStore();
  act(() => void store.dispatch(sessionChanged(ANA)));
  render(
    <Provider store={store}>
      <AppFrame>
        <OtherCalendars zone="Europe/Madrid" />
      </AppFrame>
    </Provider>,
  );
  return userEvent.setup();
}

describe('the list of other calendars', () => {
  it('shows what was found in an added calendar, and keeps the address of a refused one', async () => {
    let stored: CalendarSource[] = [];
    functions.answerWith((name, data) => {
      if (name === 'listCalendarSources') return done({ sources: stored });
      if ((data as { address: string }).address.includes('mal')) return refused('calendar-unreadable');
      stored = [GOOGLE];
      return done(GOOGLE);
    });
    const person = open();
    expect(await screen.findByText('Aún no has añadido ningún calendario.')).toBeVisible();
    const field = screen.getByLabelText(/Dirección secreta del calendario/);
    const add = screen.getByRole('button', { name: 'Añadir calendario' });
    expect(add).toBeDisabled();
    await person.type(field, 'https://ejemplo.com/mal');
    await person.click(add);
    expect(await screen.findByText(/no hay un calendario que se pueda leer/)).toBeVisible();
    expect(field).toHaveValue('https://ejemplo.com/mal');
    await person.clear(field);
    await person.type(field, 'https://calendar.google.com/secreto.ics');
    await person.click(add);
    expect(await screen.findByText('Calendario añadido: 37 citas en los próximos 90 días')).toBeVisible();
    const list = within(await screen.findByRole('list', { name: 'Tus otros calendarios' }));
    expect(list.getByText('calendar.google.com · …a3f9')).toBeVisible();
    expect(list.getByText('Con eventos de todo el día: mar, 3 mar')).toBeVisible();
    expect(field).toHaveValue('');
  });

  it('says since when and why a calendar can’t be read, and asks before removing it', async () => {
    const failing = { since: Date.UTC(2026, 2, 2, 8), problem: 'calendar-refused' as const };
    let sources = [{ ...GOOGLE, failing }];
    functions.answerWith((name) => {
      if (name === 'removeCalendarSource') sources = [];
      return done(name === 'listCalendarSources' ? { sources } : { sourceId: GOOGLE.id });
    });
    const person = open();
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('No se puede leer desde lun, 2 mar, 09:00. Sus horas siguen ocupadas.');
    expect(alert).toHaveTextContent(/no deja leer esa dirección/);
    await person.click(screen.getByRole('button', { name: 'Quitar calendar.google.com · …a3f9' }));
    const dialog = within(await screen.findByRole('dialog', { name: '¿Quitar este calendario?' }));
    expect(functions.called).not.toContain('removeCalendarSource');
    await person.click(dialog.getByRole('button', { name: 'Quitar' }));
    expect(await screen.findByText('Aún no has añadido ningún calendario.')).toBeVisible();
  });

  it('offers a retry when it can’t be loaded', async () => {
    functions.answerWith({ status: 500 });
    open();
    expect(await screen.findByRole('button', { name: 'Reintentar' })).toBeVisible();
  });
});

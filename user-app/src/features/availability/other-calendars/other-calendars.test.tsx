import '@testing-library/jest-dom';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import type { CalendarSource } from 'shared-lib/model';
import { createStore, sessionChanged } from 'shared-lib/store';
import { AppFrame } from 'shared-lib/ui/app-frame';
import { openFunctionServer } from '../../../testing/function-server';
import { ANA } from '../../../testing/render-app';
import CalendarConsentPage from './calendar-consent-page';
import { OtherCalendars } from './other-calendars';

const server = openFunctionServer();

/** The server of functions, with no maker of calendars to sign in at unless a test says so. */
const functions = {
  ...server,
  get called() {
    return server.called;
  },
  answerWith: (answer: Parameters<typeof server.answerWith>[0], kinds: string[] = []) =>
    server.answerWith((name, data) => {
      if (name === 'calendarSignIns') return done({ kinds });
      return typeof answer === 'function' ? answer(name, data) : answer;
    }),
};

const GOOGLE: CalendarSource = {
  id: 'source00000000000001',
  kind: 'address',
  host: 'calendar.google.com',
  ending: 'a3f9',
  allDayBlocks: false,
  found: 37,
  allDayDates: ['2026-03-03'],
  readAt: Date.UTC(2026, 2, 2, 9),
  failing: null,
  name: '',
  writing: null,
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

describe('a calendar of a user', () => {
  const PERSONAL = { url: 'https://nube.ejemplo.com/dav/personal/', name: 'Personal', isWritable: true };
  const HOLIDAYS = { url: 'https://nube.ejemplo.com/dav/festivos/', name: 'Festivos', isWritable: false };
  const CLOUD: CalendarSource = {
    ...{ ...GOOGLE, kind: 'caldav', host: 'nube.ejemplo.com', name: 'Personal' },
    writing: { isOn: true, failing: null },
  };

  /** Opens the form and types a user of another server. */
  async function typeUser(person: ReturnType<typeof open>) {
    await person.click(await screen.findByRole('radio', { name: 'Con tu usuario' }));
    await person.selectOptions(
      screen.getByRole('combobox', { name: 'Servicio' }),
      'Nextcloud u otro servidor CalDAV',
    );
    await person.type(screen.getByLabelText(/Dirección del servidor/), 'https://nube.ejemplo.com');
    await person.type(screen.getByLabelText(/^Usuario/), 'ana');
    await person.type(screen.getByLabelText(/Contraseña de aplicación/), 'clave');
    await person.click(screen.getByRole('button', { name: 'Buscar calendarios' }));
  }

  it('is found, chosen, added and written to', async () => {
    let stored: CalendarSource[] = [];
    const sent: [string, unknown][] = [];
    functions.answerWith((name, data) => {
      sent.push([name, data]);
      if (name === 'findCalendars') return done({ calendars: [PERSONAL, HOLIDAYS] });
      if (name === 'listCalendarSources') return done({ sources: stored });
      stored = [CLOUD];
      return done(CLOUD);
    });
    const person = open();
    await typeUser(person);
    const choice = within(await screen.findByRole('radiogroup', { name: '¿Qué calendario?' }));
    expect(choice.getByRole('radio', { name: /Personal/ })).toBeChecked();
    await person.click(choice.getByRole('radio', { name: /Festivos/ }));
    expect(screen.queryByRole('switch', { name: /Escribir aquí/ })).not.toBeInTheDocument();
    await person.click(choice.getByRole('radio', { name: /Personal/ }));
    expect(screen.getByRole('switch', { name: /Escribir aquí mis reservas/ })).toBeChecked();
    await person.click(screen.getByRole('button', { name: 'Añadir calendario' }));
    expect(await screen.findByText('Tus próximas reservas ya están en él.')).toBeVisible();
    const user = { username: 'ana', password: 'clave' };
    expect(sent).toContainEqual(['findCalendars', { server: 'https://nube.ejemplo.com', ...user }]);
    const added = sent.find(([name]) => name === 'addCalendarAccount')![1] as { sourceId: string };
    expect(added).toMatchObject({ address: PERSONAL.url, ...user, name: 'Personal', isWritable: true });
    expect(sent).toContainEqual(['writeToCalendar', { sourceId: added.sourceId, isOn: true }]);
    const list = within(await screen.findByRole('list', { name: 'Tus otros calendarios' }));
    expect(list.getByText('Personal · nube.ejemplo.com')).toBeVisible();
    expect(list.getByRole('switch', { name: /Escribir aquí mis reservas/ })).toBeChecked();
  });

  it('is asked for again beside the field that was wrong, with what was typed', async () => {
    let reason = 'calendar-credentials';
    functions.answerWith((name) =>
      name === 'listCalendarSources' ? done({ sources: [] }) : refused(reason),
    );
    const person = open();
    await typeUser(person);
    expect(await screen.findByText(/El usuario o la contraseña no valen/)).toBeVisible();
    const password = screen.getByLabelText(/Contraseña de aplicación/);
    expect(password).toHaveAccessibleDescription(/El usuario o la contraseña no valen/);
    expect(password).toHaveValue('clave');
    reason = 'calendar-server';
    await person.click(screen.getByRole('button', { name: 'Buscar calendarios' }));
    const server = screen.getByLabelText(/Dirección del servidor/);
    expect(await screen.findByText(/no hay un servidor de calendarios/)).toBeVisible();
    expect(server).toHaveAccessibleDescription(/no hay un servidor de calendarios/);
    expect(server).toHaveValue('https://nube.ejemplo.com');
  });

  it('says when its bookings can’t be written, when it is added and later', async () => {
    let stored: CalendarSource[] = [];
    functions.answerWith((name) => {
      if (name === 'findCalendars') return done({ calendars: [PERSONAL] });
      if (name === 'listCalendarSources') return done({ sources: stored });
      if (name === 'writeToCalendar') return refused('calendar-silent');
      const failing = { since: Date.UTC(2026, 2, 2, 8), problem: 'calendar-silent' as const };
      stored = [{ ...CLOUD, writing: { isOn: true, failing } }];
      return done(CLOUD);
    });
    const person = open();
    await typeUser(person);
    await person.click(await screen.findByRole('button', { name: 'Añadir calendario' }));
    expect(
      await screen.findByText(/No hemos podido escribir tus reservas en él. El calendario no ha respondido/),
    ).toBeVisible();
    expect(await screen.findByText(/No se pueden escribir reservas desde lun, 2 mar, 09:00/)).toBeVisible();
  });
});

describe('a calendar at Google', () => {
  const CALENDAR: CalendarSource = {
    ...{ ...GOOGLE, kind: 'google', host: 'Google', name: 'ana@google.test' },
    writing: { isOn: true, failing: null },
  };

  it('is not offered where the installation has no keys', async () => {
    functions.answerWith(() => done({ sources: [] }));
    open();
    expect(await screen.findByLabelText(/Dirección secreta del calendario/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /Conectar con/ })).not.toBeInTheDocument();
  });

  it('is asked for with or without writing, and a refusal is told beside the button', async () => {
    const requests: unknown[] = [];
    functions.answerWith(
      (name, data) => {
        if (name === 'listCalendarSources') return done({ sources: [] });
        requests.push(data);
        return refused('calendar-off');
      },
      ['google'],
    );
    const person = open();
    const connect = await screen.findByRole('button', { name: 'Conectar con Google Calendar' });
    await person.click(screen.getByRole('switch', { name: /Escribir también allí mis reservas/ }));
    await person.click(connect);
    expect(await screen.findByText(/no puede conectarse con ese calendario/)).toBeVisible();
    expect(requests).toEqual([{ kind: 'google', writes: false, sourceId: null }]);
  });

  it('has no choice about whole days, and offers to connect again when the consent has ended', async () => {
    const failing = { since: Date.UTC(2026, 2, 2, 8), problem: 'calendar-credentials' as const };
    const requests: unknown[] = [];
    functions.answerWith((name, data) => {
      if (name === 'listCalendarSources') return done({ sources: [{ ...CALENDAR, failing }] });
      requests.push(data);
      return refused('calendar-gone');
    });
    const person = open();
    expect(await screen.findByRole('alert')).toHaveTextContent(/Ya no tenemos tu permiso/);
    const item = within(screen.getByRole('list', { name: 'Tus otros calendarios' }));
    expect(item.queryByRole('switch', { name: /todo el día/ })).not.toBeInTheDocument();
    await person.click(item.getByRole('button', { name: 'Vuelve a conectar' }));
    expect(await screen.findByText('Ese calendario ya no está en tu lista.')).toBeVisible();
    expect(requests).toEqual([{ kind: 'google', writes: true, sourceId: CALENDAR.id }]);
  });
});

describe('a calendar at Microsoft', () => {
  const CALENDAR: CalendarSource = {
    ...{ ...GOOGLE, kind: 'microsoft', host: 'Microsoft', name: 'Calendario' },
    writing: { isOn: true, failing: null },
  };

  it('has a button of its own beside those of the other makers that are on', async () => {
    const requests: unknown[] = [];
    functions.answerWith(
      (name, data) => {
        if (name === 'listCalendarSources') return done({ sources: [] });
        requests.push(data);
        return refused('calendar-off');
      },
      ['google', 'microsoft'],
    );
    const person = open();
    expect(await screen.findByRole('button', { name: 'Conectar con Google Calendar' })).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Conectar con Microsoft Outlook' }));
    expect(await screen.findByText(/no puede conectarse con ese calendario/)).toBeVisible();
    expect(requests).toEqual([{ kind: 'microsoft', writes: true, sourceId: null }]);
  });

  it('has the choice about whole days, and says how its owner takes the permission back', async () => {
    functions.answerWith(() => done({ sources: [CALENDAR] }));
    const person = open();
    const item = within(await screen.findByRole('list', { name: 'Tus otros calendarios' }));
    expect(item.getByRole('switch', { name: /todo el día/ })).not.toBeChecked();
    await person.click(item.getByRole('button', { name: 'Quitar Calendario · Microsoft' }));
    expect(await screen.findByRole('link', { name: 'Con una cuenta personal' })).toHaveAttribute(
      'href',
      'https://account.live.com/consent/Manage',
    );
  });

  it('offers to connect again while an organisation’s administrator has to approve it', async () => {
    const failing = { since: Date.UTC(2026, 2, 2, 8), problem: 'calendar-approval' as const };
    const requests: unknown[] = [];
    functions.answerWith((name, data) => {
      if (name === 'listCalendarSources') return done({ sources: [{ ...CALENDAR, failing }] });
      requests.push(data);
      return refused('calendar-gone');
    });
    const person = open();
    expect(await screen.findByRole('alert')).toHaveTextContent(/lo apruebe quien la administra/);
    await person.click(screen.getByRole('button', { name: 'Vuelve a conectar' }));
    expect(await screen.findByText('Ese calendario ya no está en tu lista.')).toBeVisible();
    expect(requests).toEqual([{ kind: 'microsoft', writes: true, sourceId: CALENDAR.id }]);
  });
});

describe('the return from a page of consent', () => {
  const CONSENT = {
    ...{ consentId: 'a'.repeat(64), kind: 'google', renewed: null },
    calendars: [{ url: 'https://www.googleapis.com/a', name: 'Personal', isWritable: true }],
  };

  function comeBack(search: string) {
    const store = createStore();
    act(() => void store.dispatch(sessionChanged(ANA)));
    render(
      <Provider store={store}>
        <AppFrame>
          <MemoryRouter initialEntries={[`/dashboard/calendars${search}`]}>
            <CalendarConsentPage />
          </MemoryRouter>
        </AppFrame>
      </Provider>,
    );
    return userEvent.setup();
  }

  it('finishes the consent once, adds the chosen calendar and writes to it', async () => {
    const sent: [string, unknown][] = [];
    functions.answerWith((name, data) => {
      sent.push([name, data]);
      if (name === 'finishCalendarConsent') return done(CONSENT);
      return done({ ...GOOGLE, kind: 'google', name: 'Personal', writing: { isOn: true, failing: null } });
    });
    const person = comeBack('?state=estado&code=clave&scope=x');
    expect(await screen.findByRole('radio', { name: /Personal/ })).toBeChecked();
    expect(screen.getByText(/si allí están como «Ocupado»/)).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Añadir calendario' }));
    expect(await screen.findByText('Tus próximas reservas ya están en él.')).toBeVisible();
    expect(sent.map(([name]) => name)).toEqual([
      'finishCalendarConsent',
      'addConsentedCalendar',
      'writeToCalendar',
    ]);
    expect(sent[0]![1]).toEqual({ state: 'estado', code: 'clave' });
    expect(sent[1]![1]).toMatchObject({ consentId: CONSENT.consentId, address: CONSENT.calendars[0]!.url });
  });

  it('says that nothing was connected after a refusal, without asking anything', async () => {
    functions.answerWith({ status: 500 });
    const before = functions.called.length;
    comeBack('?state=estado&error=access_denied');
    expect(await screen.findByText('No se ha conectado el calendario')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Volver a tu horario' })).toBeVisible();
    expect(functions.called.slice(before)).toEqual([]);
  });

  it('says that an organisation’s administrator has to approve it', async () => {
    functions.answerWith({ status: 500 });
    const text = 'AADSTS90094: The grant requires admin permission.';
    comeBack(`?state=estado&error=consent_required&error_description=${encodeURIComponent(text)}`);
    expect(await screen.findByText(/lo apruebe quien la administra/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Volver a tu horario' })).toBeVisible();
  });

  it('asks about whole days where the maker tells them, and sends the choice', async () => {
    let sent: unknown;
    functions.answerWith((name, data) => {
      if (name === 'finishCalendarConsent') return done({ ...CONSENT, kind: 'microsoft' });
      if (name === 'addConsentedCalendar') sent = data;
      return done({ ...GOOGLE, kind: 'microsoft', name: 'Calendario' });
    });
    const person = comeBack('?state=estado&code=clave');
    expect(await screen.findByText('Microsoft Outlook')).toBeVisible();
    await person.click(screen.getByRole('switch', { name: /todo el día/ }));
    await person.click(screen.getByRole('button', { name: 'Añadir calendario' }));
    expect(await screen.findByText(/Calendario añadido/)).toBeVisible();
    expect(sent).toMatchObject({ consentId: CONSENT.consentId, allDayBlocks: false });
  });

  it('says when a consent no longer counts', async () => {
    functions.answerWith(() => refused('calendar-consent'));
    comeBack('?state=estado&code=usada');
    expect(await screen.findByText(/Ese permiso ya no vale/)).toBeVisible();
  });

  it('says that a lost connection was renewed', async () => {
    const renewed = { ...GOOGLE, kind: 'google', name: 'Personal' };
    functions.answerWith(() => done({ ...CONSENT, calendars: [], renewed }));
    comeBack('?state=estado&code=clave');
    expect(await screen.findByText('Calendario conectado otra vez')).toBeVisible();
  });

  it('says that a renewed connection was lost again', async () => {
    const failing = { since: Date.now(), problem: 'calendar-credentials' };
    functions.answerWith(() => done({ ...CONSENT, calendars: [], renewed: { ...GOOGLE, failing } }));
    comeBack('?state=estado&code=clave');
    expect(await screen.findByText(/^Ya no tenemos tu permiso/)).toBeVisible();
  });
});

import '@testing-library/jest-dom';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import type { AlertRecord } from 'shared-lib/model';
import { createStore } from 'shared-lib/store';
import { DAY_MS } from 'shared-lib/time';
import { adminEndpoints } from '../../../admin-data/admin-endpoints';
import { AppFrame } from 'shared-lib/ui/app-frame';
import AlertsPage from '../alerts-page';
import { AlertDetails } from './alert-panel';
import { groupAlerts } from '../group-alerts';
import { MuteDialog } from './mute-dialog';
import { MuteRules } from './mute-rules';

const NOW = Date.UTC(2026, 2, 2, 9);

const anAlert = (part: Partial<AlertRecord> = {}): AlertRecord => ({
  ...{ id: 'k-2026-03-02', kind: 'k', title: 'TypeError: x', type: 'uncaught-error', severity: 'high' },
  ...{ description: '', metadata: { app: 'user-app', release: 'user-app@1.2.3+abc' }, metrics: {} },
  ...{ userId: 'ana', ip: '', userAgent: 'Mozilla/5.0 (X11; Linux x86_64) Gecko/20100101 Firefox/145.0' },
  ...{ createdAt: NOW, lastAt: NOW, count: 3, acknowledgedAt: null, acknowledgedBy: '', seenAt: null },
  ...{ mutedUntil: null, webhook: 'sent' },
  ...part,
});

/** Renders what is known of alerts about one problem, the latest first. */
function show(alert: AlertRecord, others: readonly AlertRecord[] = []) {
  const { container } = render(
    <Provider store={createStore()}>
      <MemoryRouter>
        <AppFrame>
          {groupAlerts([alert, ...others], 'severity').map((group) => (
            <AlertDetails key={group.id} group={group} now={NOW} others={[]} onDone={() => undefined} />
          ))}
        </AppFrame>
      </MemoryRouter>
    </Provider>,
  );
  return within(container);
}

async function open(alerts: AlertRecord[], address = '/admin/alerts') {
  const store = createStore();
  await store.dispatch(adminEndpoints.util.upsertQueryData('latestAlerts', 100, alerts));
  render(
    <Provider store={store}>
      <MemoryRouter initialEntries={[address]}>
        <AppFrame>
          <AlertsPage />
        </AppFrame>
      </MemoryRouter>
    </Provider>,
  );
}

describe('the list of alerts', () => {
  const grave = anAlert({
    id: 'b',
    kind: 'b',
    title: 'Tarea con fallos',
    severity: 'critical',
    lastAt: NOW - 1,
  });
  const before = anAlert({ id: 'k-1', createdAt: NOW - DAY_MS, lastAt: NOW - DAY_MS });

  it('shows each problem in one line, the gravest first', async () => {
    await open([anAlert(), before, grave]);
    const lines = within(screen.getByRole('list', { name: 'Abiertas' })).getAllByRole('listitem');
    expect(lines.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^CríticaNuevaTarea con fallos3 veces/),
      expect.stringMatching(/^GraveNuevaTypeError: x6 veces/),
    ]);
    expect(screen.getByRole('status')).toHaveTextContent('2 alertas');
  });

  it('opens an alert beside the list, with its title once', async () => {
    await open(
      [anAlert({ seenAt: NOW, description: 'TypeError: x: en la lista' }), grave],
      '/admin/alerts?alerta=k-2026-03-02',
    );
    const panel = await screen.findByRole('dialog', { name: 'TypeError: x' });
    expect(within(panel).getAllByText(/TypeError: x/)).toHaveLength(1);
    expect(within(panel).getByText('en la lista')).toBeInTheDocument();
    expect(
      within(panel).getByRole('button', { name: 'Marcar como atendida: TypeError: x' }),
    ).toBeInTheDocument();
  });
});

describe('an alert', () => {
  it.each([
    ['Nueva', {}],
    ['Vista', { seenAt: NOW }],
    ['Resuelta', { seenAt: NOW, acknowledgedAt: NOW, acknowledgedBy: 'iris@ejemplo.com' }],
    ['Silenciada', { acknowledgedAt: NOW, mutedUntil: NOW + DAY_MS }],
  ])('has the state %s', (state, part) => {
    expect(show(anAlert(part)).getByText(state)).toBeInTheDocument();
  });

  it('shows its account, app, release, browser and other days', () => {
    const day = NOW - DAY_MS;
    const yesterday = anAlert({ id: 'k-2026-03-01', createdAt: day, lastAt: day, count: 1 });
    const alert = show(anAlert(), [yesterday]);
    const valueOf = (name: string) => alert.getByText(name).nextSibling;
    expect(valueOf('Aplicación')).toHaveTextContent('user-app');
    expect(valueOf('Versión')).toHaveTextContent('user-app@1.2.3+abc');
    expect(valueOf('Navegador')).toHaveTextContent('Firefox 145 en Linux');
    expect(valueOf('Ocurrencias por día')).toHaveTextContent('2 mar 2026: 3 veces1 mar 2026: 1 vez');
    expect(within(valueOf('Usuario') as HTMLElement).getByText('ana')).toHaveAttribute(
      'href',
      '/admin/users/ana',
    );
  });
});

it('a mute rule needs a known fact of its alert or a text', async () => {
  render(
    <Provider store={createStore()}>
      <AppFrame>
        <MuteDialog alert={anAlert({ userId: '' })} onClose={() => undefined} />
      </AppFrame>
    </Provider>,
  );
  const names = (await screen.findAllByRole('checkbox')).map((box) => (box as HTMLInputElement).value);
  expect(names).toEqual(['kind', 'browser', 'release']);
  fireEvent.click(screen.getByRole('button', { name: 'Silenciar' }));
  const text = screen.getByRole('textbox', { name: 'Y que digan (opcional)' });
  expect(text).toHaveAccessibleDescription(/Marca algo o escribe un texto/);
  fireEvent.change(text, { target: { value: 'red' } });
  expect(text).toHaveAccessibleDescription(/Escribe al menos 4 caracteres/);
});

it('the list of mute rules shows their conditions, end and author, with a button to remove each', async () => {
  const store = createStore();
  const rule = {
    ...{ id: 'k', conditions: { kind: 'k' }, title: 'TypeError: x', byEmail: 'iris@ejemplo.com', until: NOW },
  };
  await store.dispatch(
    adminEndpoints.util.upsertQueryData('alertMutes', NOW, [
      rule,
      { ...rule, id: 'old', title: '' },
      { ...rule, id: 'wide', conditions: { browser: 'Safari 17 en iPhone', text: 'red' } },
    ]),
  );
  render(
    <Provider store={store}>
      <AppFrame>
        <MuteRules now={NOW} />
      </AppFrame>
    </Provider>,
  );
  const lines = screen.getAllByRole('listitem');
  expect(lines[0]).toHaveTextContent(/^TypeError: xHasta 2 mar 2026.*por iris@ejemplo\.com/);
  expect(within(lines[0]!).getByRole('button', { name: 'Quitar el silencio: TypeError: x' })).toBeEnabled();
  expect(lines[1]).toHaveTextContent(/^Tipo de alerta sin nombre/);
  expect(lines[2]).toHaveTextContent(/^Navegador: Safari 17 en iPhone · Con el texto «red»Hasta/);
});

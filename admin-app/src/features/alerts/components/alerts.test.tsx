import '@testing-library/jest-dom';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import type { KeptAlert } from 'shared-lib/domain';
import { createStore } from 'shared-lib/store';
import { DAY_MS } from 'shared-lib/time';
import { adminEndpoints } from '../../../admin-data/admin-endpoints';
import { AppFrame } from 'shared-lib/ui/app-frame';
import { AlertItem } from './alert-item';
import { MuteDialog } from './mute-dialog';
import { MuteRules } from './mute-rules';

const NOW = Date.UTC(2026, 2, 2, 9);

const anAlert = (part: Partial<KeptAlert> = {}): KeptAlert => ({
  ...{ id: 'k-2026-03-02', kind: 'k', title: 'TypeError: x', type: 'uncaught-error', severity: 'high' },
  ...{ description: '', metadata: { app: 'user-app', release: 'user-app@1.2.3+abc' }, metrics: {} },
  ...{ userId: 'ana', ip: '', userAgent: 'Mozilla/5.0 (X11; Linux x86_64) Gecko/20100101 Firefox/145.0' },
  ...{ createdAt: NOW, lastAt: NOW, count: 3, acknowledgedAt: null, acknowledgedBy: '', seenAt: null },
  ...{ mutedUntil: null, webhook: 'sent' },
  ...part,
});

function show(alert: KeptAlert, others: readonly KeptAlert[] = []) {
  render(
    <Provider store={createStore()}>
      <MemoryRouter>
        <AppFrame>
          <AlertItem alert={alert} isAsked={false} now={NOW} others={others} />
        </AppFrame>
      </MemoryRouter>
    </Provider>,
  );
  return within(screen.getByRole('article', { name: alert.title }));
}

describe('an alert', () => {
  it.each([
    ['Nueva', {}],
    ['Vista', { seenAt: NOW }],
    ['Resuelta', { seenAt: NOW, acknowledgedAt: NOW, acknowledgedBy: 'iris@ejemplo.com' }],
    ['Silenciada', { acknowledgedAt: NOW, mutedUntil: NOW + DAY_MS }],
  ])('is %s', (state, part) => {
    expect(show(anAlert(part)).getByText(state)).toBeInTheDocument();
  });

  it('tells the account, the app, its release and the browser, and its other days', () => {
    const yesterday = anAlert({ id: 'k-2026-03-01', createdAt: NOW - DAY_MS, count: 1 });
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

it('a rule of silence is about what is known of its alert, and about something', async () => {
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

it('the rules of silence say what they silence, until when and by whom, and are ended one by one', async () => {
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

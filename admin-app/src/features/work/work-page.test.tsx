import '@testing-library/jest-dom';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import type { JobState, QueuedMail, WorkState } from 'shared-lib/model';
import { createStore } from 'shared-lib/store';
import { AppFrame } from 'shared-lib/ui/app-frame';
import { workEndpoints } from './work-endpoints';
import WorkPage from './work-page';

const AT = Date.parse('2026-03-02T10:00:00Z');

const aJob = (name: string, part: Partial<JobState> = {}): JobState => ({
  ...{ name, ranAt: AT, tookMs: 12, okAt: AT, failedAt: null, failure: '', isLate: false },
  ...{ isAsked: false, runs: [] },
  ...part,
});

const aMail = (part: Partial<QueuedMail> = {}): QueuedMail => ({
  ...{ id: 'b1-0-confirmed-visitor', template: 'confirmed', recipient: 'visitor', ownerId: 'ana' },
  ...{ attempts: 3, createdAt: AT - 3 * 3_600_000, dueAt: AT + 60_000, failure: '421 sin sitio' },
  ...part,
});

async function show(part: Partial<Omit<WorkState, 'mail'>> & { mail?: Partial<WorkState['mail']> } = {}) {
  const store = createStore();
  const mail = { due: 0, overdue: 0, retrying: 0, failed: 0, waiting: [], lost: [], ...part.mail };
  await store.dispatch(
    workEndpoints.util.upsertQueryData('workState', undefined, { jobs: [], accounts: [], ...part, mail }),
  );
  render(
    <Provider store={store}>
      <MemoryRouter initialEntries={['/admin/work']}>
        <AppFrame>
          <WorkPage />
        </AppFrame>
      </MemoryRouter>
    </Provider>,
  );
}

const section = (name: string) => within(screen.getByRole('region', { name }));

describe('the periodic jobs', () => {
  it('are listed with failing ones first, and working ones collapsed', async () => {
    await show({
      jobs: [
        aJob('endTrials'),
        aJob('sweepFiles'),
        aJob('rollUpStats', { okAt: AT - 3_600_000, isLate: true }),
        aJob('deliverOutbox', { failedAt: AT, okAt: AT - 60_000, failure: 'no disk' }),
      ],
    });
    const rows = section('Tareas periódicas')
      .getAllByRole('listitem')
      .filter((row) => !row.closest('details'))
      .map((row) => row.textContent);
    expect(rows[0]).toMatch(/^Enviar emails.*no disk.*Falla/);
    expect(rows[1]).toMatch(/^Sumar estadísticas.*Se retrasa/);
    expect(rows).toHaveLength(2);
    const line = section('Tareas periódicas').getByText('2 tareas bien');
    await userEvent.click(line);
    const opened = within(line.closest('details')!).getAllByRole('listitem');
    expect(opened.map((row) => row.textContent)).toEqual([
      expect.stringMatching(/^Borrar archivos sueltos.*Bien/),
      expect.stringMatching(/^Terminar pruebas.*Bien/),
    ]);
  });

  it('are above the mail queue while only they have a problem', async () => {
    const order = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    await show({ jobs: [aJob('endTrials', { isLate: true })] });
    expect(order()).toEqual(['Tareas periódicas', 'Cola de emails', 'Trabajos de cuentas']);
  });

  it('show each run with its count, duration and failure', async () => {
    await show({
      jobs: [
        aJob('endTrials', {
          runs: [
            { at: AT, tookMs: 1500, done: 3, failure: '' },
            { at: AT - 60_000, tookMs: 20, done: 0, failure: 'no disk' },
          ],
        }),
      ],
    });
    const table = screen.getByRole('table', { hidden: true });
    const rows = within(table).getAllByRole('row', { hidden: true }).slice(1);
    expect(
      rows.map((row) =>
        within(row)
          .getAllByRole('cell', { hidden: true })
          .map((cell) => cell.textContent),
      ),
    ).toEqual([
      ['3', '1,5 s', 'Bien'],
      ['0', '20 ms', 'no disk'],
    ]);
  });

  it('can be started by hand only while they are late, and not twice', async () => {
    await show({
      jobs: [
        aJob('endTrials'),
        aJob('sweepFiles', { isLate: true }),
        aJob('rollUpStats', { isLate: true, isAsked: true }),
      ],
    });
    const buttons = section('Tareas periódicas').getAllByRole('button');
    expect(buttons).toHaveLength(1);
    expect(buttons[0]).toHaveAccessibleName('Ejecutar la primera: Borrar archivos sueltos');
    expect(screen.getByText('Será la primera del próximo minuto')).toBeInTheDocument();
  });
});

describe('the mail queue', () => {
  it('shows the number and age of waiting and failed mails, with the server’s answer', async () => {
    await show({
      mail: {
        ...{ due: 7, overdue: 2, failed: 1 },
        waiting: [aMail()],
        lost: [aMail({ id: 'ana-trial-ending', template: 'trial-ending', recipient: 'owner', dueAt: null })],
      },
    });
    const queue = section('Cola de emails');
    expect(
      queue.getByText('Esperan 7, 2 desde hace más de un cuarto de hora. Han fallado 1.'),
    ).toBeInTheDocument();
    const waiting = within(queue.getByRole('region', { name: 'Emails: Esperan' }));
    expect(waiting.getByRole('listitem')).toHaveTextContent(
      /^Reserva confirmada, a quien reserva.*3 intentos/,
    );
    expect(waiting.getByText('421 sin sitio')).toBeInTheDocument();
    const lost = within(queue.getByRole('region', { name: 'Emails: Han fallado' }));
    expect(lost.getByRole('listitem')).toHaveTextContent(/^Fin de la prueba.*no se intenta más/);
    expect(lost.getByRole('link', { name: /^Ver cuenta: Fin de la prueba/ })).toHaveAttribute(
      'href',
      '/admin/users/ana',
    );
    expect(queue.getByRole('button', { name: 'Enviar ya los que esperan' })).toBeEnabled();
    expect(queue.getByRole('button', { name: 'Reintentar los que han fallado' })).toBeEnabled();
  });

  it('offers no retry before the first attempt', async () => {
    await show({ mail: { due: 1, waiting: [aMail({ attempts: 0, failure: '', dueAt: AT })] } });
    expect(section('Cola de emails').queryByRole('button')).not.toBeInTheDocument();
  });

  it('says when it is empty', async () => {
    await show();
    expect(screen.getByText('Ningún email espera ni ha fallado.')).toBeInTheDocument();
    expect(screen.getByText('Ninguna se ha ejecutado todavía.')).toBeInTheDocument();
    expect(screen.getByText('Ninguno en marcha.')).toBeInTheDocument();
  });
});

it('the work for an account can be retried once it has failed', async () => {
  await show({
    accounts: [
      { kind: 'export', uid: 'ana', state: 'failed', attempts: 9, dueAt: AT },
      { kind: 'deletion', uid: 'luis', state: 'running', attempts: 1, dueAt: AT },
    ],
  });
  const buttons = section('Trabajos de cuentas').getAllByRole('button');
  expect(buttons.map((button) => button.getAttribute('aria-label'))).toEqual([
    'Reintentar Descarga de datos de ana',
  ]);
});

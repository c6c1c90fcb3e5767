import '@testing-library/jest-dom';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { toast } from 'react-hot-toast';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { localEndpoints } from 'shared-lib/config';
import { chooseEndpoints } from 'shared-lib/data';
import type { Appeal, CardReport, ReportedCard } from 'shared-lib/model';
import type { HostProps, StillCardProps } from 'shared-lib/remote-contract';
import { createStore, sessionChanged } from 'shared-lib/store';
import { aPublishedCard } from 'shared-lib/testing';
import { closeFirebase } from 'shared-lib/testing/close-firebase';
import { Toasts } from 'shared-lib/toast';
import { AppFrame } from 'shared-lib/ui/app-frame';
import { HostContext } from 'shared-lib/ui/remote-card';
import { adminEndpoints } from '../../admin-data/admin-endpoints';
import { AdminContext } from '../../session/admin-context';
import { publishedCardEndpoints } from '../../template-preview/published-card-endpoint';
import ReportsPage from './reports-page';
import { aReportedCard } from './testing/a-reported-card';

const marta = {
  id: 'marta',
  email: 'm@x.test',
  name: 'Marta',
  role: 'admin' as const,
  createdAt: 0,
  updatedAt: 0,
};
const iris = { ...marta, id: 'iris', email: 'i@x.test', name: 'Iris' };

/** Stands in for the cards' remote, which the shell mounts. */
const StillCard = ({ card: { slug }, title }: StillCardProps) => <p title={title}>{slug}</p>;
const host: HostProps = { loadRemoteCard: () => Promise.resolve({ default: StillCard }) };

/** Calls that the functions got, and the results of their cards. */
const called: { name: string; data: Record<string, unknown> }[] = [];
let answers: Record<string, object> = {};
const server = createServer((request, response) => {
  let text = '';
  request.on('data', (chunk: Buffer) => (text += chunk.toString()));
  request.on('end', () => {
    const name = request.url!.split('/').at(-1)!;
    called.push({ name, data: (JSON.parse(text) as { data: Record<string, unknown> }).data });
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ result: answers[name] ?? {} }));
  });
});

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const local = localEndpoints(0);
  chooseEndpoints({
    ...local,
    emulators: { ...local.emulators!, functions: (server.address() as AddressInfo).port },
  });
});
beforeEach(() => {
  called.length = 0;
  answers = {};
});
afterEach(() => act(() => toast.remove()));
afterAll(async () => {
  await closeFirebase();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

interface Data {
  open?: ReportedCard[];
  appeals?: Appeal[];
  reports?: CardReport[];
  address?: string;
}

async function show({ open = [], appeals = [], reports = [], address = '/admin/reports' }: Data) {
  const store = createStore();
  store.dispatch(sessionChanged({ uid: 'marta', email: 'm@x.test', emailVerified: true, displayName: '' }));
  const { upsertQueryData } = adminEndpoints.util;
  for (const count of [15, 100])
    await store.dispatch(upsertQueryData('reportedCards', { state: 'open', count }, open));
  await store.dispatch(
    upsertQueryData('openCounts', undefined, { cards: open.length, appeals: appeals.length }),
  );
  await store.dispatch(upsertQueryData('appeals', { state: 'open', count: 100 }, appeals));
  await store.dispatch(upsertQueryData('admins', undefined, [marta, iris]));
  for (const { cardId, slug, ownerId } of open) {
    await store.dispatch(upsertQueryData('indexedUser', ownerId, null));
    const ofCard = reports.filter((report) => report.cardId === cardId);
    await store.dispatch(upsertQueryData('reportsOf', cardId, ofCard));
    await store.dispatch(
      publishedCardEndpoints.util.upsertQueryData('publishedCard', slug, aPublishedCard({ slug })),
    );
  }
  render(
    <Provider store={store}>
      <MemoryRouter initialEntries={[address]}>
        <HostContext value={host}>
          <AppFrame>
            <AdminContext value={marta}>
              <ReportsPage />
            </AdminContext>
            <Toasts />
          </AppFrame>
        </HostContext>
      </MemoryRouter>
    </Provider>,
  );
  return userEvent.setup();
}

const WAVE = aReportedCard({ slug: 'ola', count: 37, score: 185, reasons: { fraud: 37 } });
const ONE = aReportedCard({ slug: 'una', ownerId: 'luis', count: 1, score: 1, reasons: { other: 1 } });
const items = () => screen.getAllByRole('article').map((item) => item.getAttribute('aria-label'));

describe('the queue of reports', () => {
  it('shows the cards in order, each with its reasons, reach and state', async () => {
    await show({ open: [WAVE, { ...ONE, isOwnerSuspended: true, waiting: 2 }] });
    expect(items()).toEqual(['ola', 'una']);
    const first = within(screen.getByRole('article', { name: 'ola' }));
    expect(first.getByText('37 denuncias')).toBeInTheDocument();
    expect(first.getByText('Fraude o engaño: 37')).toBeInTheDocument();
    expect(first.getByText(/12 visitas/)).toBeInTheDocument();
    const second = within(screen.getByRole('article', { name: 'una' }));
    expect(second.getByText('Suspendida')).toBeInTheDocument();
    expect(second.getByText('2 esperan respuesta')).toBeInTheDocument();
    expect(screen.getByText(/^2 tarjetas denunciadas/)).toBeInTheDocument();
  });

  it('is filtered by reason, state and administrator, and says when nothing matches', async () => {
    const person = await show({ open: [{ ...WAVE, assignedTo: 'iris' }, ONE] });
    await person.selectOptions(screen.getByRole('combobox', { name: 'Motivo' }), 'Fraude o engaño');
    expect(items()).toEqual(['ola']);
    await person.selectOptions(screen.getAllByRole('combobox', { name: 'Asignada a' })[0]!, 'Nadie');
    expect(screen.getByText('Ninguna denuncia coincide')).toBeInTheDocument();
    await person.click(screen.getByRole('button', { name: 'Quitar filtros' }));
    expect(items()).toEqual(['ola', 'una']);
  });

  it('can be grouped by account, whose cards are then selected together', async () => {
    const other = { ...ONE, slug: 'dos', cardId: 'card-dos', ownerId: 'ana' };
    const person = await show({ open: [WAVE, ONE, other] });
    await person.click(screen.getByText('Por cuenta'));
    expect(items()).toEqual(['ola', 'dos', 'una']);
    expect(screen.getByText('2 tarjetas, 38 denuncias')).toBeInTheDocument();
    await person.click(screen.getByRole('checkbox', { name: 'Elegir todas las de ana' }));
    expect(screen.getByText('2 elegidas')).toBeInTheDocument();
  });
});

describe('a decision about several cards', () => {
  it('is confirmed once, and lists the cards that were not decided', async () => {
    answers['dismissReports'] = {
      cards: [
        { cardId: 'card-ola', result: 'done', refusal: '' },
        { cardId: 'card-una', result: 'failed', refusal: 'report-not-found' },
      ],
    };
    const person = await show({ open: [WAVE, ONE] });
    await person.click(screen.getByRole('checkbox', { name: 'Elegir todas' }));
    await person.click(screen.getByRole('button', { name: 'Descartar las elegidas' }));
    const question = await screen.findByRole('dialog', { name: '¿Descartar las denuncias de 2 tarjetas?' });
    await person.type(within(question).getByRole('textbox', { name: 'Motivo' }), 'Revisadas');
    await person.click(within(question).getByRole('button', { name: 'Descartar' }));
    expect(await screen.findByText('1 de 2 tarjetas decididas')).toBeInTheDocument();
    expect(screen.getByText('/c/una: Esta denuncia ya no existe.')).toBeInTheDocument();
    expect(called).toEqual([
      { name: 'dismissReports', data: { cardIds: ['card-ola', 'card-una'], decision: 'Revisadas' } },
    ]);
    await person.click(await screen.findByRole('button', { name: 'Deshacer' }));
    await waitFor(() =>
      expect(called.at(-1)).toEqual({ name: 'reopenReports', data: { cardIds: ['card-ola'] } }),
    );
  });

  it('is sent in parts of ten', async () => {
    const many = Array.from({ length: 23 }, (_, n) => aReportedCard({ slug: `tarjeta-${n}` }));
    answers['dismissReports'] = { cards: [] };
    const person = await show({ open: many });
    await person.click(screen.getByRole('checkbox', { name: 'Elegir todas' }));
    await person.click(screen.getByRole('button', { name: 'Descartar las elegidas' }));
    const question = await screen.findByRole('dialog');
    await person.click(within(question).getByRole('button', { name: 'Descartar' }));
    await waitFor(() => expect(called).toHaveLength(3));
    expect(called.map(({ data }) => (data['cardIds'] as string[]).length)).toEqual([10, 10, 3]);
  });
});

describe('a reporter with an address', () => {
  const reporter = {
    id: 'r1',
    email: 'eva@ejemplo.com',
    language: 'en',
    reason: 'fraud',
    details: 'It lies',
  } as const;
  const report: CardReport = {
    ...{ id: 'ola_2026-03-02', slug: 'ola', cardId: 'card-ola', ownerId: 'ana', count: 1, reasons: {} },
    ...{ details: [], status: 'open', firstAt: 0, lastAt: 0, decidedBy: '', decision: '' },
    reporters: [{ ...reporter, at: 0, answeredBy: '' }],
  };

  it('is answered once, starting from a suggested text', async () => {
    answers['answerReporter'] = { sent: true };
    const person = await show({ open: [WAVE], reports: [report] });
    await person.click(screen.getByRole('button', { name: 'Ver la denuncia de ola' }));
    await person.click(await screen.findByRole('button', { name: 'Contestar a eva@ejemplo.com' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Respuesta a quien denuncia' }));
    expect(dialog.getByText('Para eva@ejemplo.com. Denunció desde la página en inglés.')).toBeInTheDocument();
    await person.click(dialog.getByRole('button', { name: 'Enviar respuesta' }));
    expect(dialog.getByText('Mensaje es requerido')).toBeInTheDocument();
    await person.selectOptions(dialog.getByRole('combobox', { name: 'Empezar con' }), 'La hemos retirado');
    await person.dblClick(dialog.getByRole('button', { name: 'Enviar respuesta' }));
    expect(await screen.findByText('Respuesta enviada')).toBeInTheDocument();
    expect(called).toEqual([
      {
        name: 'answerReporter',
        data: {
          ...{ reportId: 'ola_2026-03-02', reporterId: 'r1' },
          text: 'Gracias por avisar. Hemos revisado la tarjeta y la hemos retirado: ya nadie puede verla.',
        },
      },
    ]);
  });
});

describe('an appeal', () => {
  const appeal: Appeal = {
    ...{
      id: 'card-c1-1',
      about: 'card',
      ownerId: 'ana',
      cardId: 'c1',
      slug: 'ola',
      text: 'La empresa es mía',
    },
    ...{ reason: 'Engaña', reasonBy: 'm@x.test', createdAt: 0, status: 'open', assignedTo: '' },
    ...{ assignedEmail: '', comments: [], decidedBy: '', decidedAt: null, answer: '' },
  };

  it('is assigned, commented on and accepted with an answer', async () => {
    answers['decideAppeal'] = { status: 'accepted' };
    const person = await show({ appeals: [appeal], address: '/admin/reports?ver=apelaciones' });
    expect(screen.getByRole('tab', { name: 'Apelaciones (1)' })).toBeInTheDocument();
    const item = within(screen.getByRole('article', { name: 'Retirada de /c/ola' }));
    expect(item.getByText('La empresa es mía')).toBeInTheDocument();
    expect(item.getByText(/Esta decisión fue tuya/)).toBeInTheDocument();
    await person.selectOptions(item.getByRole('combobox', { name: 'Asignada a' }), 'i@x.test');
    await person.type(item.getByRole('textbox', { name: 'Comentario nuevo' }), 'Pedir el registro');
    await person.click(item.getByRole('button', { name: 'Añadir comentario' }));
    await waitFor(() => expect(called).toHaveLength(2));
    expect(called).toMatchObject([
      { name: 'assignModeration', data: { about: 'appeals', id: 'card-c1-1', to: 'iris' } },
      { name: 'commentAppeal', data: { appealId: 'card-c1-1', text: 'Pedir el registro' } },
    ]);
    await person.click(item.getByRole('button', { name: 'Rechazar' }));
    const question = within(await screen.findByRole('dialog', { name: '¿Rechazar la apelación?' }));
    await person.click(question.getByRole('button', { name: 'Rechazar' }));
    expect(question.getByText('El campo Respuesta es requerido')).toBeInTheDocument();
  });
});

import '@testing-library/jest-dom';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import type { ListedCard, PublishedCard } from 'shared-lib/model';
import type { HostProps, StillCardProps } from 'shared-lib/remote-contract';
import { createStore } from 'shared-lib/store';
import { aPublishedCard } from 'shared-lib/testing';
import { AppFrame } from 'shared-lib/ui/app-frame';
import { HostContext } from 'shared-lib/ui/remote-card';
import { publishedCardEndpoints } from '../../../template-preview/published-card-endpoint';
import { cardEndpoints } from './card-pages';
import CardsView from './cards-view';

const card = (part: Partial<ListedCard>): ListedCard => ({
  id: 'c1',
  slug: 'estudio-norte',
  name: 'Estudio Norte',
  status: 'published',
  takenDown: false,
  ownerId: 'ana',
  ownerName: 'Ana García',
  ownerEmail: 'ana@ejemplo.com',
  reports: 0,
  createdAt: Date.UTC(2026, 2, 2),
  ...part,
});

/** Stands in for the cards' remote, which the shell mounts. */
const StillCard = ({ card: { slug, templates }, title }: StillCardProps) => (
  <p title={title}>{`${slug} ${templates?.profile?.html}`}</p>
);
const host: HostProps = { loadRemoteCard: () => Promise.resolve({ default: StillCard }) };

async function open(cards: ListedCard[], address = '/admin/cards', published: PublishedCard | null = null) {
  const store = createStore();
  const query = new URL(address, 'http://x').searchParams;
  await store.dispatch(
    cardEndpoints.util.upsertQueryData(
      'listedCards',
      { search: query.get('buscar') ?? '', state: null },
      { pages: [{ items: cards, next: null }], pageParams: [null] },
    ),
  );
  for (const { slug } of cards)
    await store.dispatch(publishedCardEndpoints.util.upsertQueryData('publishedCard', slug, published));
  render(
    <Provider store={store}>
      <MemoryRouter initialEntries={[address]}>
        <HostContext value={host}>
          <AppFrame>
            <CardsView />
          </AppFrame>
        </HostContext>
      </MemoryRouter>
    </Provider>,
  );
  return userEvent.setup();
}

const row = (name: RegExp) => screen.getByRole('row', { name });

describe('the list of all cards', () => {
  it('shows each card’s owner, state, reports and actions', async () => {
    await open([
      card({ reports: 3 }),
      card({ id: 'c2', slug: 'obras', name: '', status: 'paused', takenDown: true }),
    ]);
    expect(screen.getByRole('status')).toHaveTextContent('2 tarjetas');
    const first = within(row(/Estudio Norte/));
    expect(first.getByRole('link', { name: 'Ana García' })).toHaveAttribute('href', '/admin/cards/ana');
    expect(first.getByText('Publicada')).toBeInTheDocument();
    expect(first.getByRole('cell', { name: '3' })).toBeInTheDocument();
    expect(first.getByRole('button', { name: 'Retirar Estudio Norte' })).toBeInTheDocument();
    const second = within(row(/obras/));
    expect(second.getByText('Retirada')).toBeInTheDocument();
    expect(second.getByRole('button', { name: 'Volver a permitir obras' })).toBeInTheDocument();
  });

  it('requires a reason for a takedown', async () => {
    const user = await open([card({})]);
    await user.click(screen.getByRole('button', { name: 'Retirar Estudio Norte' }));
    const dialog = await screen.findByRole('dialog', { name: '¿Retirar la tarjeta Estudio Norte?' });
    expect(within(dialog).getByText(/Recibirá un email con el motivo/)).toBeInTheDocument();
    await user.click(within(dialog).getByRole('button', { name: 'Retirar tarjeta' }));
    expect(within(dialog).getByLabelText('Motivo')).toHaveFocus();
    expect(within(dialog).getByLabelText('Motivo')).toBeInvalid();
  });

  it('previews a published card with its templates through the cards’ remote', async () => {
    const templates = { styles: [''], profile: { html: '<h1>Ana</h1>', style: 0 }, links: {} };
    const published = aPublishedCard({ slug: 'estudio-norte', templates });
    const user = await open([card({})], undefined, published);
    await user.click(screen.getByRole('button', { name: 'Vista previa de Estudio Norte' }));
    const shown = await screen.findByTitle('Vista previa de Estudio Norte');
    expect(shown).toHaveTextContent('estudio-norte <h1>Ana</h1>');
    expect(screen.getByRole('link', { name: /Abrir la tarjeta/ })).toBeInTheDocument();
  });

  it('says that an unpublished card has nothing to show', async () => {
    const user = await open([card({ status: 'draft' })]);
    await user.click(screen.getByRole('button', { name: 'Vista previa de Estudio Norte' }));
    const drawer = await screen.findByRole('dialog', { name: 'Vista previa de Estudio Norte' });
    expect(await within(drawer).findByText(/no hay nada publicado que mostrar/)).toBeInTheDocument();
  });

  it('says that there are no cards yet', async () => {
    await open([]);
    expect(screen.getByRole('heading', { name: 'Todavía no hay tarjetas' })).toBeInTheDocument();
  });

  it('says that no card matches the filters, and keeps the search', async () => {
    await open([], '/admin/cards?buscar=nadie');
    expect(screen.getByRole('heading', { name: 'Ninguna tarjeta coincide' })).toBeInTheDocument();
    expect(screen.getByRole('searchbox', { name: 'Buscar' })).toHaveValue('nadie');
  });
});

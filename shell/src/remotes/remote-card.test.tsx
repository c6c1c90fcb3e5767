import '@testing-library/jest-dom';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { createStore } from 'shared-lib/store';
import type { StillCardProps } from 'shared-lib/remote-contract';
import { aPublishedCard } from 'shared-lib/testing';
import { AppTree } from '../app/app-tree';
import { loadRemoteModule } from './load-remote';
import RemoteCard from './remote-card';
import { RemoteMisfit } from './remote-misfit';

jest.mock('./load-remote', () => ({ loadRemoteModule: jest.fn() }));
const load = jest.mocked(loadRemoteModule);

const cardWith = (Card: (props: StillCardProps) => React.ReactNode) =>
  load.mockResolvedValue({ default: Card });

/** Opens a screen that shows a card in a dialog. */
function open() {
  const screenWithCard = (
    <div role="dialog" aria-label="Ver como visitante" tabIndex={-1}>
      <input aria-label="Nota" defaultValue="Escrito" />
      <RemoteCard card={aPublishedCard({ slug: 'ana' })} title="La tarjeta" />
    </div>
  );
  render(
    <AppTree store={createStore()}>
      <MemoryRouter>{screenWithCard}</MemoryRouter>
    </AppTree>,
    // Caught errors are reported to the team; here they are expected.
    { onCaughtError: () => undefined },
  );
}

const note = () => screen.getByRole('textbox', { name: 'Nota' });

describe('a card in a screen of another remote', () => {
  it('is rendered by the cards’ remote', async () => {
    cardWith(({ card, title }) => <p title={title}>{card.slug}</p>);
    open();
    expect(await screen.findByTitle('La tarjeta')).toHaveTextContent('ana');
    expect(load).toHaveBeenLastCalledWith('public_card', './StillCard', { fresh: false });
  });

  it('S2.02 shows an error in its place, and is loaded again with a press', async () => {
    const person = userEvent.setup();
    load.mockRejectedValue(new Error('public_card did not load within 8000 ms'));
    open();
    await person.type(note(), ' antes');
    expect(await screen.findByRole('heading', { name: 'Error loading Card page' })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Ir al inicio' })).not.toBeInTheDocument();
    expect(note()).toHaveValue('Escrito antes');
    cardWith(() => <p>Ana</p>);
    await person.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByText('Ana')).toBeInTheDocument();
    expect(load).toHaveBeenLastCalledWith('public_card', './StillCard', { fresh: true });
    expect(note()).toHaveValue('Escrito antes');
    await waitFor(() => expect(screen.getByRole('dialog')).toHaveFocus());
  });

  it('shows an error in its place when it crashes, without a reload of the page', async () => {
    cardWith(() => {
      throw new Error('boom');
    });
    open();
    expect(await screen.findByRole('heading', { name: 'Error loading Card page' })).toBeInTheDocument();
    expect(screen.queryByText('Oops! Algo salió mal')).not.toBeInTheDocument();
    expect(note()).toBeInTheDocument();
  });

  it('asks for a reload when its release is too new', async () => {
    load.mockRejectedValue(new RemoteMisfit('/new.js', { name: 'react', remote: 'newer' }));
    open();
    expect(await screen.findByRole('alert')).toHaveTextContent(/Esta parte es más nueva que la página/);
    expect(screen.getByRole('button', { name: 'Recargar página' })).toBeEnabled();
  });
});

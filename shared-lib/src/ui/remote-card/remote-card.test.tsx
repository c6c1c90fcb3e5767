/** @jest-environment ../build/testing/jsdom-environment.cjs */
import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { aPublishedCard } from 'shared-lib/testing';
import type { HostProps } from '../../platform/remote-contract';
import { AppFrame } from '../app-frame';
import { HostContext, RemoteCard } from '.';

const show = (host: HostProps) =>
  render(
    <HostContext value={host}>
      <AppFrame>
        <RemoteCard card={aPublishedCard({ slug: 'ana' })} title="La tarjeta" />
      </AppFrame>
    </HostContext>,
  );

describe('a card in a remote', () => {
  it('is rendered by the loader that the shell passes on', async () => {
    const StillCard = jest.fn(({ card, title }) => <p title={title}>{card.slug}</p>);
    show({ loadRemoteCard: () => Promise.resolve({ default: StillCard }) });
    expect(await screen.findByTitle('La tarjeta')).toHaveTextContent('ana');
  });

  it('can’t be shown by a remote that runs alone, which says so', () => {
    show({});
    expect(screen.getByRole('status')).toHaveTextContent('Aquí no se puede ver la tarjeta');
  });

  it('shows an error when the shell’s part can’t be loaded', async () => {
    show({ loadRemoteCard: () => Promise.reject(new Error('Loading chunk 7 failed.')) });
    expect(await screen.findByRole('alert')).toHaveTextContent('No se ha podido cargar esta parte.');
  });
});

import '@testing-library/jest-dom';
import { screen, within } from '@testing-library/react';
import { aCard } from '../../testing/a-card';
import { ANA, renderApp } from '../../testing/render-app';

describe('Inicio', () => {
  it('greets by the first name and shows the real figures', async () => {
    renderApp('/dashboard', { cards: [aCard()] });
    expect(await screen.findByRole('heading', { level: 1, name: 'Hola, Ana' })).toBeInTheDocument();
    const figures = await screen.findByText('Publicadas');
    expect(figures.nextElementSibling).toHaveTextContent('1');
  });

  it('offers the first card to an empty account', async () => {
    renderApp('/dashboard', { cards: [] });
    expect(await screen.findByRole('link', { name: /Crea tu primera tarjeta/ })).toHaveAttribute(
      'href',
      '/dashboard/tarjetas',
    );
  });

  it('asks to verify the address until it is verified', async () => {
    renderApp('/dashboard', { cards: [aCard()], account: { ...ANA, emailVerified: false } });
    expect(await screen.findByRole('link', { name: /Verifica tu email/ })).toHaveAttribute(
      'href',
      '/dashboard/profile',
    );
  });

  it('gives the public address of what is published, ready to copy', async () => {
    renderApp('/dashboard', { cards: [aCard(), aCard({ id: 'b', slug: 'borrador', status: 'draft' })] });
    const shortcuts = within(await screen.findByRole('region', { name: 'Tus tarjetas públicas' }));
    expect(shortcuts.getByText('127.0.0.1:5007/c/ana-garcia')).toBeInTheDocument();
    expect(shortcuts.getByRole('button', { name: 'Copiar enlace' })).toBeInTheDocument();
    expect(shortcuts.queryByText(/borrador/)).not.toBeInTheDocument();
  });
});

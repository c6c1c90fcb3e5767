import '@testing-library/jest-dom';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderApp } from '../../testing/render-app';

describe('the living page of the design system', () => {
  it('shows every component in the theme that is chosen on it', async () => {
    const person = userEvent.setup();
    renderApp('/dashboard/__ui');
    expect(await screen.findByRole('heading', { level: 1, name: 'Componentes' })).toBeInTheDocument();
    expect(screen.getAllByRole('alert')).toHaveLength(3);
    expect(screen.getByText('12.345')).toBeInTheDocument();

    await person.click(screen.getByRole('radio', { name: 'Oscuro' }));
    expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
    expect(document.documentElement).toHaveAttribute('data-mantine-color-scheme', 'dark');

    await person.click(screen.getAllByRole('button', { name: 'Eliminar' }).at(-1)!);
    const dialog = within(await screen.findByRole('dialog', { name: '¿Eliminar la tarjeta?' }));
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Cancelar' })).toHaveFocus());
  });
});

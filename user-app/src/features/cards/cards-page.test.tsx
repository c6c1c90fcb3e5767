import '@testing-library/jest-dom';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aCard } from '../../testing/a-card';
import { renderApp } from '../../testing/render-app';

const draft = aCard({
  id: 'd',
  name: 'Personal',
  slug: 'ana-personal',
  status: 'draft',
  publishedRevision: null,
});
const item = async (name: string) => within(await screen.findByRole('article', { name }));

describe('Tarjetas', () => {
  it('shows each card as an article with its name, state and actions', async () => {
    renderApp('/dashboard/tarjetas', { cards: [aCard({ revision: 4 })] });
    const card = await item('Trabajo');
    expect(card.getByText('Cambios sin publicar')).toBeInTheDocument();
    expect(card.getByRole('link', { name: 'Editar' })).toHaveAttribute('href', '/tarjeta/edit/ana-garcia');
    expect(card.getByRole('link', { name: 'Ver' })).toHaveAttribute(
      'href',
      'http://127.0.0.1:5007/c/ana-garcia?v=3',
    );
    for (const name of ['Compartir', 'Duplicar', 'Pausar', 'Eliminar']) {
      expect(card.getByRole('button', { name })).toBeEnabled();
    }
  });

  it('says why a draft can not be seen or shared', async () => {
    renderApp('/dashboard/tarjetas', { cards: [draft] });
    const card = await item('Personal');
    const view = card.getByRole('link', { name: 'Ver' });
    expect(view).toHaveAttribute('aria-disabled', 'true');
    expect(view).toHaveAccessibleDescription('Publícala para poder verla y compartirla.');
    expect(view).not.toHaveAttribute('href');
  });

  it('offers to resume a paused card', async () => {
    renderApp('/dashboard/tarjetas', { cards: [aCard({ status: 'paused' })] });
    const card = await item('Trabajo');
    expect(card.getByText('En pausa')).toBeInTheDocument();
    expect(card.getByRole('button', { name: 'Reanudar' })).toBeInTheDocument();
  });

  it('shows the reason of a takedown, and offers neither to resume nor to copy the card', async () => {
    const takedown = { reason: 'Suplantación', at: 0 };
    renderApp('/dashboard/tarjetas', { cards: [aCard({ status: 'paused', takedown })] });
    const card = await item('Trabajo');
    expect(card.getByText('Retirada')).toBeInTheDocument();
    expect(card.getByText(/nadie la ve\. Motivo: Suplantación\./)).toBeInTheDocument();
    expect(card.queryByRole('button', { name: 'Reanudar' })).not.toBeInTheDocument();
    for (const name of ['Pausar', 'Duplicar']) expect(card.getByRole('button', { name })).toBeDisabled();
  });

  it('shows the state of the only appeal against a takedown', async () => {
    const takedown = { reason: 'Suplantación', at: 0 };
    const appeal = { text: 'Es mía', at: Date.UTC(2026, 2, 2, 12), answer: '' };
    renderApp('/dashboard/tarjetas', {
      cards: [
        aCard({ id: 'a', name: 'Sin apelar', takedown }),
        aCard({ id: 'b', name: 'Apelada', takedown: { ...takedown, appeal: { ...appeal, status: 'open' } } }),
        aCard({
          ...{ id: 'c', name: 'Rechazada' },
          takedown: { ...takedown, appeal: { ...appeal, status: 'refused', answer: 'No hay pruebas.' } },
        }),
      ],
    });
    const own = await item('Sin apelar');
    expect(own.getByRole('button', { name: 'Apelar la retirada de «Sin apelar»' })).toBeEnabled();
    const waiting = await item('Apelada');
    expect(waiting.getByText('Apelaste el 2 de marzo de 2026. Te responderemos por email.')).toBeVisible();
    const refused = await item('Rechazada');
    expect(refused.getByText(/la decisión se mantiene: No hay pruebas\./)).toBeVisible();
    for (const card of [waiting, refused])
      expect(card.queryByRole('button', { name: /^Apelar/ })).not.toBeInTheDocument();
  });

  it('offers to create the first card', async () => {
    renderApp('/dashboard/tarjetas', { cards: [] });
    expect(await screen.findByText('Crea tu primera tarjeta')).toBeInTheDocument();
  });

  it('S5.05 asks for the name of a new card and its address', async () => {
    const person = userEvent.setup();
    renderApp('/dashboard/tarjetas', { cards: [] });
    await person.click(await screen.findByRole('button', { name: 'Nueva tarjeta' }));
    await person.click(await screen.findByRole('button', { name: 'Empezar en blanco' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Nueva tarjeta' }));
    await person.click(dialog.getByRole('button', { name: 'Crear' }));
    const name = dialog.getByRole('textbox', { name: 'Nombre de la tarjeta' });
    expect(await dialog.findByText('Nombre de la tarjeta es requerido')).toBeInTheDocument();
    expect(name).toHaveAccessibleDescription(/Nombre de la tarjeta es requerido/);
    expect(name).toHaveFocus();
    const address = dialog.getByRole('textbox', { name: 'Enlace' });
    await person.type(address, 'Ad');
    expect(address).toHaveValue('ad');
    expect(address).toHaveAccessibleDescription(/El enlace público necesita al menos 3 caracteres/);
  });

  it('opens the dialog for a new card from the app’s shortcut, once', async () => {
    const person = userEvent.setup();
    renderApp('/dashboard/tarjetas?nueva=1', { cards: [] });
    const dialog = within(await screen.findByRole('dialog', { name: 'Nueva tarjeta' }));
    await person.click(dialog.getByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await person.click(screen.getByRole('button', { name: 'Nueva tarjeta' }));
    expect(await screen.findByRole('heading', { name: '¿Quién eres?' })).toBeInTheDocument();
    await person.click(await screen.findByRole('button', { name: 'Empezar en blanco' }));
    expect(await screen.findByRole('dialog', { name: 'Nueva tarjeta' })).toBeInTheDocument();
  });

  it('shows the address of a card as a QR code', async () => {
    const person = userEvent.setup();
    renderApp('/dashboard/tarjetas', { cards: [aCard()] });
    await person.click((await item('Trabajo')).getByRole('button', { name: 'Compartir' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Compartir «Trabajo»' }));
    expect(await dialog.findByRole('img', { name: /Código QR de .*ana-garcia/ })).toBeInTheDocument();
    expect(dialog.getByRole('button', { name: 'Copiar enlace' })).toBeInTheDocument();
  });
});

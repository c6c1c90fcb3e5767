import '@testing-library/jest-dom';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toast } from 'react-hot-toast';
import { aCard } from '../../testing/a-card';
import { openFunctionServer } from '../../testing/function-server';
import { renderApp } from '../../testing/render-app';
import { tap } from '../../testing/tap';

const functions = openFunctionServer();
beforeEach(() => {
  functions.called.splice(0);
  functions.answerWith({ status: 200, body: { result: {} } });
});
afterEach(() => act(() => toast.remove()));

const draft = { status: 'draft', publishedRevision: null } as const;
const removeButton = async (name: string) =>
  within(await screen.findByRole('article', { name })).getByRole('button', { name: 'Eliminar' });
const deleted = () => functions.called.filter((name) => name === 'deleteCard');

describe('deleting a card', () => {
  it('deletes only one draft on a double tap, although the next one moves under the finger', async () => {
    const person = userEvent.setup();
    const cards = [aCard({ id: 'a', name: 'Una', ...draft }), aCard({ id: 'b', name: 'Otra', ...draft })];
    renderApp('/dashboard/tarjetas', { cards });
    const next = await removeButton('Otra');
    await tap(person, await removeButton('Una'));
    expect(screen.queryByRole('article', { name: 'Una' })).not.toBeInTheDocument();
    await tap(person, next);
    await screen.findByText('«Una» se ha eliminado');
    expect(screen.getByRole('article', { name: 'Otra' })).toBeInTheDocument();
    expect(deleted()).toHaveLength(1);
  });

  it.each(['published', 'paused'] as const)('asks by name before deleting a %s card', async (status) => {
    const person = userEvent.setup();
    renderApp('/dashboard/tarjetas', { cards: [aCard({ status })] });
    await tap(person, await removeButton('Trabajo'));
    const question = within(await screen.findByRole('dialog', { name: '¿Eliminar «Trabajo»?' }));
    expect(question.getByText(/escanee su QR/)).toBeInTheDocument();
    expect(question.getByText(/Durante 30 días puedes recuperarla/)).toBeInTheDocument();
    // The button may have opened right under the finger.
    await tap(person, question.getByRole('button', { name: 'Eliminar tarjeta' }));
    expect(deleted()).toEqual([]);
    await tap(person, question.getByRole('button', { name: 'Eliminar tarjeta' }), 600);
    await waitFor(() => expect(deleted()).toHaveLength(1));
    expect(screen.queryByRole('article', { name: 'Trabajo' })).not.toBeInTheDocument();
  });

  it('keeps the card when the question is declined', async () => {
    const person = userEvent.setup();
    renderApp('/dashboard/tarjetas', { cards: [aCard()] });
    await person.click(await removeButton('Trabajo'));
    await person.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cancelar' }));
    expect(deleted()).toEqual([]);
    expect(screen.getByRole('article', { name: 'Trabajo' })).toBeInTheDocument();
  });
});

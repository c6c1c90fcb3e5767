import '@testing-library/jest-dom';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toast } from 'react-hot-toast';
import type { DeletedCard } from 'shared-lib/data';
import { aCard } from '../../testing/a-card';
import { openFunctionServer } from '../../testing/function-server';
import { renderApp } from '../../testing/render-app';

const functions = openFunctionServer();
beforeEach(() => functions.called.splice(0));
afterEach(() => act(() => toast.remove()));

const deletedAt = Date.UTC(2026, 1, 1, 9, 30);

const show = (deletedCards: DeletedCard[]) =>
  renderApp('/dashboard/tarjetas/papelera', { cards: [], deletedCards });
const item = async () => within(await screen.findByRole('article', { name: 'Trabajo' }));
const refuse = (reason: string) =>
  functions.answerWith({
    status: 400,
    body: { error: { status: 'FAILED_PRECONDITION', message: 'no', details: { reason } } },
  });

describe('Papelera', () => {
  it('is linked from Tarjetas', async () => {
    renderApp('/dashboard/tarjetas', { cards: [] });
    expect(await screen.findByRole('link', { name: 'Papelera' })).toHaveAttribute(
      'href',
      '/dashboard/tarjetas/papelera',
    );
  });

  it('says that it is empty', async () => {
    show([]);
    expect(await screen.findByRole('heading', { name: 'La papelera está vacía' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Volver a Tarjetas' })).toBeInTheDocument();
  });

  it('shows each card with its address and the date until which it can be restored', async () => {
    show([{ ...aCard(), deletedAt }]);
    const card = await item();
    expect(card.getByText(/\/c\/ana-garcia$/)).toBeInTheDocument();
    expect(card.getByText('Puedes recuperarla hasta el martes 3 de marzo a las 09:30')).toBeInTheDocument();
  });

  it('restores a card', async () => {
    const person = userEvent.setup();
    functions.answerWith({ status: 200, body: { result: {} } });
    show([{ ...aCard(), deletedAt }]);
    await person.click((await item()).getByRole('button', { name: 'Recuperar «Trabajo»' }));
    expect(await screen.findByText('«Trabajo» vuelve a estar en tus tarjetas')).toBeInTheDocument();
    expect(functions.called).toEqual(['restoreCard']);
  });

  it.each([
    ['slug-taken', /Otra de tus tarjetas usa ya este enlace público/],
    ['content-taken-down', /Retiramos una tarjeta con este mismo enlace/],
    ['trial-one-card', /Hasta que confirmes tu email solo puedes publicar una tarjeta/],
    ['card-not-found', /ya se ha borrado para siempre/],
  ])('shows beside the card why it can’t be restored: %s', async (reason, sentence) => {
    const person = userEvent.setup();
    refuse(reason);
    show([{ ...aCard(), deletedAt }]);
    const card = await item();
    await person.click(card.getByRole('button', { name: 'Recuperar «Trabajo»' }));
    expect(await card.findByRole('alert')).toHaveTextContent(sentence);
    await waitFor(() => expect(card.getByRole('button', { name: 'Recuperar «Trabajo»' })).toBeEnabled());
  });

  it('is emptied after a question about the number of cards', async () => {
    const person = userEvent.setup();
    functions.answerWith({ status: 200, body: { result: { removed: 1, kept: 1 } } });
    show([
      { ...aCard(), deletedAt },
      {
        ...aCard({ id: 'card0000000000000002', name: 'Vieja' }),
        deletedAt,
        takedown: { reason: 'x', at: 0 },
      },
    ]);
    await person.click(await screen.findByRole('button', { name: 'Vaciar la papelera' }));
    const question = await screen.findByRole('dialog', { name: '¿Borrar para siempre 1 tarjeta?' });
    expect(functions.called).toEqual([]);
    await person.click(within(question).getByRole('button', { name: 'Borrar para siempre' }));
    expect(
      await screen.findByText('Papelera vaciada, salvo 1 tarjeta que se guarda hasta su fecha'),
    ).toBeInTheDocument();
    expect(functions.called).toEqual(['emptyBin']);
  });

  it('offers no emptying where only a taken-down card is in it', async () => {
    show([{ ...aCard(), deletedAt, takedown: { reason: 'x', at: 0 } }]);
    await item();
    expect(screen.queryByRole('button', { name: 'Vaciar la papelera' })).not.toBeInTheDocument();
  });

  it('shows why a taken-down card can’t be restored', async () => {
    show([{ ...aCard(), deletedAt, takedown: { reason: 'Suplantación', at: 0 } }]);
    const card = await item();
    expect(card.getByText(/no se puede recuperar. Motivo: Suplantación/)).toBeInTheDocument();
    expect(card.queryByRole('button', { name: /^Recuperar/ })).not.toBeInTheDocument();
    expect(card.getByRole('button', { name: 'Apelar la retirada de «Trabajo»' })).toBeEnabled();
  });
});

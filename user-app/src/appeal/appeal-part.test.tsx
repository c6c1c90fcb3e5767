import '@testing-library/jest-dom';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toast } from 'react-hot-toast';
import { aCard } from '../testing/a-card';
import { openFunctionServer } from '../testing/function-server';
import { renderApp } from '../testing/render-app';

const functions = openFunctionServer();
afterEach(() => act(() => toast.remove()));

const card = aCard({ status: 'paused', takedown: { reason: 'Suplantación', at: 0 } });

async function openDialog() {
  const person = userEvent.setup();
  renderApp('/dashboard/tarjetas', { cards: [card] });
  await person.click(await screen.findByRole('button', { name: /^Apelar la retirada/ }));
  return { person, dialog: within(await screen.findByRole('dialog', { name: /^Apelar la retirada/ })) };
}

describe('an appeal against a takedown', () => {
  it('requires an explanation, and is sent once', async () => {
    const sent: unknown[] = [];
    functions.answerWith((name, data) => {
      if (name === 'appealDecision') sent.push(data);
      return { status: 200, body: { result: { appealId: 'x' } } };
    });
    const { person, dialog } = await openDialog();
    await person.click(dialog.getByRole('button', { name: 'Enviar apelación' }));
    expect(dialog.getByText('El campo Explicación es requerido')).toBeInTheDocument();
    await person.type(dialog.getByRole('textbox', { name: 'Explicación' }), 'Es mía');
    await person.dblClick(dialog.getByRole('button', { name: 'Enviar apelación' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(sent).toEqual([{ cardId: card.id, text: 'Es mía' }]);
  });

  it('shows why the server refuses it, and keeps its text', async () => {
    functions.answerWith({
      status: 400,
      body: {
        error: { status: 'FAILED_PRECONDITION', message: 'x', details: { reason: 'already-appealed' } },
      },
    });
    const { person, dialog } = await openDialog();
    await person.type(dialog.getByRole('textbox', { name: 'Explicación' }), 'Es mía');
    await person.click(dialog.getByRole('button', { name: 'Enviar apelación' }));
    expect(
      await dialog.findByText('Ya has apelado esta decisión. Te responderemos por email.'),
    ).toBeInTheDocument();
    expect(dialog.getByRole('textbox', { name: 'Explicación' })).toHaveValue('Es mía');
  });
});

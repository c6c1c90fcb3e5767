import '@testing-library/jest-dom';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toast } from 'react-hot-toast';
import { aCard } from '../../testing/a-card';
import { openFunctionServer, type FunctionAnswer } from '../../testing/function-server';
import { renderApp } from '../../testing/render-app';

const functions = openFunctionServer();
afterEach(() => act(() => toast.remove()));

const refused = (reason: string): FunctionAnswer => ({
  status: 400,
  body: { error: { status: 'FAILED_PRECONDITION', message: 'boom at line 7', details: { reason } } },
});

/** Presses 'Reanudar' on a paused card, and expects the message for the answer. */
async function expectSentence(answer: FunctionAnswer, sentence: string, tone: 'error' | 'warning' = 'error') {
  functions.answerWith(answer);
  const person = userEvent.setup();
  renderApp('/dashboard/tarjetas', { cards: [aCard({ status: 'paused' })] });
  const card = within(await screen.findByRole('article', { name: 'Trabajo' }));
  await person.click(card.getByRole('button', { name: 'Reanudar' }));
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent(sentence);
  expect(alert.closest('.tj-toast')).toHaveClass(`tj-toast-${tone}`);
  expect(functions.called.at(-1)).toBe('resumeCard');
  // The failed action isn't shown as done.
  expect(await card.findByText('En pausa')).toBeInTheDocument();
}

describe('an action of Tarjetas that the server refuses', () => {
  it.each([500, 503])('S8.01 shows that the server failed with the status %s', (status) =>
    expectSentence({ status }, 'Error del servidor. Por favor, intenta más tarde.'),
  );

  it('S8.02 shows that nothing was found', () => expectSentence({ status: 404 }, 'Recurso no encontrado.'));

  it('S8.03 shows that it is forbidden', () =>
    expectSentence({ status: 403 }, 'No tienes permisos para realizar esta acción.'));

  it('S8.06 shows what is wrong with the input, as a warning', () =>
    expectSentence(
      refused('card-too-large'),
      'La tarjeta ocupa demasiado. Quita enlaces o acorta los textos.',
      'warning',
    ));

  it('S8.09 shows a general message for any other refusal', () =>
    expectSentence(refused('new-reason'), 'Ha ocurrido un error inesperado.'));
});

import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { openRefusals } from '../../testing/open-refusals';
import AppealPage from './appeal-page';

const answerRefusals = openRefusals();

/** Opens the page, and answers each appeal with these refusals, one after the other. */
function open(address: string, ...refusals: string[]) {
  const sent = answerRefusals(refusals);
  render(
    <MemoryRouter initialEntries={[address]}>
      <AppealPage />
    </MemoryRouter>,
  );
  return sent;
}

const field = () => screen.getByRole('textbox', { name: 'Explicación' });
const send = () => screen.getByRole('button', { name: 'Enviar apelación' });

describe('the page to appeal a suspension', () => {
  it('sends the typed text with the proof of the link', async () => {
    const person = userEvent.setup();
    const sent = open('/apelar#cuenta=ana&clave=p1', '');
    await person.type(field(), 'La empresa es mía');
    await person.click(send());
    expect(await screen.findByText('La revisará una persona y te responderemos por email.')).toBeVisible();
    expect(sent).toEqual([
      { path: '/v/appeal', body: { uid: 'ana', proof: 'p1', text: 'La empresa es mía' } },
    ]);
  });

  it('requires a text', async () => {
    const sent = open('/apelar#cuenta=ana&clave=p1');
    await userEvent.setup().click(send());
    expect(screen.getByRole('alert')).toHaveTextContent('El campo Explicación es requerido');
    expect(field()).toHaveFocus();
    expect(sent).toEqual([]);
  });

  it.each([
    ['already-appealed', 'Ya has apelado esta decisión. Te responderemos por email.'],
    ['nothing-to-appeal', 'Este enlace ya no vale: puede que tu cuenta vuelva a estar activa.'],
    ['unexpected', 'No hemos podido enviarla. Comprueba tu conexión y vuelve a intentarlo.'],
  ])('shows what went wrong when the answer is %s, and keeps the text', async (refusal, sentence) => {
    const person = userEvent.setup();
    open('/apelar#cuenta=ana&clave=p1', refusal);
    await person.type(field(), 'Es mía');
    await person.click(send());
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
    expect(field()).toHaveValue('Es mía');
  });

  it('can be sent again after the network failed', async () => {
    const person = userEvent.setup();
    const refusals: string[] = [];
    open('/apelar#cuenta=ana&clave=p1', ...refusals);
    await person.type(field(), 'Es mía');
    await person.click(send());
    expect(await screen.findByRole('alert')).toHaveTextContent('No hemos podido enviarla');
    expect(send()).toBeEnabled();
  });

  it('says that a link without its proof is incomplete', () => {
    open('/apelar#cuenta=ana');
    expect(screen.getByRole('alert')).toHaveTextContent('Este enlace no está completo');
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });
});

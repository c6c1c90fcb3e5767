import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, MemoryRouter } from 'react-router-dom';
import { openRefusals } from '../../testing/open-refusals';
import EmailChangePage from './email-change-page';

const answerRefusals = openRefusals();

/** Opens the page, and answers each press with these refusals, one after the other; without one the network fails. */
function open(address: string, ...refusals: string[]) {
  const sent = answerRefusals(refusals);
  render(
    <MemoryRouter initialEntries={[address]}>
      <EmailChangePage />
    </MemoryRouter>,
  );
  return sent;
}

const CONFIRM = '/cambio-email#cuenta=ana&de=17&clave=p1';
const UNDO = `${CONFIRM}&anular=1`;
const press = (name: string) => userEvent.setup().click(screen.getByRole('button', { name }));

describe('the page to change the email', () => {
  it('changes nothing until its button is pressed', () => {
    expect(open(CONFIRM, '')).toEqual([]);
  });

  it('confirms the new email and links to the sign-in', async () => {
    const sent = open(CONFIRM, '');
    await press('Usar este email');
    expect(await screen.findByRole('heading', { name: 'Email cambiado' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Iniciar sesión' })).toHaveAttribute('href', '/login');
    expect(sent).toEqual([
      { path: '/v/account/email', body: { step: 'confirm', uid: 'ana', at: 17, proof: 'p1' } },
    ]);
  });

  it('undoes a change', async () => {
    const sent = open(UNDO, '');
    await press('Recuperar mi cuenta');
    expect(await screen.findByRole('status')).toHaveTextContent(/elegir otra contraseña/);
    expect(sent).toEqual([
      { path: '/v/account/email', body: { step: 'undo', uid: 'ana', at: 17, proof: 'p1' } },
    ]);
  });

  it.each([
    ['link-invalid', /ya no vale/],
    ['email-taken', /Otra cuenta usa ya este email/],
    ['read-only', /no se pueden hacer cambios/],
    ['unexpected', /Comprueba tu conexión/],
  ])('shows what went wrong when the answer is %s, and can be tried again', async (refusal, sentence) => {
    open(CONFIRM, refusal);
    await press('Usar este email');
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
    expect(screen.getByRole('button', { name: 'Usar este email' })).toBeEnabled();
  });

  it('resets itself for the link of another mail', async () => {
    const person = userEvent.setup();
    answerRefusals(['']);
    render(
      <MemoryRouter initialEntries={[CONFIRM]}>
        <EmailChangePage />
        <Link to={UNDO}>El otro email</Link>
      </MemoryRouter>,
    );
    await press('Usar este email');
    await screen.findByRole('heading', { name: 'Email cambiado' });
    await person.click(screen.getByRole('link', { name: 'El otro email' }));
    expect(screen.getByRole('button', { name: 'Recuperar mi cuenta' })).toBeEnabled();
  });

  it('says that a link without its proof is incomplete', () => {
    open('/cambio-email#cuenta=ana');
    expect(screen.getByRole('alert')).toHaveTextContent('Este enlace no está completo');
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});

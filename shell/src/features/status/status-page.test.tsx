import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PartState, PublicStatus } from 'shared-lib/model';
import StatusPage from './status-page';

const AT = Date.parse('2026-03-02T09:00:00Z');

const aStatus = (parts: Partial<PublicStatus['parts']> = {}, freeze: PublicStatus['freeze'] = null) => ({
  checkedAt: AT,
  parts: { cards: 'works', bookings: 'works', mail: 'works', app: 'works', ...parts },
  freeze,
});

/** Replaces the network by these answers, one after the other; an error for one that doesn't come. */
function answerWith(...answers: (object | number | Error)[]) {
  globalThis.fetch = jest.fn(async () => {
    const answer = answers.length > 1 ? answers.shift()! : answers[0]!;
    if (answer instanceof Error) throw answer;
    return typeof answer === 'number'
      ? ({ ok: false, status: answer } as Response)
      : ({ ok: true, json: async () => answer } as Response);
  });
}

const before = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = before;
});

const stateOf = (part: string) => screen.getByText(part).closest('div');

describe('the public status page', () => {
  it('says that everything works, and when that was checked', async () => {
    answerWith(aStatus());
    render(<StatusPage />);
    expect(await screen.findByText('Todo funciona')).toBeInTheDocument();
    for (const part of ['Tarjetas', 'Reservas', 'Emails', 'Aplicación'])
      expect(stateOf(part)).toHaveTextContent('Funciona');
    expect(screen.getByText(/^Comprobado el 2 de marzo de 2026/)).toBeInTheDocument();
    expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  });

  it.each([
    ['mail', 'Emails', 'delayed', 'Va con retraso'],
    ['cards', 'Tarjetas', 'down', 'No funciona'],
  ] as [string, string, PartState, string][])('shows a problem of %s', async (part, name, state, words) => {
    answerWith(aStatus({ [part]: state }));
    render(<StatusPage />);
    expect(await screen.findByText('Algo no va bien')).toBeInTheDocument();
    expect(stateOf(name)).toHaveTextContent(words);
  });

  it('shows the message of a freeze and its end', async () => {
    const freeze = { message: 'Cambiamos de servidor.', until: AT };
    answerWith(aStatus({ app: 'frozen', bookings: 'frozen' }, freeze));
    render(<StatusPage />);
    expect(await screen.findByText('Estamos de mantenimiento')).toBeInTheDocument();
    expect(screen.getByText(/^Cambiamos de servidor\. Acaba el 2 de marzo/)).toBeInTheDocument();
  });

  it.each([
    ['the network fails', new TypeError('Failed to fetch')],
    ['the function fails', 503],
    ['something else answers', { hello: 'world', parts: {} }],
  ])('shows an unknown state when %s, and the known one after a retry', async (_, failure) => {
    const person = userEvent.setup();
    answerWith(failure, aStatus());
    render(<StatusPage />);
    expect(await screen.findByText('No lo podemos saber ahora mismo')).toBeInTheDocument();
    await person.click(screen.getByRole('button', { name: 'Comprobar otra vez' }));
    expect(await screen.findByText('Todo funciona')).toBeInTheDocument();
  });

  it('shows an unknown state while the database doesn’t answer', async () => {
    const unknown = { cards: 'unknown', bookings: 'unknown', mail: 'unknown', app: 'unknown' } as const;
    answerWith(aStatus(unknown));
    render(<StatusPage />);
    expect(await screen.findByText('No lo podemos saber ahora mismo')).toBeInTheDocument();
    expect(stateOf('Emails')).toHaveTextContent('No se sabe');
  });
});

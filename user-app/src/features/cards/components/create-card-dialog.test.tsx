import '@testing-library/jest-dom';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aCard } from '../../../testing/a-card';
import { openFunctionServer } from '../../../testing/function-server';
import { renderApp } from '../../../testing/render-app';

const functions = openFunctionServer();
const requests: string[] = [];

/** Makes these addresses taken. */
function take(...taken: string[]): void {
  requests.length = 0;
  functions.answerWith((_name, data) => {
    const { slug } = data as { slug: string };
    requests.push(slug);
    const problem = taken.includes(slug) ? 'slug-taken' : null;
    return { status: 200, body: { result: { slug, problem, suggestions: [] } } };
  });
}

async function open(cards = [aCard({ profile: { ...aCard().profile, jobTitle: 'Arquitecta' } })]) {
  const person = userEvent.setup();
  renderApp('/dashboard/tarjetas', { cards });
  await screen.findByRole('article');
  await person.click(screen.getByRole('button', { name: 'Nueva tarjeta' }));
  await person.click(await screen.findByRole('button', { name: 'Empezar en blanco' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Nueva tarjeta' }));
  return { person, dialog, address: dialog.getByRole('textbox', { name: 'Enlace' }) };
}

describe('the address of a new card', () => {
  it('is suggested from the person’s name instead of the card’s name', async () => {
    take();
    const { person, dialog, address } = await open();
    await waitFor(() => expect(address).toHaveValue('ana-garcia'));
    expect(dialog.getByText('Disponible')).toBeInTheDocument();
    await person.type(dialog.getByRole('textbox', { name: 'Nombre de la tarjeta' }), 'Freelance');
    expect(address).toHaveValue('ana-garcia');
  });

  it('is suggested with the trade, and then with numbers, until one is free', async () => {
    take('ana-garcia');
    const first = await open();
    await waitFor(() => expect(first.address).toHaveValue('ana-garcia-arquitecta'));
    await first.person.click(first.dialog.getByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    take('ana-garcia', 'ana-garcia-arquitecta', 'ana-garcia-2');
    await first.person.click(screen.getByRole('button', { name: 'Nueva tarjeta' }));
    await first.person.click(await screen.findByRole('button', { name: 'Empezar en blanco' }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Enlace' })).toHaveValue('ana-garcia-3'));
    expect(requests).toEqual(['ana-garcia', 'ana-garcia-arquitecta', 'ana-garcia-2', 'ana-garcia-3']);
  });

  it('is not replaced by a suggestion while somebody types it', async () => {
    let answer = () => {};
    const isAwaited = new Promise<void>((resolve) => (answer = resolve));
    functions.answerWith(async (_name, data) => {
      await isAwaited;
      const { slug } = data as { slug: string };
      return { status: 200, body: { result: { slug, problem: null, suggestions: [] } } };
    });
    const { person, dialog, address } = await open();
    // The dialog puts the cursor into its first field by itself.
    await waitFor(() => expect(dialog.getByRole('textbox', { name: 'Nombre de la tarjeta' })).toHaveFocus());
    // The answer comes just when somebody has gone into the field.
    address.focus();
    answer();
    await person.type(address, 'mi-enlace', { skipClick: true });
    expect(await dialog.findByText('Disponible')).toBeInTheDocument();
    expect(address).toHaveValue('mi-enlace');
  });
});

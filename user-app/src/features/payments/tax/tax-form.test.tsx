import '@testing-library/jest-dom';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ANA, renderApp } from '../../../testing/render-app';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const ana = { id: 'ana', email: ANA.email, name: 'Ana García' };

describe('the tax data', () => {
  it('are shown as stored, and keep a wrong rate with its error', async () => {
    const person = userEvent.setup();
    const tax = { name: 'Estudio Norte S. L.', taxId: 'B00000000', vatPermille: 55 };
    renderApp('/dashboard/stripe', { cards: [], user: { ...ana, tax } });
    const form = within(await screen.findByRole('region', { name: 'Datos fiscales' }));
    expect(form.getByLabelText('Nombre o razón social')).toHaveValue('Estudio Norte S. L.');
    const vat = form.getByLabelText(/^IVA/);
    expect(vat).toHaveValue('5,5');
    await person.clear(vat);
    await person.type(vat, '210');
    await person.click(form.getByRole('button', { name: 'Guardar' }));
    expect(await form.findByText('Escribe un porcentaje entre 0 y 30, por ejemplo 21')).toBeInTheDocument();
    expect(vat).toHaveValue('210');
  });

  it('require a name for a rate', async () => {
    const person = userEvent.setup();
    // Drafts are stored by account, also in memory: this one has none.
    renderApp('/dashboard/stripe', { cards: [], user: { ...ana, id: 'luis' } });
    const form = within(await screen.findByRole('region', { name: 'Datos fiscales' }));
    expect(form.getByRole('button', { name: 'Guardar' })).toBeDisabled();
    await person.type(form.getByLabelText(/^IVA/), '21');
    await person.click(form.getByRole('button', { name: 'Guardar' }));
    expect(await form.findByText('Nombre o razón social es requerido')).toBeInTheDocument();
  });
});

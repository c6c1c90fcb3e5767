import '@testing-library/jest-dom';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MantineProvider } from '@mantine/core';
import { Provider } from 'react-redux';
import type { User } from 'shared-lib/model';
import { createStore } from 'shared-lib/store';
import { ProfileForm } from './profile-form';

const eva: User = {
  id: 'eva',
  email: 'eva@tarjetero.test',
  name: 'Eva',
  phone: '600 123 456',
  timezone: 'Europe/Madrid',
};
const form = (user: User) => (
  <Provider store={createStore()}>
    <MantineProvider>
      <ProfileForm user={user} />
    </MantineProvider>
  </Provider>
);
const name = () => screen.getByLabelText('Nombre');
const phone = () => screen.getByLabelText('Teléfono');
const save = () => screen.getByRole('button', { name: 'Guardar cambios' });

beforeEach(() => sessionStorage.clear());

describe('the profile form', () => {
  it('restores what was typed after a reload, until it is saved', async () => {
    const { unmount } = render(form(eva));
    expect(save()).toBeDisabled();
    await userEvent.type(name(), ' Núñez');
    unmount();
    const again = render(form(eva));
    expect(name()).toHaveValue('Eva Núñez');
    expect(save()).toBeEnabled();
    again.rerender(form({ ...eva, name: 'Eva Núñez' }));
    expect(save()).toBeDisabled();
    again.unmount();
    render(form(eva));
    expect(name()).toHaveValue('Eva');
  });

  it('follows changes of another tab, and asks about a field that both changed', async () => {
    const { rerender } = render(form(eva));
    await userEvent.type(name(), ' Núñez');
    act(() => rerender(form({ ...eva, phone: '600 000 000' })));
    expect(phone()).toHaveValue('600 000 000');
    expect(name()).toHaveValue('Eva Núñez');
    act(() => rerender(form({ ...eva, name: 'Eva Gil' })));
    expect(screen.getByText(/has cambiado lo mismo de forma distinta: Nombre\./)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Usar lo guardado' }));
    expect(name()).toHaveValue('Eva Gil');
    expect(save()).toBeDisabled();
  });
});

describe('the telephone of the profile', () => {
  it('is formatted with the country code of the account', async () => {
    render(form({ ...eva, phone: '' }));
    await userEvent.type(phone(), '600.11.12.22');
    await userEvent.tab();
    expect(phone()).toHaveValue('+34 600.11.12.22');
  });

  it('refuses two numbers beside the field', async () => {
    render(form({ ...eva, phone: '' }));
    await userEvent.type(phone(), '600 111 222 / 91 123 45 67');
    await userEvent.click(save());
    expect(await screen.findByText('Escribe un solo teléfono, de 15 cifras como máximo')).toBeInTheDocument();
  });
});

import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DAY_MS } from 'shared-lib/time';
import { openFunctionServer } from '../../../testing/function-server';
import { renderApp } from '../../../testing/render-app';

const server = openFunctionServer();
const section = (name: string) => screen.findByRole('region', { name });

describe('«Email de la cuenta»', () => {
  it('shows the address, refuses an invalid one, and asks for the password first', async () => {
    const person = userEvent.setup();
    renderApp('/dashboard/settings', { cards: [] });
    const email = within(await section('Email de la cuenta'));
    email.getByText(/^Entras con ana@tarjetero\.test/);
    const field = email.getByRole('textbox', { name: 'Email nuevo' });
    await person.type(field, 'nueva');
    await person.click(email.getByRole('button', { name: 'Cambiar email' }));
    expect(await email.findByText('Email inválido')).toBeTruthy();
    await person.type(field, '@correo.test');
    await person.click(email.getByRole('button', { name: 'Cambiar email' }));
    const question = within(await screen.findByRole('dialog', { name: 'Escribe otra vez tu contraseña' }));
    question.getByText(/la contraseña de ana@tarjetero\.test/);
    await person.click(question.getByRole('button', { name: 'Cancelar' }));
    // Giving up is no failure, and what was typed stays.
    expect((field as HTMLInputElement).value).toBe('nueva@correo.test');
    expect(email.queryByRole('alert')).toBeNull();
    expect(server.called).toEqual([]);
  });

  it('shows a pending change and cancels it', async () => {
    const person = userEvent.setup();
    renderApp('/dashboard/settings', {
      cards: [],
      emailChange: { to: 'nueva@correo.test', expiresAt: Date.now() + DAY_MS },
    });
    const email = within(await section('Email de la cuenta'));
    await email.findByText(/^Hemos enviado un enlace a nueva@correo\.test\./);
    expect(email.queryByRole('textbox')).toBeNull();
    server.answerWith({ status: 200, body: { result: {} } });
    await person.click(email.getByRole('button', { name: 'Anular el cambio' }));
    expect(await screen.findByText('Cambio anulado')).toBeTruthy();
    expect(server.called).toEqual(['cancelEmailChange']);
  });
});

describe('«Verificación en dos pasos»', () => {
  it('explains the second factor, and offers to set it up', async () => {
    renderApp('/dashboard/settings', { cards: [] });
    const factor = within(await section('Verificación en dos pasos'));
    factor.getByText(/el código de una aplicación de autenticación/);
    factor.getByRole('button', { name: 'Configurar' });
  });
});

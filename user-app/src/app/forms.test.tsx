import '@testing-library/jest-dom';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describeForms, personNameField, TOO_LONG } from 'shared-lib/testing/forms';
import { renderApp } from '../testing/render-app';

describeForms([
  {
    name: 'new card',
    open: async () => {
      renderApp('/dashboard/tarjetas', { cards: [] });
      await userEvent.click(await screen.findByRole('button', { name: 'Nueva tarjeta' }));
      await userEvent.click(await screen.findByRole('button', { name: 'Empezar en blanco' }));
    },
    submit: 'Crear',
    fields: [
      {
        label: 'Nombre de la tarjeta',
        refused: [
          { value: '   ', message: 'Nombre de la tarjeta es requerido' },
          { value: TOO_LONG, message: 'Nombre de la tarjeta admite como máximo 60 caracteres' },
        ],
        good: 'אנה <i>Ana</i> 😀',
      },
    ],
  },
  {
    name: 'profile',
    open: () => void renderApp('/dashboard/profile', { cards: [] }),
    submit: 'Guardar cambios',
    fields: [
      personNameField,
      {
        label: 'Teléfono',
        refused: ['12345', 'mañana', '<b>+34 600 123 456</b>', '😀😀😀😀😀😀😀😀😀😀', 'مرحبا'].map(
          (value) => ({ value, message: 'Teléfono inválido' }),
        ),
        good: '+34 600 123 456',
      },
    ],
  },
  {
    name: 'password change',
    open: () => void renderApp('/dashboard/settings', { cards: [] }),
    submit: 'Cambiar contraseña',
    fields: [
      {
        label: 'Contraseña actual',
        refused: [{ value: '', message: 'El campo Contraseña actual es requerido' }],
        good: 'secreto1',
      },
      {
        label: 'Contraseña nueva',
        refused: [
          { value: '', message: 'El campo Contraseña nueva es requerido' },
          { value: '12345', message: 'La contraseña debe tener al menos 6 caracteres' },
          { value: TOO_LONG, message: 'Contraseña nueva admite como máximo 128 caracteres' },
        ],
        good: 'secreto2',
      },
    ],
  },
]);

import '@testing-library/jest-dom';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aCard } from '../../../testing/a-card';
import { renderEditorPart } from '../../../testing/render-editor-part';
import { ProfilePanel } from './profile-panel';

const field = (name: string) => screen.getByRole('textbox', { name });

describe('Perfil', () => {
  it('labels every field of the profile', () => {
    renderEditorPart(<ProfilePanel />, aCard());
    for (const name of [
      'Nombre',
      'Apellidos',
      'Cargo',
      'Empresa',
      'Biografía',
      'Teléfono',
      'Email',
      'Sitio web',
      'Ubicación',
    ]) {
      expect(field(name)).toBeInTheDocument();
    }
    expect(screen.getByLabelText('Foto')).toHaveAttribute('type', 'file');
  });

  it('splits an older name, says so, and lets its owner correct it', async () => {
    const person = userEvent.setup();
    const card = aCard({ profile: { ...aCard().profile, name: 'Ana Belén Cruz Martín' } });
    const { saved, flush } = renderEditorPart(<ProfilePanel />, card);
    expect([field('Nombre'), field('Apellidos')].map((input) => (input as HTMLInputElement).value)).toEqual([
      'Ana Belén',
      'Cruz Martín',
    ]);
    expect(field('Apellidos')).toHaveAccessibleDescription(/Los hemos separado de tu nombre/);
    await person.clear(field('Apellidos'));
    await person.type(field('Apellidos'), 'Martín');
    await person.type(field('Nombre'), ' Cruz');
    expect(field('Apellidos')).not.toHaveAccessibleDescription(/Los hemos separado/);
    await flush();
    expect(saved.at(-1)?.profile).toMatchObject({ name: 'Ana Belén Cruz Martín', surnames: 'Martín' });
  });

  it('keeps a name without surnames whole', async () => {
    const person = userEvent.setup();
    const { saved, flush } = renderEditorPart(<ProfilePanel />, aCard());
    await person.clear(field('Apellidos'));
    await person.clear(field('Nombre'));
    await person.type(field('Nombre'), 'Estudio Norte Madrid');
    expect(field('Nombre')).toHaveValue('Estudio Norte Madrid');
    expect(field('Apellidos')).toHaveValue('');
    await flush();
    expect(saved.at(-1)?.profile).toMatchObject({ name: 'Estudio Norte Madrid', surnames: '' });
  });

  it.each([
    ['600111222', '+34 600111222'],
    ['+44 20 7946 0958', '+44 20 7946 0958'],
  ])('formats %s with its country code on blur', async (typed, expected) => {
    const person = userEvent.setup();
    const { saved, flush } = renderEditorPart(<ProfilePanel />, aCard());
    await person.type(field('Teléfono'), typed);
    await person.tab();
    expect(field('Teléfono')).toHaveValue(expected);
    expect(field('Teléfono')).not.toBeInvalid();
    await flush();
    expect(saved.at(-1)?.profile.phone).toBe(expected);
  });

  it('S5.06 says Email inválido beside the field, keeps what was typed and saves the rest', async () => {
    const person = userEvent.setup();
    const { saved, flush } = renderEditorPart(<ProfilePanel />, aCard());
    await person.type(field('Email'), 'ana@');
    expect(screen.queryByText('Email inválido')).not.toBeInTheDocument();
    await person.type(field('Cargo'), 'Arquitecta');
    expect(field('Email')).toHaveAccessibleDescription(/Email inválido/);
    expect(field('Email')).toBeInvalid();
    expect(field('Email')).toHaveValue('ana@');
    await flush();
    expect(saved.at(-1)?.profile).toMatchObject({ email: '', jobTitle: 'Arquitecta' });
  });

  it('S5.07 says Teléfono inválido until the number is valid', async () => {
    const person = userEvent.setup();
    const { saved, flush } = renderEditorPart(<ProfilePanel />, aCard());
    await person.type(field('Teléfono'), '600');
    await person.tab();
    expect(field('Teléfono')).toHaveAccessibleDescription(/Teléfono inválido/);
    await person.type(field('Teléfono'), ' 123 456');
    expect(field('Teléfono')).not.toBeInvalid();
    await flush();
    expect(saved.at(-1)?.profile.phone).toBe('600 123 456');
  });

  it('counts the characters of the biography, and shows at once that it is too long', async () => {
    const person = userEvent.setup();
    renderEditorPart(<ProfilePanel />, aCard());
    await person.click(field('Biografía'));
    await person.paste('x'.repeat(10_000));
    expect(field('Biografía')).toHaveValue('x'.repeat(10_000));
    expect(screen.getByText('Biografía admite como máximo 600 caracteres')).toBeInTheDocument();
    expect(screen.getByText('10000 de 600')).toBeInTheDocument();
  });

  it('says beside the photo that a file is no picture', async () => {
    const person = userEvent.setup();
    renderEditorPart(<ProfilePanel />, aCard());
    await person.upload(screen.getByLabelText('Foto'), new File(['no'], 'foto.jpg', { type: 'image/jpeg' }));
    expect(await screen.findByText(/No se puede leer esa imagen/)).toBeInTheDocument();
    expect(screen.getByLabelText('Foto')).toHaveAccessibleDescription(/No se puede leer esa imagen/);
  });
});

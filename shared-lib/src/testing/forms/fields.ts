/** A field of a form: its label, refused values with their messages, and an accepted one. */
export interface FieldCase {
  label: string;
  refused: { value: string; message: string }[];
  good: string;
}

/** Longer than any field accepts. */
export const TOO_LONG = 'x'.repeat(2000);

/** An address of an account. */
export const emailField: FieldCase = {
  label: 'Email',
  refused: [
    { value: '', message: 'Email es requerido' },
    { value: 'no es un email', message: 'Email inválido' },
    { value: '<b>ana@tarjetero.test</b>', message: 'Email inválido' },
    { value: 'ana😀', message: 'Email inválido' },
    { value: 'مرحبا', message: 'Email inválido' },
  ],
  good: 'nadie@tarjetero.test',
};

/** Password of an existing account. */
export const passwordField: FieldCase = {
  label: 'Contraseña',
  refused: [{ value: '', message: 'El campo Contraseña es requerido' }],
  good: 'secreto1',
};

/** Password of a new account. */
export const newPasswordField: FieldCase = {
  label: 'Contraseña',
  refused: [
    { value: '', message: 'El campo Contraseña es requerido' },
    { value: '12345', message: 'La contraseña debe tener al menos 6 caracteres' },
    { value: TOO_LONG, message: 'Contraseña admite como máximo 128 caracteres' },
  ],
  good: 'secreto1',
};

/** A person's name. */
export const personNameField: FieldCase = {
  label: 'Nombre',
  refused: [
    { value: '   ', message: 'Nombre es requerido' },
    { value: TOO_LONG, message: 'Nombre admite como máximo 80 caracteres' },
  ],
  good: 'אנה <i>Ana</i> 😀',
};

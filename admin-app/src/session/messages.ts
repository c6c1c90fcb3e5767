/** Spanish texts of the dialog that asks for the password again. */
export const messages = {
  again: 'Escribe otra vez tu contraseña',
  againText: (email: string) =>
    `Hace más de un cuarto de hora que entraste como ${email}. Antes de seguir, confirma que eres tú.`,
  password: 'Contraseña',
  showPassword: 'Mostrar caracteres',
  passwordMissing: 'El campo Contraseña es requerido',
  wrongPassword: 'La contraseña no es correcta',
  code: 'Código',
  codeText: 'Escribe también el código de seis cifras que muestra tu aplicación.',
  cancel: 'Cancelar',
  goOn: 'Continuar',
};

/** Spanish texts of the dialog that asks for the password again, and for the code of an authenticator app. */
export const messages = {
  again: 'Escribe otra vez tu contraseña',
  againText: (email: string) => `Antes de seguir, confirma que eres tú con la contraseña de ${email}.`,
  password: 'Contraseña',
  showPassword: 'Mostrar caracteres',
  passwordMissing: 'El campo Contraseña es requerido',
  wrongPassword: 'La contraseña no es correcta',
  code: 'Código',
  codeAlone: 'Código de tu aplicación',
  codeText: 'Escribe también el código de seis cifras que muestra tu aplicación.',
  cancel: 'Cancelar',
  goOn: 'Continuar',
};

/** Every sentence of Configuración. */
export const messages = {
  title: 'Configuración',
  password: 'Contraseña',
  passwordText: (email: string) => `Te enviaremos a ${email} un enlace para elegir una contraseña nueva.`,
  sendReset: 'Cambiar contraseña',
  resetSent: (email: string) => `Correo enviado a ${email}. Abre su enlace para elegir la nueva contraseña.`,
  legal: 'Textos legales',
  notice: 'Aviso legal',
  privacy: 'Privacidad',
  terms: 'Condiciones',
  session: 'Sesión',
  sessionText: 'Tus tarjetas publicadas siguen visibles cuando cierras la sesión.',
  signOut: 'Salir de la cuenta',
};

/** Spanish texts of the administrator's own second factor. */
export const messages = {
  open: 'Segundo factor',
  title: 'Segundo factor',
  text: 'Con él, tu contraseña sola no abre el panel: al entrar se te pide además el código de una aplicación de autenticación.',
  isOn: 'Tu cuenta tiene un segundo factor.',
  remove: 'Quitar segundo factor',
  lost: 'Si pierdes la aplicación, otra persona con el rol «Todo» puede quitarlo desde tu ficha en Usuarios.',
};

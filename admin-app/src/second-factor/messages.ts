/** Spanish texts of the administrator's own second factor. */
export const messages = {
  open: 'Segundo factor',
  title: 'Segundo factor',
  text: 'Con él, tu contraseña sola no abre el panel: al entrar se te pide además el código de una aplicación de autenticación.',
  add: 'Añadir aplicación',
  step: 'Añade esta clave a tu aplicación y escribe el código de seis cifras que muestre.',
  openApp: 'Abrir en la aplicación de este dispositivo',
  secret: 'Clave',
  copy: 'Copiar clave',
  copied: 'Clave copiada',
  code: 'Código',
  confirm: 'Activar',
  isOn: 'Tu cuenta tiene un segundo factor.',
  isOnText:
    'Si pierdes la aplicación, otra persona con el rol «Todo» puede quitarlo desde tu ficha en Usuarios.',
  remove: 'Quitar segundo factor',
  added: 'Segundo factor activado',
  removed: 'Segundo factor quitado',
  notHere: 'Esta instalación no tiene activado el segundo factor.',
  checking: 'Comprobando…',
};

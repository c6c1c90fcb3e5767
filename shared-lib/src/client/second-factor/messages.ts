/** Spanish texts of an account's own second factor. */
export const messages = {
  add: 'Añadir aplicación',
  step: 'Añade esta clave a tu aplicación y escribe el código de seis cifras que muestre.',
  scan: 'Escanea el código con tu aplicación de autenticación, o añade la clave, y escribe el código de seis cifras que muestre.',
  openApp: 'Abrir en la aplicación de este dispositivo',
  secret: 'Clave',
  copy: 'Copiar clave',
  copied: 'Clave copiada',
  code: 'Código',
  confirm: 'Activar',
  added: 'Aplicación añadida',
  removed: 'Aplicación quitada',
  notHere: 'Esta instalación no tiene activado el segundo factor.',
  checking: 'Comprobando…',
};

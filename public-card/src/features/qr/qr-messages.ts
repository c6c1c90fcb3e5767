/** Spanish texts of the dialog with the code. */
export const qrMessages = {
  title: 'Código QR',
  help: 'Escanéalo con la cámara para abrir la tarjeta.',
  /** Describes the picture by the `{name}` on the card. */
  image: 'Código QR de la tarjeta de {name}',
  close: 'Cerrar',
  svg: 'Descargar SVG',
  png: 'Descargar PNG',
};

/** Of the large code. */
export const qrMessages = {
  title: 'Código QR',
  help: 'Se abre al apuntarle con la cámara.',
  image: (name: string) => `Código QR de la tarjeta de ${name}`,
  close: 'Cerrar',
  svg: 'Descargar SVG',
  png: 'Descargar PNG',
};

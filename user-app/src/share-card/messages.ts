/** Spanish texts about sharing a card's address. */
export const messages = {
  shareTitle: (name: string) => `Compartir «${name}»`,
  nativeShare: 'Compartir con…',
  copyLink: 'Copiar enlace',
  qrAlt: (address: string) => `Código QR de ${address}`,
  downloadSvg: 'Descargar SVG',
  downloadPng: 'Descargar PNG',
  shareHint: 'Para imprimirlo usa el SVG: se ve nítido a cualquier tamaño.',
};

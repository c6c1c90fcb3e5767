/** Every sentence of the list of cards. */
export const messages = {
  title: 'Tarjetas',
  intro: 'Cada tarjeta tiene su propio enlace y su código QR.',
  newCard: 'Nueva tarjeta',
  list: 'Tus tarjetas',
  emptyTitle: 'Crea tu primera tarjeta',
  emptyText: 'Reúne tu contacto y tus enlaces en una página que se comparte con un código QR.',
  loading: 'Cargando tus tarjetas…',

  edit: 'Editar',
  view: 'Ver',
  share: 'Compartir',
  duplicate: 'Duplicar',
  pause: 'Pausar',
  resume: 'Reanudar',
  remove: 'Eliminar',
  draftHint: 'Publícala para poder verla y compartirla.',
  pausedHint: 'Quien la abra leerá que está en pausa.',
  links: (count: number) => (count === 1 ? '1 enlace' : `${count} enlaces`),
  noName: 'Sin nombre todavía',

  createTitle: 'Nueva tarjeta',
  cardName: 'Nombre de la tarjeta',
  cardNameHelp: 'Solo lo ves tú. Por ejemplo: Trabajo, Estudio o Freelance.',
  create: 'Crear',
  cancel: 'Cancelar',

  copyName: (name: string) => `${name} (Copia)`,
  duplicated: (name: string) => `«${name}» creada como borrador`,

  shareTitle: (name: string) => `Compartir «${name}»`,
  nativeShare: 'Compartir con…',
  copyLink: 'Copiar enlace',
  qrAlt: (address: string) => `Código QR de ${address}`,
  downloadSvg: 'Descargar SVG',
  downloadPng: 'Descargar PNG',
  shareHint: 'Para imprimirlo usa el SVG: se ve nítido a cualquier tamaño.',
};

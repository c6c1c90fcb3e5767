/** Spanish texts of 'Ver como visitante'. */
export const messages = {
  open: 'Ver como visitante',
  which: 'Qué se ve',
  published: 'Publicada',
  draft: 'Borrador',
  publishedCard: 'La tarjeta publicada',
  draftCard: 'El borrador de la tarjeta',
  close: 'Volver al editor',
  help: 'Como en un teléfono. Aquí no se puede pulsar nada.',
  loading: 'Cargando la tarjeta publicada…',
  unseenTitle: 'Ahora nadie ve esta tarjeta',
  unseen: {
    draft: 'Todavía no la has publicado.',
    paused: 'Está en pausa: quien la abre lee «Tarjeta en pausa».',
    published: 'Puede que acabe de cambiar. Cierra y vuelve a abrir esta vista.',
  },
};

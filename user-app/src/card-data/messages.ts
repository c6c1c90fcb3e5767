/** Spanish texts that screens share about cards. */
export const cardMessages = {
  noName: 'Sin nombre',
  states: {
    draft: 'Borrador',
    published: 'Publicada',
    changed: 'Cambios sin publicar',
    paused: 'En pausa',
    'taken-down': 'Retirada',
  },
  waits: { unsent: 'Pendiente de enviar', review: 'Cambios por revisar' },
  deleted: (name: string) => `«${name}» se ha eliminado`,
  restored: (name: string) => `«${name}» vuelve a estar en tus tarjetas`,
  deleteTitle: (name: string) => `¿Eliminar «${name}»?`,
  deletePublished:
    'Quien abra su enlace público o escanee su QR, también los que hayas impreso, leerá que la has eliminado. Las reservas que ya tiene no se cancelan.',
  deleteKept: (days: number) => `Durante ${days} días puedes recuperarla de la papelera.`,
  deleteConfirm: 'Eliminar tarjeta',
  paused: (name: string) => `«${name}» está en pausa`,
  resumed: (name: string) => `«${name}» vuelve a estar publicada`,
};

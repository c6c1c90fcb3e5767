/** What every screen says about cards. */
export const cardMessages = {
  states: {
    draft: 'Borrador',
    published: 'Publicada',
    changed: 'Cambios sin publicar',
    paused: 'En pausa',
  },
  waits: { unsent: 'Pendiente de enviar', review: 'Cambios por revisar' },
  deleted: (name: string) => `«${name}» se ha eliminado`,
  restored: (name: string) => `«${name}» vuelve a estar en tus tarjetas`,
  paused: (name: string) => `«${name}» está en pausa`,
  resumed: (name: string) => `«${name}» vuelve a estar publicada`,
};

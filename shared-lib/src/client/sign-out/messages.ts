/** Spanish texts of signing out while changes wait to be sent. */
export const messages = {
  title: 'Hay cambios sin enviar',
  inCards: (count: number) =>
    count === 1
      ? 'Una tarjeta tiene cambios que aún no se han guardado en tu cuenta.'
      : `${count} tarjetas tienen cambios que aún no se han guardado en tu cuenta.`,
  elsewhere: 'Algunos cambios de tu cuenta aún no se han guardado.',
  choice:
    'Si los conservas, esperan en este dispositivo y se envían cuando vuelvas a entrar con esta cuenta. Si lo usa más gente, descártalos.',
  keep: 'Cerrar sesión y conservar',
  discard: 'Descartar y cerrar sesión',
};

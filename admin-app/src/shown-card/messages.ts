/** Spanish texts beside a card that an administrator looks at. */
export const messages = {
  title: (name: string) => `Vista previa de ${name}`,
  help: 'La tarjeta publicada, como se ve al visitarla. Aquí no se puede pulsar nada.',
  notShown: 'Esta tarjeta no se ve ahora: no hay nada publicado que mostrar.',
  open: 'Abrir la tarjeta',
  opensTab: 'se abre en otra pestaña',
  close: 'Cerrar',
};

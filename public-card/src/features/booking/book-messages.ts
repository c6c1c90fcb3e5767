/** Of the way to book, on a card. */
export const bookMessages = {
  book: 'Reservar',
  nextSlot: (when: string) => `Próximo hueco: ${when}`,
  today: 'hoy',
  tomorrow: 'mañana',
};

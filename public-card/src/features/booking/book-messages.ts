/** Spanish texts of the booking link on a card. */
export const bookMessages = {
  nextSlot: (when: string) => `Próximo hueco: ${when}`,
  ownTime: '(tu hora)',
  timeOf: (city: string) => `(hora de ${city})`,
  today: 'hoy',
  tomorrow: 'mañana',
};

/** Spanish texts of the booking link on a card. */
export const bookMessages = {
  /** Precedes a time. */
  nextSlot: 'Próximo hueco: ',
  ownTime: '(tu hora)',
  timeOf: '(hora de {city})',
  today: 'hoy',
  tomorrow: 'mañana',
  /** Locales of dates, the best first, since browsers don't know each language. */
  locales: ['es'] as readonly string[],
  /** Form of a month in a date: by name, with the weekday, where browsers know the language. */
  month: 'short' as 'short' | 'numeric',
};

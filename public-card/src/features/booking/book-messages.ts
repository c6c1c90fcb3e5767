/** Spanish texts of the booking link on a card. */
export const bookMessages = {
  /** Precedes a time. */
  nextSlot: 'Próximo hueco: ',
  ownTime: '(tu hora)',
  timeOf: '(hora de {city})',
  today: 'hoy',
  tomorrow: 'mañana',
  /** Locales of dates, the best first, since browsers don't know each language. */
  locales: ['es'],
  /** Form of a month in a date: by name, with the weekday, where browsers know the language. */
  month: 'short',
} satisfies BookWords;

/** Texts of the booking link in one language. */
export interface BookWords {
  nextSlot: string;
  ownTime: string;
  timeOf: string;
  today: string;
  tomorrow: string;
  locales: readonly string[];
  month: 'short' | 'numeric';
}

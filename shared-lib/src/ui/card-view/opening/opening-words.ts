/** Words about opening hours, as plain texts, which a page can carry as data. */
export interface OpeningWords {
  always: string;
  closed: string;
  /** Open until `{time}` today, tomorrow, or on another `{day}`. */
  open: readonly [today: string, tomorrow: string, later: string];
  /** Closed, and opens at `{time}` today, tomorrow, or on another `{day}`. */
  opens: readonly [today: string, tomorrow: string, later: string];
  /** Weekdays inside a sentence, from Monday. */
  days: readonly string[];
  /** Words before one o'clock, and their replacement; both empty where it is like any other hour. */
  one: readonly [string, string];
  /** Suffix where the reader's clock may show another time, with the place as `{city}`. */
  elsewhere: string;
}

export const OPENING_WORDS: OpeningWords = {
  always: 'Siempre abierto',
  closed: 'Cerrado',
  open: [
    'Abierto ahora, hasta las {time}',
    'Abierto ahora, hasta mañana a las {time}',
    'Abierto ahora, hasta el {day} a las {time}',
  ],
  opens: [
    'Cerrado ahora. Abre hoy a las {time}',
    'Cerrado ahora. Abre mañana a las {time}',
    'Cerrado ahora. Abre el {day} a las {time}',
  ],
  days: ['lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado', 'domingo'],
  one: ['las 01', 'la 01'],
  elsewhere: ' (hora de {city})',
};

import { LOCALES, type CardLanguage } from './card-language';
import { OWN_DATES, type OwnDates } from './own-dates';

/** Formats instants, in milliseconds since the epoch. */
export type DateFormat = Pick<Intl.DateTimeFormat, 'format'>;

const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

function ownFormat(own: OwnDates, { timeZone, weekday, day, year }: Intl.DateTimeFormatOptions): DateFormat {
  const numeric = new Intl.DateTimeFormat('en', {
    timeZone,
    weekday: 'short',
    day: 'numeric',
    month: 'numeric',
    year: 'numeric',
  });
  return {
    format(instant) {
      const parts = new Map(numeric.formatToParts(instant).map(({ type, value }) => [type, value]));
      const date = {
        weekday: WEEKDAYS.indexOf(parts.get('weekday') ?? ''),
        day: Number(parts.get('day')),
        month: Number(parts.get('month')) - 1,
        year: Number(parts.get('year')),
      };
      if (day === undefined) return own.month(date);
      return weekday === 'short' ? own.short(date) : own.long(date, year !== undefined);
    },
  };
}

/**
 * Creates a format for dates and times. Dates of Galician and Basque are written here, as Chrome doesn't know them: with
 * weekday, day and month, long or short, or with month and year.
 */
export function dateFormat(language: CardLanguage, options: Intl.DateTimeFormatOptions): DateFormat {
  const own = options.month === undefined ? undefined : OWN_DATES[language];
  return own ? ownFormat(own, options) : new Intl.DateTimeFormat(LOCALES[language], options);
}

/** Words between a date and a time inside a sentence. */
const AT: Readonly<Record<CardLanguage, string>> = {
  es: ' a las ',
  ca: ' a les ',
  gl: ' ás ',
  eu: ', ',
  en: ' at ',
  pt: ' às ',
  fr: ' à ',
  de: ' um ',
  it: ' alle ',
};

/** Languages that keep the comma after a weekday inside a sentence. */
const WITH_COMMA: ReadonlySet<CardLanguage> = new Set(['de', 'eu', 'pt']);

/** Creates a format for instants inside a sentence: 'martes 3 de marzo a las 10:00'. */
export function momentFormat(language: CardLanguage, timeZone: string): DateFormat {
  const date = dateFormat(language, { timeZone, weekday: 'long', day: 'numeric', month: 'long' });
  const time = new Intl.DateTimeFormat('es', {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  return {
    format(instant) {
      const day = date.format(instant);
      return (WITH_COMMA.has(language) ? day : day.replace(',', '')) + AT[language] + time.format(instant);
    },
  };
}

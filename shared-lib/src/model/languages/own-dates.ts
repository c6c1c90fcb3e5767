import type { CardLanguage } from './card-language';

/** Numbers of a date: the weekday counts from Monday, the month from January, both from 0. */
interface DateParts {
  weekday: number;
  day: number;
  month: number;
  year: number;
}

/** Formats of dates; each leaves out the parts that aren't requested. */
export interface OwnDates {
  weekdays: readonly string[];
  /** A weekday, day and month, with the year where one is given. */
  long: (date: DateParts, withYear: boolean) => string;
  /** Abbreviated weekday, day and month. */
  short: (date: DateParts) => string;
  /** A month and its year. */
  month: (date: DateParts) => string;
}

const GALICIAN_MONTHS = [
  ...['xaneiro', 'febreiro', 'marzo', 'abril', 'maio', 'xuño'],
  ...['xullo', 'agosto', 'setembro', 'outubro', 'novembro', 'decembro'],
] as const;
const GALICIAN_DAYS = ['luns', 'martes', 'mércores', 'xoves', 'venres', 'sábado', 'domingo'] as const;

const BASQUE_MONTHS = [
  ...['urtarril', 'otsail', 'martxo', 'apiril', 'maiatz', 'ekain'],
  ...['uztail', 'abuztu', 'irail', 'urri', 'azaro', 'abendu'],
] as const;
const BASQUE_DAYS = [
  ...['astelehena', 'asteartea', 'asteazkena', 'osteguna', 'ostirala', 'larunbata', 'igandea'],
] as const;

/** Adds the genitive to a Basque month: 'azaroaren', 'apirilaren'. */
const basqueOf = (month: number) => `${BASQUE_MONTHS[month]}aren`;

/** Dates of the languages that Chrome's `Intl` doesn't have. */
export const OWN_DATES: Partial<Record<CardLanguage, OwnDates>> = {
  gl: {
    weekdays: GALICIAN_DAYS,
    long: ({ weekday, day, month, year }, withYear) =>
      `${GALICIAN_DAYS[weekday]}, ${day} de ${GALICIAN_MONTHS[month]}${withYear ? ` de ${year}` : ''}`,
    short: ({ weekday, day, month }) =>
      `${GALICIAN_DAYS[weekday]?.slice(0, 3)}, ${day} de ${GALICIAN_MONTHS[month]?.slice(0, 3)}`,
    month: ({ month, year }) => `${GALICIAN_MONTHS[month]} de ${year}`,
  },
  eu: {
    weekdays: BASQUE_DAYS,
    long: ({ weekday, day, month, year }, withYear) =>
      `${withYear ? `${year}ko ` : ''}${basqueOf(month)} ${day}a, ${BASQUE_DAYS[weekday]}`,
    short: ({ weekday, day, month }) =>
      `${BASQUE_MONTHS[month]?.slice(0, 3)}. ${day}, ${BASQUE_DAYS[weekday]?.slice(0, 3)}`,
    month: ({ month, year }) => `${year}ko ${BASQUE_MONTHS[month]}a`,
  },
};

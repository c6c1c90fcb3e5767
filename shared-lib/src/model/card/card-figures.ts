import { DAY_MS } from '../../platform/time';

/** Figures of a card that are plain numbers. */
export const CARD_NUMBERS = [
  'views',
  'unique',
  'qr',
  'saves',
  'shares',
  'bookingsBegun',
  'bookingsMade',
] as const;

/**
 * Figures of a card that are counted by name: by link id, context code of visits and of bookings, host, kind of device, country,
 * hour (UTC).
 */
export const CARD_TALLIES = [
  'clicks',
  'contexts',
  'bookedFrom',
  'referrers',
  'devices',
  'countries',
  'hours',
] as const;

export type CardNumber = (typeof CARD_NUMBERS)[number];
export type CardTally = (typeof CARD_TALLIES)[number];

/** Visitors' actions on a card on one day (UTC). A missing figure is 0. */
export type CardDayFigures = Partial<
  Record<CardNumber, number> & Record<CardTally, Readonly<Record<string, number>>>
>;

/** Numbers of a day, without what is counted by name. */
export type CardDayNumbers = Partial<Record<CardNumber, number>>;

/** `cardStats/{cardId}/quarters/{YYYY-Qn}`: the days of a quarter by `MM-DD`. Ninety days are two documents at most. */
export interface CardQuarter {
  days: Readonly<Record<string, CardDayFigures>>;
  /**
   * Numbers of the quarter before by `MM-DD`, so that ninety days are compared with the ninety before without a third document.
   * Missing in documents from before November 2026.
   */
  before?: Readonly<Record<string, CardDayNumbers>>;
}

/** Days from one date to another, both included, as `YYYY-MM-DD`. */
export interface DatePeriod {
  from: string;
  to: string;
}

/** Number of names that a day's tally stores; the rest is summed under {@link OTHERS}. */
export const MAX_TALLY_NAMES = 30;

/** Name of the sum of what a tally doesn't name. */
export const OTHERS = 'otros';

/** Returns the quarter of a date (`YYYY-MM-DD`), as `YYYY-Qn`. */
export function quarterOf(date: string): string {
  return `${date.slice(0, 4)}-Q${Math.ceil(Number(date.slice(5, 7)) / 3)}`;
}

/** Returns the quarter that is so many quarters later; earlier for a negative number. */
export function quarterAfter(quarter: string, count = 1): string {
  const all = Number(quarter.slice(0, 4)) * 4 + Number(quarter.slice(6)) - 1 + count;
  return `${Math.floor(all / 4)}-Q${(all % 4) + 1}`;
}

/** Lists the dates of a period, oldest first. */
export function datesOf({ from, to }: DatePeriod): string[] {
  const days = Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
  return Array.from({ length: Math.max(0, days + 1) }, (_, index) =>
    new Date(Date.parse(from) + index * DAY_MS).toISOString().slice(0, 10),
  );
}

/** Lists the quarters that a period touches, oldest first. */
export function quartersOf(period: DatePeriod): string[] {
  return [...new Set(datesOf(period).map(quarterOf))];
}

/** Returns the period of the same length that ends just before. */
export function periodBefore({ from, to }: DatePeriod): DatePeriod {
  const length = Date.parse(to) - Date.parse(from) + DAY_MS;
  const earlier = (date: string) => new Date(Date.parse(date) - length).toISOString().slice(0, 10);
  return { from: earlier(from), to: earlier(to) };
}

/**
 * Returns the figures of each date of a period; a day on which nothing happened is empty. Of a quarter that wasn't read, only
 * the numbers are known, from the next one.
 */
export function daysIn(
  quarters: Readonly<Record<string, CardQuarter | undefined>>,
  period: DatePeriod,
): CardDayFigures[] {
  return datesOf(period).map((date) => {
    const [quarter, day] = [quarterOf(date), date.slice(5)];
    return quarters[quarter]?.days[day] ?? quarters[quarterAfter(quarter)]?.before?.[day] ?? {};
  });
}

/**
 * Lists the quarters that comparing a period with the one before still needs, once those of the period itself were read.
 *
 * @param read - What was found of the period's quarters.
 */
export function quartersToCompare(
  period: DatePeriod,
  read: Readonly<Record<string, CardQuarter | undefined>>,
): string[] {
  const own = quartersOf(period);
  const [first = ''] = own;
  const isKnown = (quarter: string) =>
    own.includes(quarter) || (quarterAfter(quarter) === first && read[first]?.before !== undefined);
  return quartersOf(periodBefore(period)).filter((quarter) => !isKnown(quarter));
}

/** Returns the numbers of a day, without what is counted by name. */
export const numbersOf = (day: CardDayFigures): CardDayNumbers =>
  Object.fromEntries(CARD_NUMBERS.flatMap((figure) => (day[figure] ? [[figure, day[figure]]] : [])));

/** Adds figures name by name. */
export function addFigures(one: CardDayFigures, other: CardDayFigures): CardDayFigures {
  const sum: CardDayFigures = { ...one };
  for (const figure of CARD_NUMBERS) if (other[figure]) sum[figure] = (sum[figure] ?? 0) + other[figure];
  for (const tally of CARD_TALLIES) {
    const added = Object.entries(other[tally] ?? {});
    if (added.length === 0) continue;
    const named = new Map(Object.entries(sum[tally] ?? {}));
    for (const [name, count] of added) named.set(name, (named.get(name) ?? 0) + count);
    sum[tally] = Object.fromEntries(named);
  }
  return sum;
}

/** Returns the sum of days. */
export const sumOfDays = (days: readonly CardDayFigures[]): CardDayFigures =>
  days.reduce((sum, day) => addFigures(sum, day), {});

/** Lists a tally by count, the largest first, equal ones by name; the unnamed rest is last. */
export function ranked(tally: Readonly<Record<string, number>> = {}): { name: string; count: number }[] {
  return Object.entries(tally)
    .map(([name, count]) => ({ name, count }))
    .sort(
      (one, other) =>
        Number(one.name === OTHERS) - Number(other.name === OTHERS) ||
        other.count - one.count ||
        (one.name < other.name ? -1 : 1),
    );
}

/** Returns a tally with its {@link MAX_TALLY_NAMES} largest names; the others are summed, as anybody can make names up. */
export function boundTally(tally: Readonly<Record<string, number>>): Record<string, number> {
  const { [OTHERS]: rest = 0, ...named } = tally;
  const all = ranked(named);
  const sum = rest + all.slice(MAX_TALLY_NAMES).reduce((total, { count }) => total + count, 0);
  const largest = Object.fromEntries(all.slice(0, MAX_TALLY_NAMES).map(({ name, count }) => [name, count]));
  return sum > 0 ? { ...largest, [OTHERS]: sum } : largest;
}

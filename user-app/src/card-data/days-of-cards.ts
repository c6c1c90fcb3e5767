import {
  addFigures,
  datesOf,
  daysIn,
  daysOfPeriod,
  type CardDayFigures,
  type DatePeriod,
} from 'shared-lib/model';
import type { CardQuarters } from './figure-endpoints';

/** Quarters of a card, with the first date that counts; empty for all. */
export interface CountedCard {
  quarters: CardQuarters;
  from: string;
}

/** Pairs the quarters of cards with the dates from which their owner wants them counted. */
export const countedCards = (
  quarters: readonly CardQuarters[],
  cards: readonly { id: string }[],
  figuresFrom: Readonly<Record<string, string>> = {},
): CountedCard[] =>
  quarters.map((quarter, index) => ({
    quarters: quarter,
    from: figuresFrom[cards[index]?.id ?? ''] ?? '',
  }));

/** Sums the days of cards, date by date. */
export function daysOfCards(cards: readonly CountedCard[], period: DatePeriod): CardDayFigures[] {
  const all = cards.map(({ quarters, from }) => ({ from, days: daysIn(quarters, period) }));
  return datesOf(period).map((date, index) =>
    all
      .filter(({ from }) => date >= from)
      .reduce((sum, { days }) => addFigures(sum, days[index] ?? {}), {} as CardDayFigures),
  );
}

/** Returns the period of so many days that ends today (UTC). */
export function lastDays(days: number): DatePeriod {
  const dates = daysOfPeriod(Date.now(), days);
  return { from: dates[0]!, to: dates.at(-1)! };
}

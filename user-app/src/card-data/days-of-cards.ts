import { addFigures, datesOf, daysIn, type CardDayFigures, type DatePeriod } from 'shared-lib/model';
import type { CardQuarters } from './figure-endpoints';
import { DAY_MS } from 'shared-lib/time';

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
      .reduce<CardDayFigures>((sum, { days }) => addFigures(sum, days[index] ?? {}), {}),
  );
}

/** Returns the period of so many days that ends today (UTC). */
export function lastDays(days: number): DatePeriod {
  const dateOf = (daysAgo: number) => new Date(Date.now() - daysAgo * DAY_MS).toISOString().slice(0, 10);
  return { from: dateOf(days - 1), to: dateOf(0) };
}

import { DAY_MS } from '../../platform/time';
import type { DeviceKind, VisitSource } from '../card/visit-source';

/** Views of cards on one day, by source and device. */
export interface DayTallies {
  sources?: Readonly<Partial<Record<VisitSource, number>>>;
  devices?: Readonly<Partial<Record<DeviceKind, number>>>;
}

/** Figures of one day, in UTC. A missing figure is 0. */
export interface DayFigures {
  /** Events of the day. */
  views?: number;
  saves?: number;
  /** Presses of 'Reservar'. */
  bookingsBegun?: number;
  bookings?: number;
  /** Online payments that were paid. */
  paid?: number;
  signUps?: number;
  publications?: number;
  templateUses?: number;
  errors?: number;
  /** Totals at its end. */
  users?: number;
  cards?: number;
  publishedCards?: number;
  templates?: number;
  publicTemplates?: number;
  downloads?: number;
}

/** Everything that is counted of one day, in UTC. */
export type DayStats = DayFigures & DayTallies;

/** `stats/{YYYY-MM}`: a month of the product. A period of 90 days is four documents, however many events it has. */
export interface MonthStats {
  days: Readonly<Record<string, DayStats>>;
  /** Web Vitals by page: how many samples fell in each rating and the sum of the values. */
  vitals: Readonly<Record<string, VitalsOfPage>>;
  /** Cards with the most views, by day (`DD`), at most {@link TOP_CARDS} each. */
  topCards: Readonly<Record<string, readonly TopCard[]>>;
}

/** A card among the most viewed. */
export interface TopCard {
  cardId: string;
  slug: string;
  views: number;
  saves: number;
}

/** Number of most viewed cards that are stored for a day. */
export const TOP_CARDS = 20;

/** `cardStats/{cardId}/days/{YYYY-MM-DD}`: visitors' actions on a card. A missing figure is 0. */
export interface CardDayStats {
  views?: number;
  /** Number of different visitors within the day. */
  unique?: number;
  saves?: number;
  shares?: number;
  qr?: number;
  /** Clicks by link id. */
  clicks?: Readonly<Record<string, number>>;
  /** Visits by the host that they came from. */
  referrers?: Readonly<Record<string, number>>;
}

export type VitalName = 'LCP' | 'CLS' | 'INP' | 'FCP' | 'TTFB';

/** Number of measurements in each rating, as web.dev defines them. */
export interface VitalTally {
  good: number;
  needsImprovement: number;
  poor: number;
  /** Sum of the values (milliseconds; CLS without unit), for the mean. */
  sum: number;
}
export type VitalsOfPage = Partial<Record<VitalName, VitalTally>>;

/** `stats/totals`: the product's present totals, updated by functions. */
export interface ProductTotals {
  users: number;
  cards: number;
  publishedCards: number;
  admins: number;
  bookings: number;
  byPlan: Record<'free' | 'premium' | 'enterprise' | 'developer', number>;
  openReports: number;
  /** Milliseconds since the epoch; 0 while nothing was counted. */
  updatedAt: number;
}

/** Totals of a product in which nothing was counted yet. */
export const NO_TOTALS: ProductTotals = {
  users: 0,
  cards: 0,
  publishedCards: 0,
  admins: 0,
  bookings: 0,
  byPlan: { free: 0, premium: 0, enterprise: 0, developer: 0 },
  openReports: 0,
  updatedAt: 0,
};

/** Returns `YYYY-MM` and `DD` of an instant, in UTC. */
export function statsDay(now: number): { month: string; day: string } {
  const iso = new Date(now).toISOString();
  return { month: iso.slice(0, 7), day: iso.slice(8, 10) };
}

/** Lists the days of a period that ends today, oldest first, as `YYYY-MM-DD`. */
export function daysOfPeriod(now: number, days: number): string[] {
  return Array.from({ length: days }, (_, index) =>
    new Date(now - (days - 1 - index) * DAY_MS).toISOString().slice(0, 10),
  );
}

/** Lists the months (`YYYY-MM`) that a period of days touches, oldest first. */
export function monthsOfPeriod(now: number, days: number): string[] {
  return [...new Set(daysOfPeriod(now, days).map((day) => day.slice(0, 7)))];
}

/** Returns the most viewed cards of some days, by summing the most viewed of each. */
export function topCardsOf(months: Readonly<Record<string, MonthStats>>, days: readonly string[]): TopCard[] {
  const sums = new Map<string, TopCard>();
  for (const day of days) {
    for (const card of months[day.slice(0, 7)]?.topCards[day.slice(8)] ?? []) {
      const sum = sums.get(card.cardId) ?? { ...card, views: 0, saves: 0 };
      const { views, saves } = sum;
      // Its latest address is the one that works.
      sums.set(card.cardId, { ...card, views: views + card.views, saves: saves + card.saves });
    }
  }
  return [...sums.values()].sort((one, other) => other.views - one.views).slice(0, TOP_CARDS);
}

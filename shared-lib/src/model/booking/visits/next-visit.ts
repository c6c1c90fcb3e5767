import { seriesStarts } from './series';
import type { PublicService, Service } from '../service';

/** Weeks after which a visitor is offered the next appointment of a service; 0 for no offer. */
export const NEXT_VISIT_WEEKS = [0, 2, 3, 4, 6, 8] as const;

/** Weeks with which new services begin. */
export const NEXT_VISIT_USUAL: NextVisitWeeks = 4;

export type NextVisitWeeks = (typeof NEXT_VISIT_WEEKS)[number];

/**
 * Returns the weeks after which the same visit is offered again: the longest of its services, since it is made of all of them.
 *
 * @returns 0 where one of them isn't offered again.
 */
export function nextVisitWeeks(services: readonly Pick<Service, 'nextVisitWeeks'>[]): number {
  const weeks = services.map((service) => service.nextVisitWeeks ?? 0);
  return weeks.length === 0 || weeks.includes(0) ? 0 : Math.max(...weeks);
}

/** Returns the start some weeks later, at the same time of day on the owner's clocks. */
export function startWeeksLater(start: number, weeks: number, zone: string): number {
  const [, later = start] = seriesStarts(start, { everyWeeks: weeks, times: 2 }, zone);
  return later;
}

/** Terms to which a visitor agrees who books the next appointment; it is refused once they have changed. */
export type NextVisitTerms = Pick<
  PublicService,
  | 'name'
  | 'durationMinutes'
  | 'price'
  | 'priceOnRequest'
  | 'currency'
  | 'needsConfirmation'
  | 'isPaid'
  | 'due'
  | 'keepsCard'
  | 'refunds'
  | 'payOnSite'
>;

/** Offer of the next appointment; times are milliseconds since the epoch. */
export interface NextVisitOffer {
  weeks: number;
  /** The same hour of the same weekday. */
  start: number;
  isFree: boolean;
  /** Free starts of that date that are nearest to a taken one, in order of time; empty where it is free. */
  alternatives: number[];
  serviceId: string;
  terms: NextVisitTerms;
}

import type { BookingCustomer } from '../booking/booking';
import type { CardLanguage } from '../languages/card-language';
import type { LocalDate, Weekday } from '../availability/availability';
import type { TimeSpan } from '../availability/taken-time';
import { DAY_MS, MINUTE_MS } from '../../platform/time';

/** Parts of a day in which somebody who waits has time, in order. */
export const DAY_PARTS = ['morning', 'afternoon', 'evening'] as const;

export type DayPart = (typeof DAY_PARTS)[number];

/** All weekdays, Monday first. */
export const WEEKDAYS = ['1', '2', '3', '4', '5', '6', '7'] as const satisfies readonly Weekday[];

/** Most days from the first to the last of a wish. */
export const MAX_WAITING_DAYS = 92;

/** Most entries of an owner that wait at a time. */
export const MAX_WAITING_ENTRIES = 200;

/** Offers that somebody may let pass before they leave the list. */
export const MAX_PASSED_OFFERS = 5;

/** Time for which an hour is offered to one person, in milliseconds. */
export const OFFER_MS = 30 * MINUTE_MS;

/** Shortest time for which an hour is offered, in milliseconds: a shorter one couldn't be read and answered. */
export const MIN_OFFER_MS = 10 * MINUTE_MS;

/** Time for which an entry is retained after its last day, in milliseconds. */
export const WAITING_KEPT_MS = DAY_MS;

/** Days and parts of a day, in the owner's zone, in which somebody would take an hour. */
export interface WaitingWish {
  /** First and last date, both included. */
  from: LocalDate;
  to: LocalDate;
  weekdays: Weekday[];
  parts: DayPart[];
}

/** State of an entry: `booked` once an offered hour was booked, `gone` once too many offers have passed. */
export const WAITING_STATUSES = ['waiting', 'offered', 'booked', 'gone'] as const;

export type WaitingStatus = (typeof WAITING_STATUSES)[number];

/** Terms of an offered hour; a booking at others is refused. */
export interface WaitingTerms {
  /** Price in the currency's minor unit. */
  price: number;
  currency: string;
  durationMinutes: number;
  /** Amount that is agreed online while booking. */
  due: number;
}

/** An hour that is held for somebody; times are milliseconds since the epoch. */
export interface WaitingOffer extends WaitingTerms {
  /** Number of the entry's offers up to this one, which its link names. */
  number: number;
  start: number;
  /** Time at which its mail leaves: later than the hour became free, if that was at night. */
  from: number;
  until: number;
}

/** `waiting/{id}`: somebody who waits for an hour with an owner; times are milliseconds since the epoch. */
export interface WaitingEntry {
  id: string;
  userId: string;
  cardId: string;
  /** Slug of the card when the entry was made. */
  slug: string;
  /** Services of the visit, in their order. */
  serviceIds: string[];
  /** Name of the service, or names of the visit's, when the entry was made. */
  serviceName: string;
  wish: WaitingWish;
  customer: BookingCustomer;
  /** Answers by question, as the booking needs them. */
  answers: Record<string, string | boolean>;
  notes: string;
  /** Zone and language of the visitor. */
  zone: string;
  language: CardLanguage;
  /** Privacy notice that the visitor was shown. */
  notice: { version: string };
  /** Place in the owner's order: the lowest is first. */
  place: number;
  status: WaitingStatus;
  /** Hour that is held for them; `null` while none is. */
  offer: WaitingOffer | null;
  /** Number of offers so far. */
  offers: number;
  /** Number of changes by the visitor, which distinguishes one mail about the entry from the next. */
  revision: number;
  /** Appointments that they let pass, which aren't offered to them again. */
  passed: TimeSpan[];
  createdAt: number;
  updatedAt: number;
}

import type { LocalDate } from '../availability/availability';

/** Most calendars of others that take an owner's time. */
export const MAX_CALENDAR_SOURCES = 3;

/** Longest address of a calendar. */
export const MAX_CALENDAR_ADDRESS = 2000;

/** Longest user name and password of a calendar's server, and longest name of a calendar. */
export const MAX_CALENDAR_USER = 200;
export const MAX_CALENDAR_NAME = 100;

/** Servers that owners choose by name, by their addresses for CalDAV; another one is typed. */
export const CALDAV_SERVERS = {
  icloud: 'https://caldav.icloud.com',
  fastmail: 'https://caldav.fastmail.com',
  yahoo: 'https://caldav.calendar.yahoo.com',
} as const;

/** Days ahead of which the appointments of a calendar are counted for its owner. */
export const CALENDAR_COUNTED_DAYS = 90;

/**
 * Reason for which a calendar can't be read: an address that isn't public or not `https`, no answer in time, an answer other than the
 * calendar, more than is read, a text that is no calendar, and one whose events repeat without measure; with a user name, also a wrong
 * name or password, or a consent that has ended, a server that isn't one of CalDAV, a consent that doesn't reach so far, and one that
 * only the administrator of an organisation can give.
 */
export const CALENDAR_PROBLEMS = [
  ...(['calendar-address', 'calendar-silent', 'calendar-refused', 'calendar-too-big'] as const),
  ...(['calendar-unreadable', 'calendar-endless', 'calendar-credentials', 'calendar-server'] as const),
  ...(['calendar-scopes', 'calendar-approval'] as const),
] as const;

export type CalendarProblem = (typeof CALENDAR_PROBLEMS)[number];

/** Providers of calendars that owners connect by signing in there. */
export const CALENDAR_SIGN_INS = ['google', 'microsoft'] as const;

export type CalendarSignIn = (typeof CALENDAR_SIGN_INS)[number];

/** A provider of calendars. */
interface CalendarMaker {
  name: string;
  /** True where its events say whether they last whole days, so that the owner can choose whether these take the day. */
  tellsWholeDays: boolean;
}

/** Facts about the providers of calendars. */
export const CALENDAR_MAKERS: Readonly<Record<CalendarSignIn, CalendarMaker>> = {
  google: { name: 'Google', tellsWholeDays: false },
  microsoft: { name: 'Microsoft', tellsWholeDays: true },
};

/** Kind of another calendar, by the way in which it is reached. */
export type CalendarSourceKind = 'address' | 'caldav' | CalendarSignIn;

/** Returns the provider of a kind of calendar; `null` for one that is reached without signing in. */
export const signInOf = (kind: CalendarSourceKind): CalendarSignIn | null =>
  kind === 'address' || kind === 'caldav' ? null : kind;

/** Longest OAuth authorization code and state that a provider of calendars returns. */
export const MAX_CONSENT_CODE = 4000;
export const MAX_CONSENT_STATE = 100;

/** Instant since which something fails, in milliseconds since the epoch, and why. */
export interface CalendarFailure {
  since: number;
  problem: CalendarProblem;
}

/** A calendar of a user of a CalDAV server, or of somebody who signed in at its provider. */
export interface FoundCalendar {
  url: string;
  /** Empty where its server has none. */
  name: string;
  isWritable: boolean;
}

/** Answer to a consent that an owner gave at a provider of calendars. */
export interface CalendarConsent {
  consentId: string;
  kind: CalendarSignIn;
  /** Calendars to choose from; empty after a connection that was renewed. */
  calendars: FoundCalendar[];
  /** Calendar whose connection was renewed; `null` for a new one. */
  renewed: CalendarSource | null;
}

/** A calendar of another program whose times can't be booked, as its owner sees it: without its secret address. */
export interface CalendarSource {
  id: string;
  kind: CalendarSourceKind;
  /** Host of the address, and the last letters of its secret, by which the owner knows it again. */
  host: string;
  ending: string;
  /** Name of the calendar at its server; empty for one that was added by its address. */
  name: string;
  /** True when events that last whole days take them. */
  allDayBlocks: boolean;
  /** Appointments of the next days ({@link CALENDAR_COUNTED_DAYS}). */
  found: number;
  /** Dates to come in the owner's zone that have events of the whole day. */
  allDayDates: LocalDate[];
  /** Instant of the last success, in milliseconds since the epoch. */
  readAt: number;
  /** Instant since which it can't be read, and why; `null` while it can. */
  failing: CalendarFailure | null;
  /** Writing of bookings to it, and since when that fails; `null` for a calendar that can’t be written. */
  writing: { isOn: boolean; failing: CalendarFailure | null } | null;
}

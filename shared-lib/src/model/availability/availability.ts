/** A calendar date without a zone, `YYYY-MM-DD`. */
export type LocalDate = string;

/** Wall-clock times of one date, `HH:MM`; `24:00` is the end of the day. An end before the start is on the next date. */
export interface TimeRange {
  from: string;
  to: string;
}

/** ISO weekday as a key of documents: `1` is Monday. */
export type Weekday = '1' | '2' | '3' | '4' | '5' | '6' | '7';

/** Time before the start at which owner and visitor are reminded. */
export type ReminderKind = '24h' | '1h';

/**
 * `availability/{uid}`: an owner's hours and booking settings. Times are wall-clock times in {@link Availability.zone}.
 */
export interface Availability {
  /** IANA zone, such as `Europe/Madrid`. */
  zone: string;
  /** Ranges of each weekday; a missing weekday is closed. */
  weekly: Partial<Record<Weekday, TimeRange[]>>;
  /** Ranges that replace the weekly hours on a date; an empty list closes it. */
  overrides: Record<LocalDate, TimeRange[]>;
  noticeMinutes: number;
  /** Number of days that can be booked, today included. */
  windowDays: number;
  /** Minutes from one start to the next, counted from the start of each range. */
  incrementMinutes: number;
  /** Most bookings on a date; 0 for no limit. */
  maxPerDay: number;
  /** True to offer only starts that touch another booking or an end of the hours, on dates that have bookings. */
  noGaps: boolean;
  /** Minutes before the start until which a visitor may still cancel or move a booking. */
  changeNoticeMinutes: number;
  /** Minutes for which an unpaid booking that has to be paid first holds its time. */
  paymentDeadlineMinutes: number;
  reminders: ReminderKind[];
  /**
   * Number of appointments that somebody didn't come to from which they pay while booking, where the owner can be paid; 0, or
   * missing in older documents, for nobody.
   */
  payFirstAfterMissed?: number | undefined;
}

/** Most missed appointments after which an owner can require the payment while booking. */
export const MAX_PAY_FIRST = 10;

/** Settings that an owner starts with: one click makes them bookable. */
export const DEFAULT_AVAILABILITY: Omit<Availability, 'zone'> = {
  weekly: Object.fromEntries(
    (['1', '2', '3', '4', '5'] as const).map((day) => [
      day,
      [
        { from: '09:00', to: '14:00' },
        { from: '16:00', to: '19:00' },
      ],
    ]),
  ),
  overrides: {},
  noticeMinutes: 120,
  windowDays: 60,
  incrementMinutes: 30,
  maxPerDay: 0,
  noGaps: false,
  changeNoticeMinutes: 1440,
  paymentDeadlineMinutes: 1440,
  reminders: ['24h'],
};

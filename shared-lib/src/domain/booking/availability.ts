/** A calendar date without a zone, `YYYY-MM-DD`. */
export type LocalDate = string;

/** Wall-clock times of one date, `HH:MM`; `24:00` is the end of the day. */
export interface TimeRange {
  from: string;
  to: string;
}

/** ISO weekday as documents name it: `1` is Monday. */
export type Weekday = '1' | '2' | '3' | '4' | '5' | '6' | '7';

/** When the owner is told to expect somebody, and when who booked is reminded. */
export type ReminderKind = '24h' | '1h';

/** `availability/{uid}`: when an owner can be booked. Times are wall-clock times in {@link Availability.zone}. */
export interface Availability {
  /** IANA zone, such as `Europe/Madrid`. */
  zone: string;
  /** A weekday that is missing is closed. */
  weekly: Partial<Record<Weekday, TimeRange[]>>;
  /** What takes the place of the weekly hours on a date; an empty list closes it. */
  overrides: Record<LocalDate, TimeRange[]>;
  noticeMinutes: number;
  /** How many days ahead can be booked, today included. */
  windowDays: number;
  /** Minutes from one start to the next, counted from the start of each range. */
  incrementMinutes: number;
  /** Bookings on a date; 0 for no limit. */
  maxPerDay: number;
  /** Offers only starts that touch another booking or an end of the hours, as long as a date has bookings. */
  noGaps: boolean;
  /** How long before it starts a visitor may still cancel or move a booking. */
  changeNoticeMinutes: number;
  reminders: ReminderKind[];
}

/** What an owner begins with: one click makes them bookable. */
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
  reminders: ['24h'],
};

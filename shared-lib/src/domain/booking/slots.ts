import type { Availability, LocalDate } from './availability';
import type { BusyInterval } from './busy';
import type { Service } from './service';

/** As much of a service as its slots depend on. */
export type BookableService = Pick<
  Service,
  'id' | 'durationMinutes' | 'bufferBeforeMinutes' | 'bufferAfterMinutes' | 'noticeMinutes' | 'maxPerDay'
>;

/** What {@link slotsOf} is asked. */
export interface SlotQuestion {
  service: BookableService;
  availability: Availability;
  /** All that touches the asked dates, and those before and after them. */
  busy: readonly BusyInterval[];
  /** First and last date of the owner's, both included. */
  from: LocalDate;
  to: LocalDate;
  /** Milliseconds since the epoch. */
  now: number;
  /** Intervals that don't count: one's own hold, or the booking that is being moved. */
  ignore?: ReadonlySet<string>;
}

/** The free starts of one date of the owner's, in order. */
export interface DaySlots {
  date: LocalDate;
  /** Milliseconds since the epoch. */
  starts: number[];
}

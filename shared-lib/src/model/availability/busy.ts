import { MINUTE_MS } from '../../platform/time';

/** Kind of taken time. Ids of different kinds are unrelated: a hold with the id of a booking is another interval. */
export type BusyKind = 'booking' | 'request' | 'hold' | 'block' | 'external';

/**
 * A span that can't be booked: a booking with the buffers that it was made with, the hour that its visitor requests in its place, a hold,
 * blocked time, or time that another calendar of the owner takes. Instants are milliseconds since the epoch; `end` is exclusive. Only the
 * owner and functions see it.
 */
export interface BusyInterval {
  kind: BusyKind;
  /** Id of the booking, hold or block; a request has that of its booking, external time that of its calendar. */
  id: string;
  start: number;
  end: number;
  /** Id of the service; empty for blocked and external time, which counts towards no limit. */
  serviceId: string;
  /** Ids of all services of a visit, in their order; missing for one service. */
  serviceIds?: string[];
  /** Date in the owner's zone on which the appointment itself starts, and on which it counts towards limits. */
  date: string;
  /** Instant at which a hold or a request expires; 0 for intervals that don't expire. */
  heldUntil: number;
}

/** A stored interval; older ones have no kind. */
export type StoredBusyInterval = Omit<BusyInterval, 'kind'> & { kind?: BusyKind };

/**
 * `busyDays/{uid}/days/{YYYY-MM-DD}`, by date in the owner's zone: every interval that touches the date. An interval
 * over midnight is in both.
 */
export interface BusyDay {
  intervals: BusyInterval[];
}

/** Most intervals of one day beside external ones, far above anybody's need, which bounds the cost of reading a day. */
export const MAX_BUSY_DAY = 200;

/** Most intervals of one day that one calendar takes; one with more takes the day from its first to its last. */
export const MAX_EXTERNAL_DAY = 40;

/** Time for which a slot is held while the form is filled in, in milliseconds. */
export const HOLD_MS = 5 * MINUTE_MS;

function kindOf({ heldUntil, serviceId }: StoredBusyInterval): BusyKind {
  if (heldUntil > 0) return 'hold';
  return serviceId === '' ? 'block' : 'booking';
}

/** Returns a stored interval with its kind, which is derived for older ones. */
export function parseBusyInterval(stored: StoredBusyInterval): BusyInterval {
  return { ...stored, kind: stored.kind ?? kindOf(stored) };
}

/** Returns the keys of the time of a booking: its hour, and the one that its visitor requests. */
export const bookingBusyKeys = (id: string): string[] => [
  busyKey({ kind: 'booking', id }),
  busyKey({ kind: 'request', id }),
];

/** Returns a key that is unique among an owner's intervals of all kinds. */
export function busyKey({ kind, id }: Pick<BusyInterval, 'kind' | 'id'>): string {
  return `${kind}:${id}`;
}

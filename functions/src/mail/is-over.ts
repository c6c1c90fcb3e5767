import type { BookingStatus } from 'shared-lib/domain/booking';

/** Statuses in which there is nothing left to attend or to change. */
const OVER: ReadonlySet<BookingStatus> = new Set([
  'cancelled',
  'rejected',
  'expired',
  'completed',
  'no_show',
]);

/** Reports whether a booking was completed, missed, cancelled, rejected or expired. */
export const isOver = ({ status }: { status: BookingStatus }): boolean => OVER.has(status);

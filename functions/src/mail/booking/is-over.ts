import { OPEN_STATUSES, type BookingStatus } from 'shared-lib/model/booking';

/** Reports whether a booking was completed, missed, cancelled, rejected or expired. */
export const isOver = ({ status }: { status: BookingStatus }): boolean => !OPEN_STATUSES.has(status);

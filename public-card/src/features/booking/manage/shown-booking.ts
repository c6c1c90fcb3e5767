import {
  isZone,
  OPEN_STATUSES,
  type VisitorBooking,
  type VisitorBookingOutputs,
} from 'shared-lib/model/booking';
import type { Problem } from '../booking-api';
import { visitorZone } from '../time/months';

/** A booking with the path that is valid for it now. */
export type ShownBooking = VisitorBookingOutputs['booking'];

/** A refused action. */
export interface Refused {
  problem: Problem;
  alternatives: number[];
}

/**
 * Returns the zone in which a booking's times were chosen, or this device's; empty for neither. Bookings from browsers that
 * hide their zone were once stored in UTC.
 */
export const chosenZoneOf = ({ zone }: Pick<VisitorBooking, 'zone'>): string =>
  isZone(zone) && zone !== 'UTC' ? zone : visitorZone();

/** Returns the zone in which a booking's times are shown: the one in which they were chosen, or else the owner's. */
export const zoneOf = (booking: Pick<VisitorBooking, 'zone' | 'ownerZone'>): string =>
  chosenZoneOf(booking) || booking.ownerZone;

/** Reports whether the appointment hasn't been cancelled, rejected or completed. */
export const isOpen = ({ status }: Pick<VisitorBooking, 'status'>): boolean => OPEN_STATUSES.has(status);

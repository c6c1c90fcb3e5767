import { isZone, type VisitorBookingOutputs } from 'shared-lib/domain/booking';
import type { Problem } from '../booking-api';
import { visitorZone } from '../months';

/** A booking with the address that holds for it now. */
export type ShownBooking = VisitorBookingOutputs['booking'];

/** Something that was asked and didn't happen. */
export interface Refused {
  problem: Problem;
  alternatives: number[];
}

/** Dates are told in the zone in which they were chosen. */
export const zoneOf = ({ zone }: { zone: string }) => (isZone(zone) ? zone : visitorZone('UTC'));

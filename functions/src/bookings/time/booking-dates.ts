import { reservedSpan, type Booking } from 'shared-lib/model/booking';
import { datesAround } from './busy-days';

/** Lists the dates of a booking's hour and of the requested one, all of which a change of it reads. */
export function datesOfBooking({ service, start, moveRequest }: Booking, zone: string): string[] {
  const starts = [start, ...(moveRequest ? [moveRequest.start] : [])];
  return starts.flatMap((hour) => datesAround(reservedSpan(service, hour), zone));
}

import type { Request } from 'firebase-functions/v2/https';
import type { BookingContext } from '../bookings/time/take-slot';

export type Response = NonNullable<Request['res']>;

/** A request of a visitor's page, with the parts of its path. */
export interface RequestContext extends BookingContext {
  request: Request;
  params: Readonly<Record<string, string>>;
}

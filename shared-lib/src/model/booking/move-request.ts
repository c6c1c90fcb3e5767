import type { Booking } from './booking';

/** Hour that a visitor requests in place of the one that is agreed; held for them until the owner answers. */
export interface MoveRequest {
  /** Milliseconds since the epoch. */
  start: number;
  /** Zone of the visitor at the time of the request. */
  zone: string;
}

/** Returns the instant from which a request can't be answered any more: the agreed hour or the requested one begins. */
export const moveRequestEnd = (
  { start }: Pick<Booking, 'start'>,
  request: Pick<MoveRequest, 'start'>,
): number => Math.min(start, request.start);

/** Returns the request that an owner can still answer; `null` for none. */
export function openMoveRequest(
  booking: Pick<Booking, 'start' | 'status' | 'moveRequest'>,
  now: number,
): MoveRequest | null {
  const { status, moveRequest } = booking;
  const isOpen = status === 'confirmed' && moveRequest && moveRequestEnd(booking, moveRequest) > now;
  return isOpen ? moveRequest : null;
}

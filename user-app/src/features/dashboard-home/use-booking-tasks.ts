import { useState } from 'react';
import { moveRequestEnd, openMoveRequest } from 'shared-lib/model/booking';
import { useUid } from 'shared-lib/store';
import { useAvailabilityQuery } from '../../booking-data/endpoints/availability-endpoints';
import {
  useConfirmedBookingsQuery,
  useMoveRequestsQuery,
  useUnansweredBookingsQuery,
} from '../../booking-data/endpoints/booking-endpoints';
import { deviceZone } from '../../booking-data/booking-times';
import { useAwaitingPaymentQuery } from '../../booking-data/endpoints/payment-endpoints';
import { useWhenOver } from '../../booking-data/use-when-over';
import { findBookingTasks } from './booking-tasks';
import { tomorrowIn } from './days';
import type { HomeTask } from './home-tasks';

/**
 * Subscribes to the bookings that wait for the session's owner.
 *
 * @returns `null` until they are loaded. Empty where they can't be read, as the screen has other tasks to show.
 */
export function useBookingTasks(): HomeTask[] | null {
  const uid = useUid();
  const { data: availability } = useAvailabilityQuery(uid);
  const unanswered = useUnansweredBookingsQuery(uid);
  const unpaid = useAwaitingPaymentQuery(uid);
  // Rare, and not waited for.
  const { data: moving = [] } = useMoveRequestsQuery(uid);
  const [now, setNow] = useState(Date.now);
  const zone = availability?.zone ?? deviceZone();
  const tomorrow = useConfirmedBookingsQuery({ uid, ...tomorrowIn(zone, now) }, { skip: !availability });
  const ends = moving.flatMap((booking) => {
    const request = openMoveRequest(booking, now);
    return request ? [moveRequestEnd(booking, request)] : [];
  });
  const coming = [
    ...(unanswered.data ?? []).map(({ start }) => start).filter((start) => start > now),
    ...ends,
  ];
  useWhenOver(Math.min(Infinity, ...coming), setNow);
  const isComing = [unanswered, unpaid, tomorrow].some(
    ({ data, isFetching }) => data === undefined && isFetching,
  );
  if (isComing) return null;
  return findBookingTasks(
    { unanswered: unanswered.data ?? [], unpaid: unpaid.data ?? [], moving, tomorrow: tomorrow.data ?? [] },
    { zone, now },
  );
}

import { useState } from 'react';
import { HOLDS_TIME, type Booking } from 'shared-lib/model/booking';
import { readCachedContent } from 'shared-lib/cached-content';
import { useUid } from 'shared-lib/store';
import { useAvailabilityQuery } from '../../booking-data/endpoints/availability-endpoints';
import {
  useAgendaQuery,
  useNextBookingsQuery,
  type ListedBookings,
} from '../../booking-data/endpoints/booking-endpoints';
import { useWhenOver } from '../../booking-data/use-when-over';
import { todayIn } from './days';

/** Today's bookings that aren't over yet, in the owner's zone. */
export interface TodaysBookings {
  zone: string;
  now: number;
  coming: Booking[];
  /** First booking of a later day, while today has none; `undefined` until it is loaded. */
  next: Booking | null | undefined;
}

/** Bookings that are read to find the next one, as some of them may be cancelled. */
const READ_AHEAD = 10;

/**
 * Subscribes to today's bookings of the session's owner.
 *
 * @returns `undefined` until they are loaded; `null` for an owner without hours, whose bookings aren't read either, and
 *   where they can't be read.
 */
export function useTodaysBookings(): TodaysBookings | null | undefined {
  const uid = useUid();
  const hours = useAvailabilityQuery(uid);
  const zone = hours.data?.zone;
  const [now, setNow] = useState(Date.now);
  const { from, to: tomorrow } = zone === undefined ? { from: 0, to: Infinity } : todayIn(zone, now);
  // While a new day's bookings load after midnight, `data` still has those of the day before, which are over.
  const agenda = useAgendaQuery({ uid, from, to: tomorrow }, { skip: zone === undefined });
  const coming = agenda.data?.bookings.filter(({ status, end }) => HOLDS_TIME.has(status) && end > now);
  const isFree = coming?.length === 0;
  const requested = { uid, from: tomorrow, most: READ_AHEAD };
  const later = useNextBookingsQuery(requested, { skip: !isFree });
  useWhenOver(Math.min(tomorrow, ...(coming ?? []).map(({ end }) => end)), setNow);
  if (zone === undefined) return hours.data === undefined && hours.isFetching ? undefined : null;
  if (!coming) return agenda.isFetching ? undefined : null;
  // The query itself begins with the cached value too, but a moment later: this avoids a render without it in between.
  const isAwaited = isFree && later.data === undefined && later.isFetching;
  const known = isAwaited ? readCachedContent<ListedBookings>(uid, 'next', requested) : later.data;
  if (isAwaited && known === undefined) return { zone, now, coming, next: undefined };
  const next = isFree ? known?.bookings.find(({ status }) => HOLDS_TIME.has(status)) : undefined;
  return { zone, now, coming, next: next ?? null };
}

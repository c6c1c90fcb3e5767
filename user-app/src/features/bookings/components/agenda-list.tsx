import { useEffect, useState } from 'react';
import { Button } from '@mantine/core';
import { IconCalendarEvent, IconSearch } from '@tabler/icons-react';
import { loadBookingData } from 'shared-lib/data';
import { instantOf, type Booking } from 'shared-lib/domain/booking';
import { useUid } from 'shared-lib/store';
import { EmptyState } from 'shared-lib/ui/empty-state';
import { LoadError } from 'shared-lib/ui/load-error';
import { SkeletonBlock, SkeletonRegion } from 'shared-lib/ui/skeletons';
import { useComingBookingsQuery } from '../../../booking-data/booking-endpoints';
import type { BookingData } from '../../../booking-data/live-booking-endpoint';
import { LoadingOrOffline } from '../../../ui/loading-or-offline';
import { describeRefusal } from '../booking-refusals';
import type { AgendaQuery } from '../agenda-query';
import { messages } from '../messages';
import styles from './agenda-list.module.css';
import { BookingList } from './booking-list';

/** How many bookings the list begins with, and how many 'Ver más' adds. */
export const BOOKINGS_AT_ONCE = 50;

interface AgendaListProps {
  query: AgendaQuery;
  zone: string;
  pathOf: (booking: Booking) => string;
}

/** The bookings from a day on, live. */
export function ComingBookings({ query, zone, pathOf }: AgendaListProps) {
  const uid = useUid();
  const [most, setMost] = useState(BOOKINGS_AT_ONCE);
  const { data, error, isFetching, refetch } = useComingBookingsQuery({
    uid,
    from: instantOf(query.date, '00:00', zone),
    status: query.status,
    serviceId: query.serviceId,
    most,
  });
  if (!data && isFetching) return <ListSkeleton />;
  if (!data) return <LoadError message={error?.message ?? ''} onRetry={() => void refetch()} />;
  if (data.bookings.length === 0)
    return (
      <EmptyState icon={<IconCalendarEvent size={28} stroke={1.5} />} title={messages.emptyTitle}>
        {messages.emptyText}
      </EmptyState>
    );
  return (
    <>
      <BookingList bookings={data.bookings} zone={zone} label={messages.list} pathOf={pathOf} />
      {data.hasMore && <MoreButton isLoading={isFetching} onMore={() => setMost(most + BOOKINGS_AT_ONCE)} />}
    </>
  );
}

type Cursor = Awaited<ReturnType<BookingData['searchBookings']>>['next'];

interface Found {
  bookings: Booking[];
  next: Cursor;
  problem: string | null;
}

/** What a search finds, the latest first, page by page. Another search is another one of these. */
export function FoundBookings({ query, zone, pathOf }: AgendaListProps) {
  const uid = useUid();
  const { search, status, serviceId } = query;
  const [attempt, setAttempt] = useState(0);
  const [more, setMore] = useState<Cursor>(null);
  const [found, setFound] = useState<Found | null>(null);

  useEffect(() => {
    let isWanted = true;
    const filter = { ...(status && { status }), ...(serviceId && { serviceId }) };
    loadBookingData()
      .then((data) => data.searchBookings(uid, search, filter, more))
      .then(
        ({ bookings, next }) =>
          isWanted &&
          setFound((before) => ({
            bookings: more && before ? [...before.bookings, ...bookings] : bookings,
            next,
            problem: null,
          })),
        (error: unknown) =>
          isWanted && setFound({ bookings: [], next: null, problem: describeRefusal(error) }),
      );
    return () => {
      isWanted = false;
    };
  }, [uid, search, status, serviceId, more, attempt]);

  if (!found) return <ListSkeleton />;
  if (found.problem)
    return <LoadError message={found.problem} onRetry={() => setAttempt((before) => before + 1)} />;
  if (found.bookings.length === 0 && !found.next)
    return (
      <EmptyState icon={<IconSearch size={28} stroke={1.5} />} title={messages.nothingFound}>
        {messages.nothingFoundText}
      </EmptyState>
    );
  return (
    <>
      <BookingList bookings={found.bookings} zone={zone} label={messages.found} pathOf={pathOf} />
      {found.next && <MoreButton isLoading={found.next === more} onMore={() => setMore(found.next)} />}
    </>
  );
}

function MoreButton({ isLoading, onMore }: { isLoading: boolean; onMore: () => void }) {
  return (
    <Button variant="default" className={styles.more} loading={isLoading} onClick={onMore}>
      {messages.more}
    </Button>
  );
}

function ListSkeleton() {
  return (
    <LoadingOrOffline>
      <SkeletonRegion label={messages.loading}>
        {[0, 1, 2, 3].map((row) => (
          <SkeletonBlock key={row} height={60} radius={12} />
        ))}
      </SkeletonRegion>
    </LoadingOrOffline>
  );
}

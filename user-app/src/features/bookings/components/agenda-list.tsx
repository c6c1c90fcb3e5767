import { useCallback, useState } from 'react';
import { IconCalendarEvent, IconSearch } from '@tabler/icons-react';
import { loadBookingData } from 'shared-lib/data';
import { instantOf, type Booking } from 'shared-lib/domain/booking';
import { useUid } from 'shared-lib/store';
import { EmptyState } from 'shared-lib/ui/empty-state';
import { LoadError } from 'shared-lib/ui/load-error';
import { SkeletonBlock, SkeletonRegion } from 'shared-lib/ui/skeletons';
import { useComingBookingsQuery } from '../../../booking-data/booking-endpoints';
import type { BookingData } from '../../../booking-data/live-booking-endpoint';
import { MoreButton } from '../../../ui/framed-list';
import { LoadingOrOffline } from '../../../ui/loading-or-offline';
import type { AgendaQuery } from '../agenda-query';
import { messages } from '../messages';
import { usePages } from '../use-pages';
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

type Cursor = NonNullable<Awaited<ReturnType<BookingData['searchBookings']>>['next']>;

/** What a search finds, the latest first, page by page. Another search is another one of these. */
export function FoundBookings({ query, zone, pathOf }: AgendaListProps) {
  const uid = useUid();
  const { search, status, serviceId } = query;
  const readPage = useCallback(
    async (cursor: Cursor | null) => {
      const data = await loadBookingData();
      const filter = { ...(status && { status }), ...(serviceId && { serviceId }) };
      const { bookings, next } = await data.searchBookings(uid, search, filter, cursor);
      return { rows: bookings, next };
    },
    [uid, search, status, serviceId],
  );
  const { rows, hasMore, isLoading, problem, readMore, retry } = usePages<Booking, Cursor>(readPage);

  if (problem) return <LoadError message={problem} onRetry={retry} />;
  if (!rows) return <ListSkeleton />;
  if (rows.length === 0 && !hasMore)
    return (
      <EmptyState icon={<IconSearch size={28} stroke={1.5} />} title={messages.nothingFound}>
        {messages.nothingFoundText}
      </EmptyState>
    );
  return (
    <>
      <BookingList bookings={rows} zone={zone} label={messages.found} pathOf={pathOf} />
      {hasMore && <MoreButton isLoading={isLoading} onMore={readMore} />}
    </>
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

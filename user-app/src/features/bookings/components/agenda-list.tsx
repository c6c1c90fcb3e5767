import { useState } from 'react';
import { IconCalendarEvent, IconSearch } from '@tabler/icons-react';
import {
  addDays,
  earlierDate,
  instantOf,
  laterDate,
  localDateOf,
  type Booking,
  type LocalDate,
} from 'shared-lib/model/booking';
import { usePages, useUid } from 'shared-lib/store';
import { EmptyState } from 'shared-lib/ui/empty-state';
import { LoadError } from 'shared-lib/ui/load-error';
import { SkeletonBlock, SkeletonRegion } from 'shared-lib/ui/skeletons';
import { useTakenTimeQuery } from '../../../booking-data/endpoints/availability-endpoints';
import { useComingBookingsQuery } from '../../../booking-data/endpoints/booking-endpoints';
import { useCalendarSourcesQuery } from '../../../booking-data/endpoints/calendar-sources-endpoints';
import { bookingMessages } from '../../../booking-data/messages';
import { useServicesQuery } from '../../../booking-data/endpoints/service-endpoints';
import { MoreButton } from '../../../ui/framed-list';
import { LoadingOrOffline } from '../../../ui/loading-or-offline';
import { isNarrowed, type AgendaQuery } from '../agenda-query';
import { otherTimes, type OtherTimes } from '../agenda/other-times';
import { messages } from '../messages';
import { useFoundBookingsInfiniteQuery } from '../search-endpoint';
import styles from './agenda-filters.module.css';
import { BookingList } from './booking-list';
import { ChoosableBookings } from './bulk-actions';
import { FirstStep } from './nothing-booked';

/** Bookings that the list starts with, and that 'Ver más' adds. */
export const BOOKINGS_AT_ONCE = 50;

/** Days of other calendars' times that the list shows at least and at most. */
export const OTHER_DAYS_LEAST = 14;
const OTHER_DAYS_MOST = 62;

interface AgendaListProps {
  query: AgendaQuery;
  zone: string;
  pathOf: (booking: Booking) => string;
}

const NOTHING: ReadonlyMap<LocalDate, OtherTimes> = new Map();

/** Returns the events of other calendars on the listed days; none in a filtered list. */
function useOtherTimes(
  query: AgendaQuery,
  zone: string,
  list: { bookings: readonly Booking[]; hasMore: boolean } | undefined,
): ReadonlyMap<LocalDate, OtherTimes> {
  const uid = useUid();
  const isShown = list !== undefined && !isNarrowed(query);
  const from = query.date;
  const last = list?.bookings.at(-1);
  const after = last ? addDays(localDateOf(last.start, zone), 1) : from;
  // Beyond the last booking of a part of the list there may be others.
  const wanted = list?.hasMore ? after : laterDate(after, addDays(from, OTHER_DAYS_LEAST));
  const to = earlierDate(wanted, addDays(from, OTHER_DAYS_MOST));
  const { currentData: taken } = useTakenTimeQuery({ uid, from, to }, { skip: !isShown });
  const { data: sources } = useCalendarSourcesQuery(uid, { skip: !isShown });
  return isShown ? otherTimes(taken ?? [], sources ?? [], { from, to, zone }) : NOTHING;
}

/** Renders the bookings from a day on, live. */
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
  const others = useOtherTimes(query, zone, data);
  if (!data && isFetching) return <ListSkeleton />;
  if (!data) return <LoadError message={error?.message ?? ''} onRetry={() => void refetch()} />;
  if (data.bookings.length === 0 && others.size === 0)
    return (
      <EmptyState
        icon={<IconCalendarEvent size={28} stroke={1.5} />}
        title={messages.emptyTitle}
        action={<FirstStep />}
      >
        {messages.emptyText}
      </EmptyState>
    );
  return (
    <>
      <ChoosableBookings
        bookings={data.bookings}
        others={others}
        zone={zone}
        label={messages.list}
        pathOf={pathOf}
      />
      {data.hasMore && <MoreButton isLoading={isFetching} onMore={() => setMost(most + BOOKINGS_AT_ONCE)} />}
    </>
  );
}

const idOf = ({ id }: Booking) => id;

/** Renders the results of a search with what was searched, latest first, page by page. Another search needs another instance of it. */
export function FoundBookings({ query, zone, pathOf }: AgendaListProps) {
  const uid = useUid();
  const { search, status, serviceId } = query;
  const found = useFoundBookingsInfiniteQuery({ uid, search, status, serviceId });
  const { items, hasMore, isLoadingMore, failure, loadMore, reload } = usePages(found, idOf);
  const { data: services = [] } = useServicesQuery(uid);
  const searched = (
    <p className={styles.searched}>
      {messages.searchedIn(
        status && bookingMessages.status[status],
        services.find(({ id }) => id === serviceId)?.name ?? null,
      )}
    </p>
  );

  if (failure) return <LoadError message={failure} onRetry={items ? loadMore : reload} />;
  if (!items) return <ListSkeleton />;
  if (items.length === 0 && !hasMore)
    return (
      <EmptyState icon={<IconSearch size={28} stroke={1.5} />} title={messages.nothingFound}>
        {messages.nothingFoundText}
      </EmptyState>
    );
  return (
    <>
      {searched}
      <BookingList bookings={items} zone={zone} label={messages.found} pathOf={pathOf} />
      {hasMore && <MoreButton isLoading={isLoadingMore} onMore={loadMore} />}
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

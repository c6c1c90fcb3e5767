import { useMemo, useState } from 'react';
import { Button } from '@mantine/core';
import { IconCalendarOff } from '@tabler/icons-react';
import { resolveEndpoints } from 'shared-lib/config';
import { dateSpan, notedAt, type Availability, type LocalDate } from 'shared-lib/model/booking';
import { Link, useSearchParams } from 'shared-lib/router';
import { useUid } from 'shared-lib/store';
import { EmptyState } from 'shared-lib/ui/empty-state';
import { LoadError } from 'shared-lib/ui/load-error';
import { Notice } from 'shared-lib/ui/notice';
import { OfflineNotice } from 'shared-lib/ui/offline-notice';
import { PageHeading } from 'shared-lib/ui/page-heading';
import { SegmentedControl } from 'shared-lib/ui/segmented-control';
import { SkeletonBlock, SkeletonRegion } from 'shared-lib/ui/skeletons';
import { useAvailabilityQuery } from '../../../booking-data/endpoints/availability-endpoints';
import { useConfirmedBookingsQuery } from '../../../booking-data/endpoints/booking-endpoints';
import { dateInWords, dayInWords, deviceZone } from '../../../booking-data/booking-times';
import {
  linkKey,
  useReminderLinksQuery,
  useReminderSettingsQuery,
} from '../../../booking-data/endpoints/reminder-endpoints';
import { paths } from '../../../paths';
import { BookingTabs } from '../../../ui/booking-tabs';
import { FramedList } from '../../../ui/framed-list';
import { LoadingOrOffline } from '../../../ui/loading-or-offline';
import { messages } from './messages';
import { reminderDays, shownDay } from './reminder-days';
import styles from './reminder-list.module.css';
import { ReminderRow } from './reminder-row';

/** Renders 'Recordatorios': a day's appointments, each with one press that reminds of it. */
export default function RemindersPage() {
  const { data: hours, isFetching } = useAvailabilityQuery(useUid());
  return (
    <>
      <PageHeading
        title={messages.title}
        intro={messages.intro}
        action={
          <Button component={Link} to={`${paths.settings}#recordatorios`} variant="default">
            {messages.editText}
          </Button>
        }
      />
      <BookingTabs />
      <OfflineNotice />
      {hours === undefined && isFetching ? <ListSkeleton /> : <Days hours={hours ?? null} />}
    </>
  );
}

/** Renders the choice of a day, and its list. */
function Days({ hours }: { hours: Availability | null }) {
  const [search, setSearch] = useSearchParams();
  const [now] = useState(Date.now);
  const zone = hours?.zone ?? deviceZone();
  const days = reminderDays(hours, zone, now);
  const day = shownDay(days, search.get('dia'));
  const nextOpen = days.nextOpen === null ? [] : [{ value: days.nextOpen, label: shortDay(days.nextOpen) }];
  return (
    <div className={styles.day}>
      <SegmentedControl
        aria-label={messages.day}
        value={day}
        size="md"
        data={[
          { value: days.today, label: messages.today },
          { value: days.tomorrow, label: messages.tomorrow },
          ...nextOpen,
        ]}
        onChange={(dia) => setSearch({ dia }, { replace: true })}
      />
      <DayList key={day} day={day} zone={zone} now={now} />
    </div>
  );
}

const shortDay = (date: LocalDate) =>
  dateInWords(date, { weekday: 'long', day: 'numeric', month: 'short' }).replace(', ', ' ');

/** Renders the confirmed appointments of a day that are still to come. */
function DayList({ day, zone, now }: { day: LocalDate; zone: string; now: number }) {
  const uid = useUid();
  const { start, end } = dateSpan(day, zone);
  const { currentData, error, isFetching, refetch } = useConfirmedBookingsQuery({
    uid,
    from: start,
    to: end,
  });
  const settings = useReminderSettingsQuery(uid);
  const bookings = useMemo(() => currentData?.filter((one) => one.start > now), [currentData, now]);
  const requested = useMemo(() => (bookings ?? []).map(({ id, sequence }) => ({ id, sequence })), [bookings]);
  const links = useReminderLinksQuery({ uid, asked: requested }, { skip: requested.length === 0 });

  if (!bookings && isFetching) return <ListSkeleton />;
  if (!bookings) return <LoadError message={error?.message ?? ''} onRetry={() => void refetch()} />;
  const dayInText = dayInWords(start, zone, now).replace(', ', ' ');
  if (bookings.length === 0)
    return (
      <EmptyState
        icon={<IconCalendarOff size={28} stroke={1.5} />}
        title={messages.empty(dayInText)}
        action={
          <Button component={Link} to={paths.bookings} variant="default">
            {messages.back}
          </Button>
        }
      >
        {messages.emptyText}
      </EmptyState>
    );
  const sent = bookings.filter((booking) => notedAt(booking.reminded, booking) !== null).length;
  const { publicCard } = resolveEndpoints().origins;
  const isReady = settings.data !== undefined || !settings.isFetching;
  return (
    <>
      {links.error && !links.isFetching && (
        <Notice
          tone="warning"
          title={messages.noLinks}
          actions={
            <Button size="compact-md" mih={36} variant="default" onClick={() => void links.refetch()}>
              {messages.retry}
            </Button>
          }
        >
          <p>{messages.noLinksText}</p>
        </Notice>
      )}
      <p role="status" className={styles.progress}>
        {messages.progress(sent, bookings.length)}
      </p>
      <FramedList label={messages.list(dayInText)}>
        {bookings.map((booking) => {
          const path = links.data?.[linkKey(booking)];
          return (
            <ReminderRow
              key={booking.id}
              booking={booking}
              zone={zone}
              now={now}
              options={{ text: settings.data?.text ?? '', link: path ? publicCard + path : '', zone }}
              isWaiting={!isReady || (path === undefined && links.isFetching)}
            />
          );
        })}
      </FramedList>
    </>
  );
}

function ListSkeleton() {
  return (
    <LoadingOrOffline>
      <SkeletonRegion label={messages.loading}>
        <SkeletonBlock height={44} radius={8} />
        <SkeletonBlock height={84} radius={12} />
        <SkeletonBlock height={84} radius={12} />
      </SkeletonRegion>
    </LoadingOrOffline>
  );
}

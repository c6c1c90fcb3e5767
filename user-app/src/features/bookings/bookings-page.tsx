import { lazy, Suspense, useMemo, useState } from 'react';
import { Button } from '@mantine/core';
import {
  IconBan,
  IconCalendarShare,
  IconDownload,
  IconListDetails,
  IconPlus,
  IconUsers,
} from '@tabler/icons-react';
import { instantOf, localDateOf, type Booking, type TimeBlock } from 'shared-lib/domain/booking';
import { Link, useSearchParams } from 'shared-lib/router';
import { useUid } from 'shared-lib/store';
import { LoadError } from 'shared-lib/ui/load-error';
import { Notice } from 'shared-lib/ui/notice';
import { OfflineNotice } from 'shared-lib/ui/offline-notice';
import { PageHeading } from 'shared-lib/ui/page-heading';
import { SkeletonBlock, SkeletonRegion } from 'shared-lib/ui/skeletons';
import { DAY_MS } from 'shared-lib/time';
import { useAvailabilityQuery } from '../../booking-data/availability-endpoints';
import { useAgendaQuery, useTimeBlocksQuery } from '../../booking-data/booking-endpoints';
import { dateInWords, deviceZone, zoneInWords } from '../../booking-data/booking-times';
import { LoadingOrOffline } from '../../ui/loading-or-offline';
import { paths } from '../../paths';
import { datesShown, writeAgendaQuery, type AgendaQuery, type AgendaView } from './agenda-query';
import styles from './bookings-page.module.css';
import { AgendaFilters } from './components/agenda-filters';
import { ComingBookings, FoundBookings } from './components/agenda-list';
import { AgendaToolbar } from './components/agenda-toolbar';
import { BookingPanel } from './components/booking-panel';
import { BlockDialog } from './dialogs/block-dialog';
import { ByHandDialog, type ByHandStart } from './dialogs/by-hand-dialog';
import { CsvDialog } from './dialogs/csv-dialog';
import { FeedDialog } from './dialogs/feed-dialog';
import { MoveDialog } from './dialogs/move-dialog';
import { OpenBlockDialog } from './dialogs/open-block-dialog';
import { messages } from './messages';
import { useAgenda } from './use-agenda';

const Calendar = lazy(() => import('./agenda/calendar'));

/** Returns the title of the shown dates. */
function titleOf(view: AgendaView, date: string): string {
  const { from, to } = datesShown(view, date);
  if (view === 'mes') return dateInWords(date, { month: 'long', year: 'numeric' });
  const day = dateInWords(date, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
  if (view === 'dia') return day;
  if (view === 'lista') return messages.listFrom(day);
  const last = new Date(Date.parse(`${to}T12:00:00Z`) - DAY_MS).toISOString().slice(0, 10);
  return `${dateInWords(from, { day: 'numeric', month: 'short' })} – ${dateInWords(last, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
  })}`;
}

/** Renders 'Reservas': the owner's agenda by day, week, month or as a list, and its actions. */
export default function BookingsPage() {
  const { data: availability, isFetching } = useAvailabilityQuery(useUid());
  const [isAdding, setAdding] = useState(false);
  // Drawn once, in the right zone: a week that jumps by hours would be worse than a moment's wait.
  const isKnown = availability !== undefined || !isFetching;
  const zone = isKnown ? (availability?.zone ?? deviceZone()) : null;
  return (
    <>
      <PageHeading
        title={messages.title}
        intro={zone && messages.zone(zoneInWords(zone))}
        action={
          <Button
            leftSection={<IconPlus size={18} aria-hidden />}
            disabled={zone === null}
            onClick={() => setAdding(true)}
          >
            {messages.newBooking}
          </Button>
        }
      />
      {zone === null ? (
        <AgendaSkeleton />
      ) : (
        <Agenda zone={zone} isAdding={isAdding} onAdded={() => setAdding(false)} />
      )}
    </>
  );
}

interface AgendaProps {
  zone: string;
  /** True when a new booking on the shown day was asked for. */
  isAdding: boolean;
  onAdded: () => void;
}

function Agenda({ zone, isAdding, onAdded }: AgendaProps) {
  const { query, change } = useAgenda(zone);
  const [search] = useSearchParams();
  const [chosen, setChosen] = useState<ByHandStart | null>(null);
  const [blocking, setBlocking] = useState<number | null>(null);
  const [dialog, setDialog] = useState<'csv' | 'feed' | null>(null);
  const title = titleOf(query.view, query.date);
  const day = instantOf(query.date, '00:00', zone);
  const pathOf = (booking: Booking) => `?${writeAgendaQuery(search, { bookingId: booking.id })}`;
  const closeByHand = () => {
    setChosen(null);
    onAdded();
  };

  return (
    <>
      <OfflineNotice />
      <div className={styles.others} role="group" aria-label={messages.tools}>
        <Button
          component={Link}
          to={paths.services}
          variant="default"
          leftSection={<IconListDetails size={18} aria-hidden />}
        >
          {messages.services}
        </Button>
        <Button
          variant="default"
          leftSection={<IconBan size={18} aria-hidden />}
          onClick={() => setBlocking(day)}
        >
          {messages.block}
        </Button>
        <Button
          component={Link}
          to="?vista=clientes"
          variant="default"
          leftSection={<IconUsers size={18} aria-hidden />}
        >
          {messages.customers}
        </Button>
        <Button
          variant="default"
          leftSection={<IconDownload size={18} aria-hidden />}
          onClick={() => setDialog('csv')}
        >
          {messages.csv.open}
        </Button>
        <Button
          variant="default"
          leftSection={<IconCalendarShare size={18} aria-hidden />}
          onClick={() => setDialog('feed')}
        >
          {messages.subscribe}
        </Button>
      </div>
      <AgendaToolbar query={query} zone={zone} title={title} onChange={change} />
      {query.view === 'lista' ? (
        <>
          <AgendaFilters query={query} onChange={change} />
          {query.search ? (
            <FoundBookings
              key={JSON.stringify([query.search, query.status, query.serviceId])}
              query={query}
              zone={zone}
              pathOf={pathOf}
            />
          ) : (
            <ComingBookings query={query} zone={zone} pathOf={pathOf} />
          )}
        </>
      ) : (
        <DrawnAgenda
          view={query.view}
          query={query}
          zone={zone}
          title={title}
          onChange={change}
          onChooseTime={(start, hasTime) => setChosen({ start, hasTime })}
        />
      )}
      <BookingPanel
        bookingId={query.bookingId}
        zone={zone}
        onClose={() => change({ bookingId: null }, { replace: true })}
      />
      <ByHandDialog
        initial={chosen ?? (isAdding ? { start: day, hasTime: false } : null)}
        zone={zone}
        onBooked={(bookingId, start) => {
          closeByHand();
          change({ bookingId, date: localDateOf(start, zone) });
        }}
        onClose={closeByHand}
      />
      {dialog === 'csv' && <CsvDialog date={query.date} zone={zone} onClose={() => setDialog(null)} />}
      {dialog === 'feed' && <FeedDialog onClose={() => setDialog(null)} />}
      <BlockDialog initial={blocking} zone={zone} onClose={() => setBlocking(null)} />
    </>
  );
}

interface DrawnAgendaProps {
  view: Exclude<AgendaView, 'lista'>;
  query: AgendaQuery;
  zone: string;
  title: string;
  onChange: (next: Partial<AgendaQuery>) => void;
  onChooseTime: (start: number, hasTime: boolean) => void;
}

/** Renders the calendar with the bookings in its range only. */
function DrawnAgenda({ view, query, zone, title, onChange, onChooseTime }: DrawnAgendaProps) {
  const uid = useUid();
  const [openBlock, setOpenBlock] = useState<TimeBlock | null>(null);
  const [dragged, setDragged] = useState<{ booking: Booking; start: number } | null>(null);
  const stretch = useMemo(() => {
    const { from, to } = datesShown(view, query.date);
    return { uid, from: instantOf(from, '00:00', zone), to: instantOf(to, '00:00', zone) };
  }, [uid, view, query.date, zone]);
  const { currentData: agenda, error, isFetching, refetch } = useAgendaQuery(stretch);
  const { currentData: blocks = [] } = useTimeBlocksQuery(stretch);

  if (!agenda && !isFetching)
    return <LoadError message={error?.message ?? ''} onRetry={() => void refetch()} />;
  return (
    <>
      {agenda?.hasMore && <Notice tone="warning" title={messages.incomplete} />}
      <Suspense fallback={<AgendaSkeleton />}>
        <Calendar
          view={view}
          date={query.date}
          zone={zone}
          label={messages.calendar(title)}
          bookings={agenda?.bookings ?? []}
          blocks={blocks}
          onOpenBooking={({ id }) => onChange({ bookingId: id })}
          onOpenBlock={setOpenBlock}
          onMove={(booking, start) => setDragged({ booking, start })}
          onChooseTime={onChooseTime}
          onOpenDay={(date) => onChange({ view: 'dia', date })}
        />
      </Suspense>
      {openBlock && <OpenBlockDialog block={openBlock} zone={zone} onClose={() => setOpenBlock(null)} />}
      {dragged && (
        <MoveDialog
          booking={dragged.booking}
          zone={zone}
          draggedTo={dragged.start}
          onClose={() => setDragged(null)}
        />
      )}
    </>
  );
}

function AgendaSkeleton() {
  return (
    <LoadingOrOffline>
      <SkeletonRegion label={messages.loading}>
        <SkeletonBlock height={40} />
        <SkeletonBlock height={480} radius={12} />
      </SkeletonRegion>
    </LoadingOrOffline>
  );
}

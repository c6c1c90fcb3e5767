import { Suspense, useDeferredValue, useMemo, useState } from 'react';
import { ActionIcon, Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import {
  addDays,
  instantOf,
  localDateOf,
  type Booking,
  type BusyInterval,
  type TimeBlock,
} from 'shared-lib/model/booking';
import { useNavigate, useSearchParams } from 'shared-lib/router';
import { useUid } from 'shared-lib/store';
import { LoadError } from 'shared-lib/ui/load-error';
import { Notice } from 'shared-lib/ui/notice';
import { OfflineNotice } from 'shared-lib/ui/offline-notice';
import { PageHeading } from 'shared-lib/ui/page-heading';
import { SkeletonBlock, SkeletonRegion } from 'shared-lib/ui/skeletons';
import { DAY_MS } from 'shared-lib/time';
import { lazyPart } from 'shared-lib/ui/lazy-screen';
import { useAvailabilityQuery, useTakenTimeQuery } from '../../booking-data/endpoints/availability-endpoints';
import { useAgendaQuery, useTimeBlocksQuery } from '../../booking-data/endpoints/booking-endpoints';
import { useCalendarSourcesQuery } from '../../booking-data/endpoints/calendar-sources-endpoints';
import { dateInWords, deviceZone, zoneInWords, zonesDiffer } from '../../booking-data/booking-times';
import { LoadingOrOffline } from '../../ui/loading-or-offline';
import { paths } from '../../paths';
import { BookingTabs } from '../../ui/booking-tabs';
import { ToolsMenu } from '../../ui/screen-tools';
import { useIsWide } from '../../ui/use-is-wide';
import { datesShown, moved, writeAgendaQuery, type AgendaQuery, type AgendaView } from './agenda-query';
import { closedTime } from './agenda/agenda-events';
import { allDayLines } from './agenda/other-times';
import { ComingBookings, FoundBookings } from './components/agenda-list';
import { AgendaToolbar } from './components/agenda-toolbar';
import { agendaTools } from './components/agenda-tools';
import { BookingPanel } from './components/booking-panel';
import { NothingBooked } from './components/nothing-booked';
import { BlockDialog } from './dialogs/block-dialog';
import { ByHandDialog, type ByHandStart } from './dialogs/by-hand-dialog';
import { CsvDialog } from './dialogs/csv-dialog';
import { FeedDialog } from './dialogs/feed-dialog';
import { MoveDialog } from './dialogs/move-dialog';
import { OpenBlockDialog } from './dialogs/open-block-dialog';
import { messages } from './messages';
import { useAgenda } from './use-agenda';
import { useSwipe } from './use-swipe';

const Calendar = lazyPart(() => import('./agenda/calendar'));
const ImportAppointmentsDialog = lazyPart(() => import('./import/import-appointments-dialog'));

/** Constant, so that a calendar without blocked time isn't rendered again. */
const NO_BLOCKS: readonly TimeBlock[] = [];

/** Returns the title of the shown dates, or of a search. */
function titleOf({ view, date, search }: AgendaQuery): string {
  if (view === 'lista' && search) return messages.foundFor(search);
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

/** Dialogs that the tools open. */
type OpenDialog = 'new' | 'block' | 'csv' | 'feed' | 'import' | null;

/** Renders 'Reservas': the owner's agenda by day, week, month or as a list, and its actions. */
export default function BookingsPage() {
  const { data: availability, isFetching } = useAvailabilityQuery(useUid());
  const [dialog, setDialog] = useState<OpenDialog>(null);
  const isWide = useIsWide();
  const navigate = useNavigate();
  const [now] = useState(Date.now);
  // Rendered once, in the right zone: a week that jumps by hours would be worse than a moment's wait.
  const isKnown = availability !== undefined || !isFetching;
  const zone = isKnown ? (availability?.zone ?? deviceZone()) : null;
  const isElsewhere = zone !== null && zonesDiffer(now, zone, deviceZone());
  const tools = agendaTools({
    onBlock: () => setDialog('block'),
    onExport: () => setDialog('csv'),
    onSubscribe: () => setDialog('feed'),
    onImport: () => setDialog('import'),
    onRemind: () => void navigate(paths.reminders),
    onWait: () => void navigate(paths.waiting),
  });
  return (
    <>
      <PageHeading
        title={messages.title}
        // A phone shows it where it isn't plain.
        intro={zone && (isWide || isElsewhere) && messages.zone(zoneInWords(zone))}
        compact
        action={
          <ToolsMenu
            tools={tools}
            main={
              isWide ? (
                <Button
                  leftSection={<IconPlus size={18} aria-hidden />}
                  disabled={zone === null}
                  onClick={() => setDialog('new')}
                >
                  {messages.newBooking}
                </Button>
              ) : (
                <ActionIcon
                  variant="filled"
                  size={44}
                  aria-label={messages.newBooking}
                  disabled={zone === null}
                  onClick={() => setDialog('new')}
                >
                  <IconPlus size={20} aria-hidden />
                </ActionIcon>
              )
            }
          />
        }
      />
      <BookingTabs />
      {zone === null ? (
        <AgendaSkeleton />
      ) : (
        <>
          <OfflineNotice />
          <Agenda zone={zone} dialog={dialog} onClose={() => setDialog(null)} />
        </>
      )}
    </>
  );
}

interface AgendaProps {
  zone: string;
  /** Open dialog, which is about the shown day. */
  dialog: OpenDialog;
  onClose: () => void;
}

function Agenda({ zone, dialog, onClose }: AgendaProps) {
  const { query, change } = useAgenda(zone);
  const [search] = useSearchParams();
  const [chosen, setChosen] = useState<ByHandStart | null>(null);
  const title = titleOf(query);
  const day = instantOf(query.date, '00:00', zone);
  // The screen doesn't wait for closed dialogs, nor for the services that one of them lists.
  const hasDialogs = useDeferredValue(true, false);
  const pathOf = (booking: Booking) => `?${writeAgendaQuery(search, { bookingId: booking.id })}`;
  const closeByHand = () => {
    setChosen(null);
    onClose();
  };

  return (
    <>
      <AgendaToolbar query={query} zone={zone} title={title} onChange={change} />
      {query.view === 'lista' ? (
        query.search ? (
          <FoundBookings
            key={JSON.stringify([query.search, query.status, query.serviceId])}
            query={query}
            zone={zone}
            pathOf={pathOf}
          />
        ) : (
          <ComingBookings query={query} zone={zone} pathOf={pathOf} />
        )
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
      {hasDialogs && (
        <>
          <BookingPanel
            bookingId={query.bookingId}
            zone={zone}
            onClose={() => change({ bookingId: null }, { replace: true })}
          />
          <ByHandDialog
            initial={chosen ?? (dialog === 'new' ? { start: day, hasTime: false } : null)}
            zone={zone}
            onBooked={(bookingId, start) => {
              closeByHand();
              change({ bookingId, date: localDateOf(start, zone) });
            }}
            onClose={closeByHand}
          />
          {dialog === 'csv' && <CsvDialog date={query.date} zone={zone} onClose={onClose} />}
          {dialog === 'feed' && <FeedDialog onClose={onClose} />}
          {dialog === 'import' && (
            <Suspense fallback={null}>
              <ImportAppointmentsDialog zone={zone} onClose={onClose} />
            </Suspense>
          )}
          <BlockDialog initial={dialog === 'block' ? day : null} zone={zone} onClose={onClose} />
        </>
      )}
    </>
  );
}

const NOTHING: readonly BusyInterval[] = [];

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
  const [now] = useState(Date.now);
  const [openBlock, setOpenBlock] = useState<TimeBlock | null>(null);
  const [dragged, setDragged] = useState<{ booking: Booking; start: number } | null>(null);
  const stretch = useMemo(() => {
    const { from, to } = datesShown(view, query.date);
    return { uid, from: instantOf(from, '00:00', zone), to: instantOf(to, '00:00', zone) };
  }, [uid, view, query.date, zone]);
  const { currentData: agenda, error, isFetching, refetch } = useAgendaQuery(stretch);
  const { currentData: blocks } = useTimeBlocksQuery(stretch);
  const { data: hours } = useAvailabilityQuery(uid);
  // A month is about days; its cells have no hours.
  const closed = useMemo(() => {
    if (!hours || view === 'mes') return [];
    const { from, to } = datesShown(view, query.date);
    return closedTime(hours, { from, to: addDays(to, -1) });
  }, [hours, view, query.date]);
  const { currentData: taken = NOTHING } = useTakenTimeQuery({ uid, ...datesShown(view, query.date) });
  const { data: sources } = useCalendarSourcesQuery(uid);
  const allDay = useMemo(() => allDayLines(sources ?? []), [sources]);
  const swipe = useSwipe((steps) => onChange({ date: moved(view, query.date, steps) }));

  if (!agenda && !isFetching)
    return <LoadError message={error?.message ?? ''} onRetry={() => void refetch()} />;
  return (
    <>
      {agenda?.hasMore && <Notice tone="warning" title={messages.incomplete} />}
      {agenda?.bookings.length === 0 && blocks?.length === 0 && (
        <NothingBooked view={view} isOver={stretch.to <= now} />
      )}
      <div {...swipe.handlers}>
        <Suspense fallback={<AgendaSkeleton />}>
          <Calendar
            view={view}
            date={query.date}
            zone={zone}
            label={messages.calendar(title)}
            bookings={agenda?.bookings ?? []}
            blocks={blocks ?? NO_BLOCKS}
            closed={closed}
            taken={taken}
            allDay={allDay}
            onOpenBooking={({ id }) => onChange({ bookingId: id })}
            onOpenBlock={setOpenBlock}
            onMove={(booking, start) => setDragged({ booking, start })}
            onChooseTime={(start, hasTime) => swipe.hasMoved() || onChooseTime(start, hasTime)}
            onOpenDay={(date) => onChange({ view: 'dia', date })}
          />
        </Suspense>
      </div>
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

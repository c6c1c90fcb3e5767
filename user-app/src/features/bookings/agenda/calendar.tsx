import { useEffect, useMemo, useRef } from 'react';
import FullCalendar, {
  type CalendarRef,
  type DayHeaderInfo,
  type EventDisplayInfo,
} from '@fullcalendar/react';
import dayGridPlugin from '@fullcalendar/react/daygrid';
import interactionPlugin from '@fullcalendar/react/interaction';
import es from '@fullcalendar/react/locales/es';
import '@fullcalendar/react/skeleton.css';
import classicTheme from '@fullcalendar/react/themes/classic';
import '@fullcalendar/react/themes/classic/palette.css';
import '@fullcalendar/react/themes/classic/theme.css';
import timeGridPlugin from '@fullcalendar/react/timegrid';
import {
  IconBan,
  IconCheck,
  IconClock,
  IconCurrencyEuro,
  IconUserCheck,
  IconUserOff,
} from '@tabler/icons-react';
import {
  localDateOf,
  nextBookingStatus,
  type Booking,
  type BusyInterval,
  type LocalDate,
  type TimeBlock,
} from 'shared-lib/model/booking';
import { DAY_MS, MINUTE_MS } from 'shared-lib/time';
import { rangeInWords, timeInWords } from '../../../booking-data/booking-times';
import type { AgendaView } from '../agenda-query';
import { messages } from '../messages';
import {
  agendaEvents,
  allDayEvents,
  isAttended,
  isOpen,
  sayBooking,
  type AgendaEvent,
  type AllDayLine,
  type ClosedTime,
} from './agenda-events';
import styles from './calendar.module.css';

const PLUGINS = [dayGridPlugin, timeGridPlugin, interactionPlugin, classicTheme];

const VIEWS: Record<Exclude<AgendaView, 'lista'>, string> = {
  dia: 'timeGridDay',
  semana: 'timeGridWeek',
  mes: 'dayGridMonth',
};

const TIME = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;

/** First hour on screen; earlier ones can be scrolled to. */
const FIRST_HOUR = '08:00:00';

/** Least height of an event, for fingers, and of half an hour, so that events don't reach into the next. */
const TARGET_PX = 24;
const ROW_PX = TARGET_PX + 1;

const SIGNS: Partial<Record<Booking['status'], typeof IconCheck>> = {
  pending_confirmation: IconClock,
  pending_payment: IconCurrencyEuro,
  completed: IconCheck,
  no_show: IconUserOff,
};

interface CalendarProps {
  view: Exclude<AgendaView, 'lista'>;
  date: LocalDate;
  /** Zone of the shown times. */
  zone: string;
  label: string;
  bookings: readonly Booking[];
  blocks: readonly TimeBlock[];
  /** Time outside the owner's hours. */
  closed: readonly ClosedTime[];
  /** Taken time of the shown dates, of which that of other calendars is shown. */
  taken: readonly BusyInterval[];
  /** Line of each date that has events of the whole day in other calendars. */
  allDay: ReadonlyMap<LocalDate, string>;
  onOpenBooking: (booking: Booking) => void;
  onOpenBlock: (block: TimeBlock) => void;
  /** Called when a booking is dragged to another start; it returns to its place until the move is done. */
  onMove: (booking: Booking, start: number) => void;
  /** Called when a free moment is chosen, in milliseconds since the epoch; without a time it means the whole day. */
  onChooseTime: (start: number, hasTime: boolean) => void;
  onOpenDay: (date: LocalDate) => void;
}

/** Renders day, week and month of the agenda. */
export default function Calendar(props: CalendarProps) {
  const { view, date, zone, label, bookings, blocks, closed, taken, allDay } = props;
  const { onOpenBooking, onOpenBlock, onMove, onChooseTime, onOpenDay } = props;
  const calendar = useRef<CalendarRef>(null);
  const shown = useRef({ view, date });
  useEffect(() => {
    if (shown.current.view === view && shown.current.date === date) return;
    shown.current = { view, date };
    calendar.current?.getApi().changeView(VIEWS[view], date);
  }, [view, date]);
  const events = useMemo(
    () => [
      ...agendaEvents(
        bookings,
        blocks,
        ({ status }) => nextBookingStatus(status, 'reschedule', 'owner') !== null,
        // A month has one line for a whole day.
        view === 'mes' ? taken.filter(({ start, end }) => end - start < DAY_MS) : taken,
      ),
      ...allDayEvents(allDay),
      ...closed,
    ],
    [bookings, blocks, closed, taken, allDay, view],
  );

  const open = (event: EventFacts) => {
    if (event.kind === 'booking') onOpenBooking(event.booking);
    else if (event.kind === 'block') onOpenBlock(event.block);
  };
  return (
    <div className={styles.calendar} data-view={view} role="group" aria-label={label}>
      <FullCalendar
        ref={calendar}
        plugins={PLUGINS}
        initialView={VIEWS[view]}
        initialDate={date}
        timeZone={zone}
        locale={es}
        timedText={messages.timed}
        headerToolbar={false}
        height={view === 'mes' ? 'auto' : '100%'}
        allDaySlot={allDay.size > 0}
        allDayText={messages.allDay}
        nowIndicator
        scrollTime={FIRST_HOUR}
        slotMinHeight={ROW_PX}
        eventMinHeight={TARGET_PX}
        slotEventOverlap={false}
        slotDuration="00:30:00"
        slotHeaderFormat={TIME}
        dayHeaderContent={dayHeading}
        dayMaxEvents={4}
        moreLinkClick={({ date: day }) => onOpenDay(localDateOf(day.getTime(), zone))}
        moreLinkClass={styles.more ?? ''}
        moreLinkContent={({ num }) => messages.moreEvents(num)}
        navLinks
        navLinkClass={styles.day ?? ''}
        navLinkDayClick={(day) => onOpenDay(localDateOf(day.getTime(), zone))}
        events={events}
        viewDidMount={({ el }) => letKeysScroll(el)}
        eventInteractive
        eventStartEditable
        eventDurationEditable={false}
        longPressDelay={400}
        eventClass={({ event }) => eventClass(factsOf(event))}
        eventContent={(info) => <EventWords info={info} zone={zone} />}
        eventClick={({ event, jsEvent }) => {
          jsEvent.preventDefault();
          open(factsOf(event));
        }}
        eventDrop={({ event, revert }) => {
          const dropped = factsOf(event);
          const start = event.start?.getTime();
          revert();
          if (dropped.kind === 'booking' && start !== undefined) onMove(dropped.booking, start);
        }}
        dateClick={(info) => onChooseTime(info.date.getTime(), !info.allDay)}
      />
    </div>
  );
}

/** Returns the heading of a day: its weekday and number, which the library leaves out in narrow columns. */
function dayHeading({ text, weekdayText, dayNumberText }: DayHeaderInfo): string {
  return /\d/.test(text) || !dayNumberText ? text : `${weekdayText} ${dayNumberText}`;
}

/**
 * Makes the scrolling parts of the calendar focusable, so that they can be scrolled by keys on a day without events
 * too.
 */
function letKeysScroll(view: HTMLElement): void {
  for (const part of view.querySelectorAll<HTMLElement>('[style*="auto"]')) {
    if (!/auto|scroll/.test(part.style.overflow + part.style.overflowY)) continue;
    part.tabIndex = 0;
    // Between a table and its rows only a group of rows may take the focus, and there is one already.
    part.parentElement?.closest('[role="rowgroup"]')?.setAttribute('role', 'presentation');
    part.setAttribute('role', 'rowgroup');
  }
}

/** Data of an event of the calendar. */
type EventFacts = (AgendaEvent | AllDayLine | ClosedTime)['extendedProps'];

const factsOf = ({ extendedProps }: { extendedProps: unknown }) =>
  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- The calendar gives back what each event was made with.
  extendedProps as EventFacts;

function eventClass(event: EventFacts): string {
  const waits = event.kind === 'booking' && isOpen(event.booking);
  return `${styles.event} ${waits ? styles.open : ''}`;
}

/**
 * Returns the amount of text that fits an event: one line, with its start or with everything; two lines; or all of it.
 *
 * @param length - Milliseconds.
 */
function roomFor(view: string, length: number): 'line' | 'wide-line' | 'two-lines' | 'all' {
  if (view === VIEWS.mes) return 'line';
  if (length >= 60 * MINUTE_MS) return 'all';
  if (view === VIEWS.dia) return 'wide-line';
  return length > 30 * MINUTE_MS ? 'two-lines' : 'line';
}

/** Renders the text of an event: time, customer, service, and an icon of its status with a label. */
function EventWords({ info, zone }: { info: EventDisplayInfo; zone: string }) {
  const event = factsOf(info.event);
  if (event.kind === 'all-day')
    return (
      <span className={styles.words} data-room="line">
        <span className={styles.who}>{info.event.title}</span>
      </span>
    );
  // While it is dragged, the times at which it would be.
  const [start = NaN, end = NaN] = [info.event.start?.getTime(), info.event.end?.getTime()];
  const room = roomFor(info.view.type, end - start);
  const time = room === 'line' ? timeInWords(start, zone) : rangeInWords(start, end, zone);
  if (event.kind !== 'booking') {
    return (
      <span className={styles.words} data-room={room}>
        <span className={styles.time}>
          <IconBan size={12} stroke={2.5} aria-hidden /> <span className={styles.clock}>{time}</span>
        </span>
        <span className={styles.who}>{info.event.title}</span>
        {event.kind === 'block' && <span className={styles.hidden}>{messages.blocked}</span>}
      </span>
    );
  }
  const { booking } = event;
  const Sign = isAttended(booking) ? IconUserCheck : SIGNS[booking.status];
  const [, firstName = '', surname = ''] = /^(\S*)(.*)$/s.exec(booking.customer.name.trim()) ?? [];
  return (
    <span className={styles.words} data-room={room}>
      <span aria-hidden className={styles.time}>
        {Sign && <Sign size={12} stroke={2.5} />} <span className={styles.clock}>{time}</span>
      </span>
      <bdi aria-hidden className={styles.who}>
        {firstName}
        <span className={styles.surname}>{surname}</span>
      </bdi>
      <bdi aria-hidden className={styles.what}>
        {booking.service.name}
      </bdi>
      <span className={styles.hidden}>{`${rangeInWords(start, end, zone)}, ${sayBooking(booking)}`}</span>
    </span>
  );
}

import { hasLink } from 'shared-lib/model';
import { BOOKING_LIMITS, instantOf, isZone } from 'shared-lib/model/booking';
import { DAY_MS, HOUR_MS, MINUTE_MS } from 'shared-lib/time';

/** Most appointments of one file; a larger one has to be split. */
export const MAX_APPOINTMENTS = 500;

/** An appointment of a file. */
export interface FileAppointment {
  /** Id by which the same appointment is recognised in another import. */
  uid: string;
  /** Name of the customer, as far as the title has it. */
  name: string;
  notes: string;
  /** Milliseconds since the epoch. */
  start: number;
  end: number;
}

/** Appointments of a file, in order, and how many were left out by reason. */
export interface CalendarContent {
  appointments: FileAppointment[];
  left: { past: number; allDay: number; repeated: number; cancelled: number; unreadable: number };
}

/** Property of an event, such as `DTSTART;TZID=Europe/Madrid:20260302T100000`. */
interface Property {
  parameters: string;
  value: string;
}

const plain = (value: string) =>
  value
    .replace(/\\n/gi, '\n')
    .replace(/\\([,;\\])/g, '$1')
    .trim();

/** Returns the instant of a property. A time without a zone, or in an unknown one such as Outlook's own names, is in the owner's. */
function instantOfProperty({ parameters, value }: Property, ownZone: string): number | null {
  const [, date = '', hours = '', minutes = '', utc] =
    /^(\d{8})T(\d{2})(\d{2})(?:\d{2})?(Z)?$/.exec(value.trim()) ?? [];
  if (date === '') return null;
  const day = `${date.slice(0, 4)}-${date.slice(4, 6)}-${date.slice(6)}`;
  if (Number.isNaN(Date.parse(`${day}T${hours}:${minutes}:00Z`))) return null;
  const named = /TZID="?([^";:]+)"?/i.exec(parameters)?.[1] ?? '';
  const zone = isZone(named) ? named : ownZone;
  return instantOf(day, `${hours}:${minutes}`, utc ? 'UTC' : zone);
}

/** Returns the length of a duration such as `PT1H30M`; `null` for one that isn't of time. */
function durationOf(value: string): number | null {
  const [match, days = 0, hours = 0, minutes = 0] =
    /^P(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:\d+S)?)?$/.exec(value.trim()) ?? [];
  if (match === undefined) return null;
  return Number(days) * DAY_MS + Number(hours) * HOUR_MS + Number(minutes) * MINUTE_MS;
}

/** Returns the events of a file, each as its properties by name; alarms inside an event aren't the event's. */
function eventsOf(text: string): Map<string, Property>[] {
  const events: Map<string, Property>[] = [];
  let open: Map<string, Property> | null = null;
  let depth = 0;
  for (const line of text
    .replace(/\r\n?/g, '\n')
    .replace(/\n[ \t]/g, '')
    .split('\n')) {
    const [, name = '', parameters = '', value = ''] =
      /^([\w-]+)((?:;[^:"]*(?:"[^"]*"[^:"]*)*)?):(.*)$/.exec(line) ?? [];
    const key = name.toUpperCase();
    if (key === 'BEGIN' && value === 'VEVENT') {
      open = new Map();
      depth = 0;
    } else if (key === 'END' && value === 'VEVENT') {
      if (open) events.push(open);
      open = null;
    } else if (key === 'BEGIN') depth += 1;
    else if (key === 'END') depth -= 1;
    else if (open && depth === 0 && key !== '' && !open.has(key)) open.set(key, { parameters, value });
  }
  return events;
}

type Left = keyof CalendarContent['left'];

function appointmentOf(event: Map<string, Property>, zone: string, now: number): FileAppointment | Left {
  const textOf = (name: string) => plain(event.get(name)?.value ?? '');
  if (textOf('STATUS').toUpperCase() === 'CANCELLED') return 'cancelled';
  if (event.has('RRULE') || event.has('RDATE')) return 'repeated';
  const begin = event.get('DTSTART');
  if (begin && /^\d{8}$/.test(begin.value.trim())) return 'allDay';
  const start = begin ? instantOfProperty(begin, zone) : null;
  if (start === null) return 'unreadable';
  const until = event.get('DTEND');
  const length = durationOf(textOf('DURATION'));
  const end = until ? instantOfProperty(until, zone) : length === null ? null : start + length;
  if (end === null || end <= start || end - start > DAY_MS) return 'unreadable';
  if (start <= now) return 'past';
  const title = textOf('SUMMARY').replace(/\s+/g, ' ');
  const isName = title !== '' && title.length <= BOOKING_LIMITS.name && !hasLink(title);
  const notes = [isName ? '' : title, textOf('DESCRIPTION')].filter(Boolean).join('\n');
  return {
    uid: (textOf('UID') || `${title} ${end}`).slice(0, 255),
    name: isName ? title : '–',
    notes: notes.slice(0, BOOKING_LIMITS.notes),
    start,
    end,
  };
}

/**
 * Reads the appointments of a calendar's file (RFC 5545) that are still to come. Those that repeat or last whole days are left out, as
 * a booking is one appointment at a time.
 *
 * @param zone - Zone of the owner, for times that name none.
 * @param now - Milliseconds since the epoch.
 * @returns `null` for a text that is no calendar.
 */
export function readCalendarFile(text: string, zone: string, now: number): CalendarContent | null {
  if (!/^\uFEFF?\s*BEGIN:VCALENDAR/i.test(text)) return null;
  const content: CalendarContent = {
    appointments: [],
    left: { past: 0, allDay: 0, repeated: 0, cancelled: 0, unreadable: 0 },
  };
  for (const event of eventsOf(text)) {
    const read = appointmentOf(event, zone, now);
    if (typeof read === 'string') content.left[read] += 1;
    else content.appointments.push(read);
  }
  content.appointments.sort((a, b) => a.start - b.start);
  return content;
}
